import { calls } from '@sporta/contract';
import { daysBetween } from '@sporta/domain';
import type { FastifyInstance } from 'fastify';
import { withTransaction } from '../../platform/db/database.ts';
import { BusinessError } from '../../platform/errors.ts';
import { type CallContext, registerCall } from '../../platform/http/register-call.ts';
import { tableFile } from '../../platform/http/table-file.ts';
import { seesStore } from '../../platform/staff-rights.ts';
import { writeAudit } from '../audit/index.ts';
import { catalogueOf } from '../catalogue/index.ts';
import { reportFiles } from './report-files.ts';
import { type ReportInput, reportOf } from './report-of.ts';

/** A quarter: with the quarter before it, what a page shows at once. */
const MOST_DAYS = 92;
/** Names a file may have. */
const MOST_IN_FILE = 10_000;

export function registerReportRoutes(app: FastifyInstance): void {
  const { staffReports } = calls;

  registerCall(app, staffReports.overview, async (c) => ({
    report: await reportOf(c.db, catalogueOf(c.deps).catalogue, await asked(c, c.input)),
  }));

  registerCall(app, staffReports.file, async (c) => {
    const { from, to, table, format } = c.input;
    const report = await reportOf(c.db, catalogueOf(c.deps).catalogue, await asked(c, c.input), MOST_IN_FILE);
    const { columns, rows } = reportFiles[table](report);
    await withTransaction(c.db, (tx) =>
      writeAudit(tx, c, 'report.export', {
        subject: { kind: 'report', name: table },
        after: { from, to, rows: rows.length },
      }),
    );
    return tableFile(format, `rapporto-${table}-${from}-${to}`, columns, rows);
  });
}

interface Asked {
  from: string;
  to: string;
  warehouse_id?: number | undefined;
}

async function asked(
  { db, account }: Pick<CallContext, 'db' | 'account'>,
  { from, to, warehouse_id: id }: Asked,
): Promise<ReportInput> {
  if (to < from) throw new BusinessError('days-reversed', 'L’ultimo giorno viene prima del primo', { field: 'to' });
  if (daysBetween(from, to) >= MOST_DAYS) {
    throw new BusinessError('too-many-days', `Scegli al massimo ${MOST_DAYS} giorni`, { field: 'to' });
  }
  const rights = account.staff!;
  const warehouses = await db
    .selectFrom('warehouse')
    .select(['warehouse_id as warehouseId', 'name'])
    .orderBy('is_default', 'desc')
    .orderBy('warehouse_id')
    .execute();
  const stores = warehouses.filter(({ warehouseId }) => seesStore(rights, warehouseId));
  if (id !== undefined && !stores.some(({ warehouseId }) => warehouseId === id)) {
    throw new BusinessError('store-not-found', 'Questa sede non c’è', { field: 'warehouse_id' });
  }
  return {
    period: { from, to, stores: id === undefined ? rights.stores : [id] },
    stores,
    withPayments: rights.stores === 'all' && id === undefined,
  };
}
