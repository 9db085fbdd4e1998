import { type ColdDay, calls } from '@sporta/contract';
import { formatDayNumeric, shopDay, slug } from '@sporta/domain';
import type { FastifyInstance } from 'fastify';
import { type Db, type Tx, withTransaction } from '../../platform/db/database.ts';
import { BusinessError } from '../../platform/errors.ts';
import { type CallContext, registerCall } from '../../platform/http/register-call.ts';
import type { Cell } from '../../platform/http/table-cell.ts';
import { tableFile } from '../../platform/http/table-file.ts';
import { storesAsked } from '../../platform/stores-asked.ts';
import { type AuditAction, writeAudit } from '../audit/index.ts';
import { cellToWire } from './cell-state.ts';
import {
  type CellRow,
  checksOf,
  insertCell,
  insertCheck,
  insertProbe,
  insertReadings,
  lockCell,
  probesOf,
  readCells,
  readingsOf,
  revoke,
  updateCell,
} from './cold.repo.ts';
import { hashOfKey, newProbeKey, takeReadings, tenthsOf } from './probe-readings.ts';

/** Probes of a cell that may speak at once. */
const MOST_PROBES = 8;
/** Of the probes behind one address in a minute: those of fifteen full cells, each a sending. */
const MOST_SENDINGS = 120;
const clock = new Intl.DateTimeFormat('it-IT', { timeZone: 'Europe/Rome', hour: '2-digit', minute: '2-digit' });

export function registerColdRoutes(app: FastifyInstance): void {
  const { staffCold } = calls;

  registerCall(app, staffCold.list, (c) => cellsFor(c, c.input.warehouse_id));

  registerCall(app, staffCold.cell, async (c) => ({
    cold: await dayOf(c, await cellOf(c.db, c, c.input.cell_id), c.input.day),
  }));

  registerCall(app, staffCold.save, async (c) => {
    const { cell_id: cellId, warehouse_id: warehouseId, name, kind, active } = c.input;
    storesAsked(c.account.staff!, warehouseId);
    const cell = {
      warehouseId,
      name,
      kind,
      active,
      maxTenths: tenthsOf(c.input.max),
      alertMinutes: c.input.alert_minutes,
      silentMinutes: c.input.silent_minutes,
    };
    await withTransaction(c.db, async (tx) => {
      const before = cellId === undefined ? undefined : await cellOf(tx, c, cellId);
      if (before && before.warehouseId !== warehouseId) throw cellNotFound();
      const isFree = before ? await updateCell(tx, before.cellId, cell) : (await insertCell(tx, cell)) !== undefined;
      if (!isFree) throw new BusinessError('name-taken', `Questa sede ha già «${name}»`, { field: 'name' });
      await writeAudit(tx, c, 'cold.save', {
        subject: { kind: 'store', id: warehouseId, name },
        warehouseId,
        before: before ? { max: before.maxTenths / 10, alertMinutes: before.alertMinutes, active: before.active } : {},
        after: { max: c.input.max, alertMinutes: cell.alertMinutes, active },
      });
    });
    return cellsFor(c, undefined);
  });

  registerCall(app, staffCold.read, async (c) => {
    const cell = await cellOf(c.db, c, c.input.cell_id);
    const said = c.input.at ? new Date(c.input.at) : c.now;
    // a phone without a network sends late, never early
    const at = said > c.now || c.now.getTime() - said.getTime() > 86_400_000 ? c.now : said;
    await withTransaction(c.db, (tx) =>
      insertReadings(tx, { cellId: cell.cellId, probeId: 0, staffId: c.account.accountId, now: c.now }, [
        { at, tenths: tenthsOf(c.input.temperature) },
      ]),
    );
    return { cold: await dayOf(c, await cellOf(c.db, c, cell.cellId)) };
  });

  registerCall(app, staffCold.check, async (c) => {
    const cell = await cellOf(c.db, c, c.input.cell_id);
    await withTransaction(c.db, async (tx) => {
      const { text, idempotency_key: key } = c.input;
      const check = { cellId: cell.cellId, key, staffId: c.account.accountId, text, now: c.now };
      if (await insertCheck(tx, check)) await log(tx, c, 'cold.check', cell);
    });
    return { cold: await dayOf(c, cell) };
  });

  registerCall(app, staffCold.addProbe, async (c) => {
    const cell = await cellOf(c.db, c, c.input.cell_id);
    const key = newProbeKey();
    await withTransaction(c.db, async (tx) => {
      await lockCell(tx, cell.cellId);
      const speaking = (await probesOf(tx, cell.cellId)).filter(({ revokedAt }) => revokedAt === null);
      if (speaking.length >= MOST_PROBES) {
        throw new BusinessError('too-many-probes', 'Questa cella ha già abbastanza sonde: revocane una', {
          field: 'cell_id',
        });
      }
      await insertProbe(tx, { cellId: cell.cellId, name: c.input.name, hash: hashOfKey(key), now: c.now });
      await log(tx, c, 'cold.add-probe', cell);
    });
    return { key, cold: await dayOf(c, await cellOf(c.db, c, cell.cellId)) };
  });

  registerCall(app, staffCold.revokeProbe, async (c) => {
    const cell = await cellOf(c.db, c, c.input.cell_id);
    await withTransaction(c.db, async (tx) => {
      if ((await revoke(tx, cell.cellId, c.input.probe_id, c.now)) !== undefined) {
        await log(tx, c, 'cold.revoke-probe', cell);
      }
    });
    return { cold: await dayOf(c, await cellOf(c.db, c, cell.cellId)) };
  });

  registerCall(app, staffCold.month, async (c) => {
    const cell = await cellOf(c.db, c, c.input.cell_id);
    const rows = await registerRows(c.db, cell, c.input.month);
    return tableFile(c.input.format, `temperature-${slug(cell.name)}-${c.input.month}`, registerColumns, rows);
  });

  registerCall(app, staffCold.readings, (c) => takeReadings(c.deps, c.input), {
    rateLimit: { max: MOST_SENDINGS, windowSeconds: 60 },
  });
}

