import { calls } from '@sporta/contract';
import { daysBetween } from '@sporta/domain';
import type { FastifyInstance } from 'fastify';
import { withTransaction } from '../../platform/db/database.ts';
import { BusinessError } from '../../platform/errors.ts';
import { type CallContext, registerCall } from '../../platform/http/register-call.ts';
import { tableFile } from '../../platform/http/table-file.ts';
import { writeAudit } from '../audit/index.ts';
import { readTakings } from './takings.repo.ts';
import { fileColumns, rowToFile, rowToWire, totalsOf } from './takings-report.ts';

/** More days make no register. */
const MOST_DAYS = 366;

/** The register of takings at the Banco. */
export function registerTakingsRoutes(app: FastifyInstance): void {
  const { staffTakings } = calls;

  registerCall(app, staffTakings.list, async (c) => {
    const takings = await rowsOf(c, c.input);
    return { takings, totals: totalsOf(takings) };
  });

  registerCall(app, staffTakings.listFile, async (c) => {
    const { from, to, format } = c.input;
    const takings = await rowsOf(c, c.input);
    await withTransaction(c.db, (tx) =>
      writeAudit(tx, c, 'takings.export', { subject: { kind: 'order' }, after: { from, to, rows: takings.length } }),
    );
    return tableFile(format, `corrispettivi-${from}-${to}`, fileColumns, takings.map(rowToFile));
  });
}

interface Asked {
  from: string;
  to: string;
  warehouse_id?: number | undefined;
}

async function rowsOf({ db }: Pick<CallContext, 'db'>, { from, to, warehouse_id: warehouseId }: Asked) {
  if (to < from) throw new BusinessError('days-reversed', 'L’ultimo giorno viene prima del primo', { field: 'to' });
  if (daysBetween(from, to) >= MOST_DAYS) {
    throw new BusinessError('too-many-days', 'Scegli al massimo un anno', { field: 'to' });
  }
  return (await readTakings(db, { from, to, warehouseId })).map(rowToWire);
}