type Asking = Pick<CallContext, 'account' | 'now' | 'db'>;

const cellNotFound = () => new BusinessError('cell-not-found', 'Questa cella non c’è', { field: 'cell_id' });

async function cellOf(db: Db | Tx, { account, now }: Asking, cellId: number): Promise<CellRow> {
  const [cell] = await readCells(db, { stores: account.staff!.stores, cellId }, now);
  if (!cell) throw cellNotFound();
  return cell;
}

async function cellsFor({ db, account, now }: Asking, warehouseId: number | undefined) {
  const cells = await readCells(db, { stores: storesAsked(account.staff!, warehouseId) }, now);
  return { cells: cells.map((cell) => cellToWire(cell, now)) };
}

async function dayOf({ db, now }: Asking, cell: CellRow, day = shopDay(now.getTime())): Promise<ColdDay> {
  const { cellId } = cell;
  const [readings, checks, probes] = await Promise.all([
    readingsOf(db, cellId, day, 1),
    checksOf(db, cellId, day, 1),
    probesOf(db, cellId),
  ]);
  return {
    cell: cellToWire(cell, now),
    day,
    readings: readings.map(({ at, tenths, by }) => ({
      at: at.toISOString(),
      temperature: tenths / 10,
      ...(by === null ? {} : { by }),
    })),
    checks: checks.map(({ at, ...check }) => ({ ...check, at: at.toISOString() })),
    probes: probes.map(({ createdAt, lastSeenAt, revokedAt, ...probe }) => ({
      ...probe,
      createdAt: createdAt.toISOString(),
      ...(lastSeenAt ? { lastSeenAt: lastSeenAt.toISOString() } : {}),
      ...(revokedAt ? { revokedAt: revokedAt.toISOString() } : {}),
    })),
  };
}

const log = (tx: Tx, c: Asking, action: AuditAction, { warehouseId, name }: CellRow) =>
  writeAudit(tx, c, action, { subject: { kind: 'store', id: warehouseId, name }, warehouseId, after: { cell: name } });

const registerColumns = [
  'Sede',
  'Cella',
  'Soglia °C',
  'Giorno',
  'Ora',
  'Temperatura °C',
  'Sopra soglia',
  'Chi',
  'Azione',
];
/** A number, not a text: below zero a text would look like a formula, and be kept from being one by an apostrophe. */
const figure = (tenths: number) => tenths / 10;

/** The register of a month, in the order in which it happened. */
async function registerRows(db: Db, cell: CellRow, month: string): Promise<Cell[][]> {
  const first = `${month}-01`;
  const days = new Date(Number(month.slice(0, 4)), Number(month.slice(5)), 0).getDate();
  const [readings, checks] = await Promise.all([
    readingsOf(db, cell.cellId, first, days),
    checksOf(db, cell.cellId, first, days),
  ]);
  const begin = [cell.warehouseName, cell.name, figure(cell.maxTenths)];
  const when = (at: Date) => [formatDayNumeric(shopDay(at.getTime())), clock.format(at)];
  const rows = [
    ...readings.map(({ at, tenths, by }) => ({
      at,
      row: [...begin, ...when(at), figure(tenths), tenths > cell.maxTenths ? 'sì' : 'no', by ?? 'sonda', ''],
    })),
    ...checks.map(({ at, by, text }) => ({ at, row: [...begin, ...when(at), '', '', by, text] })),
  ];
  return rows.sort((a, b) => a.at.getTime() - b.at.getTime()).map(({ row }) => row);
}
