import type { ColdKind } from '@sporta/contract/staff-cold-words.ts';
import { sql } from 'kysely';
import type { Db, Tx } from '../../platform/db/database.ts';
import { ofStores } from '../../platform/db/of-stores.ts';
import { startOfShopDay } from '../../platform/db/shop-day.ts';
import type { StaffRights } from '../../platform/staff-rights.ts';

/* The register of temperatures (tables cold_*). Raw: a cell comes with how it is now. Temperatures in tenths of °C. */

export interface CellRow {
  cellId: number;
  warehouseId: number;
  warehouseName: string;
  name: string;
  kind: ColdKind;
  maxTenths: number;
  alertMinutes: number;
  silentMinutes: number;
  active: boolean;
  lastAt: Date | null;
  lastTenths: number | null;
  /** Of the readings above the threshold up to now without one below, the first. */
  warmSince: Date | null;
  hasProbe: boolean;
  /** The last word of a probe that may speak, or when the first of them was set up. */
  probeSince: Date | null;
}

/** A run of readings is looked at for so long back. */
const LOOK_BACK = sql.lit('7 days');

/** Cells of these stores, or one of them. @param now readings after it are not looked at */
export async function readCells(
  db: Db | Tx,
  { stores, cellId }: { stores: StaffRights['stores']; cellId?: number | undefined },
  now: Date,
): Promise<CellRow[]> {
  const { rows } = await sql<CellRow>`
    select c.cold_cell_id as "cellId", c.warehouse_id as "warehouseId", w.name as "warehouseName", c.name, c.kind,
      c.max_tenths as "maxTenths", c.alert_minutes as "alertMinutes", c.silent_minutes as "silentMinutes", c.active,
      last.at as "lastAt", last.tenths as "lastTenths", warm.since as "warmSince",
      probe.since is not null as "hasProbe", probe.since as "probeSince"
    from cold_cell c join warehouse w using (warehouse_id)
      left join lateral (select r.at, r.tenths from cold_reading r
        where r.cold_cell_id = c.cold_cell_id and r.at <= ${now} order by r.at desc limit 1) last on true
      left join lateral (select max(r.at) as at from cold_reading r
        where r.cold_cell_id = c.cold_cell_id and r.tenths <= c.max_tenths
          and r.at between ${now}::timestamptz - ${LOOK_BACK}::interval and ${now}) good on true
      left join lateral (select min(r.at) as since from cold_reading r
        where r.cold_cell_id = c.cold_cell_id and r.tenths > c.max_tenths and r.at <= ${now}
          and r.at > coalesce(good.at, ${now}::timestamptz - ${LOOK_BACK}::interval)) warm on true
      left join lateral (select max(coalesce(p.last_seen_at, p.created_at)) as since from cold_probe p
        where p.cold_cell_id = c.cold_cell_id and p.revoked_at is null) probe on true
    where ${ofStores(stores, sql`c.warehouse_id`)} and ${cellId === undefined ? sql`true` : sql`c.cold_cell_id = ${cellId}`}
    order by w.name, c.active desc, c.name`.execute(db);
  return rows;
}

export interface CellToSave {
  warehouseId: number;
  name: string;
  kind: ColdKind;
  maxTenths: number;
  alertMinutes: number;
  silentMinutes: number;
  active: boolean;
}

const columnsOf = (cell: CellToSave) => ({
  name: cell.name,
  kind: cell.kind,
  max_tenths: cell.maxTenths,
  alert_minutes: cell.alertMinutes,
  silent_minutes: cell.silentMinutes,
  active: cell.active,
});

/** @returns undefined when another cell of the store has the name */
export async function insertCell(tx: Tx, cell: CellToSave): Promise<number | undefined> {
  const row = await tx
    .insertInto('cold_cell')
    .values({ warehouse_id: cell.warehouseId, ...columnsOf(cell) })
    .onConflict((conflict) => conflict.columns(['warehouse_id', 'name']).doNothing())
    .returning('cold_cell_id as id')
    .executeTakeFirst();
  return row?.id;
}

/** @returns whether it was written; not where another cell of the store has the name */
export async function updateCell(tx: Tx, cellId: number, cell: CellToSave): Promise<boolean> {
  const row = await tx
    .updateTable('cold_cell as c')
    .set(columnsOf(cell))
    .where('c.cold_cell_id', '=', cellId)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('cold_cell as o')
            .select('o.cold_cell_id')
            .where('o.warehouse_id', '=', cell.warehouseId)
            .where('o.name', '=', cell.name)
            .where('o.cold_cell_id', '<>', cellId),
        ),
      ),
    )
    .returning('c.cold_cell_id')
    .executeTakeFirst();
  return row !== undefined;
}

export interface NewReading {
  at: Date;
  tenths: number;
}

/** Writes readings that are not known yet. @returns how many */
export async function insertReadings(
  tx: Tx,
  { cellId, probeId, staffId, now }: { cellId: number; probeId: number; staffId: number | null; now: Date },
  readings: readonly NewReading[],
): Promise<number> {
  if (readings.length === 0) return 0;
  const rows = await tx
    .insertInto('cold_reading')
    .values(
      readings.map(({ at, tenths }) => ({
        cold_cell_id: cellId,
        cold_probe_id: probeId,
        staff_id: staffId,
        at,
        tenths,
        received_at: now,
      })),
    )
    .onConflict((conflict) => conflict.columns(['cold_cell_id', 'at', 'cold_probe_id']).doNothing())
    .returning('at')
    .execute();
  return rows.length;
}

export interface ReadingRow extends NewReading {
  by: string | null;
}

/** Readings of some days, the first one first. @param days from `day` on */
export async function readingsOf(db: Db, cellId: number, day: string, days: number): Promise<ReadingRow[]> {
  const { rows } = await sql<ReadingRow>`
    select r.at, r.tenths, a.first_name as by from cold_reading r left join account a on a.account_id = r.staff_id
    where r.cold_cell_id = ${cellId} and r.at >= ${startOfShopDay(day)} and r.at < ${startOfShopDay(day, days)}
    order by r.at, r.cold_probe_id`.execute(db);
  return rows;
}

export interface CheckRow {
  checkId: number;
  at: Date;
  by: string;
  text: string;
}

export async function checksOf(db: Db, cellId: number, day: string, days: number): Promise<CheckRow[]> {
  const { rows } = await sql<CheckRow>`
    select c.cold_check_id as "checkId", c.at, a.first_name as by, c.text from cold_check c
      join account a on a.account_id = c.staff_id
    where c.cold_cell_id = ${cellId} and c.at >= ${startOfShopDay(day)} and c.at < ${startOfShopDay(day, days)}
    order by c.at, c.cold_check_id`.execute(db);
  return rows;
}

/** @returns whether it is new: the same key writes once */
export async function insertCheck(
  tx: Tx,
  { cellId, key, staffId, text, now }: { cellId: number; key: string; staffId: number; text: string; now: Date },
): Promise<boolean> {
  const row = await tx
    .insertInto('cold_check')
    .values({ cold_cell_id: cellId, idempotency_key: key, staff_id: staffId, text, at: now })
    .onConflict((conflict) => conflict.column('idempotency_key').doNothing())
    .returning('cold_check_id')
    .executeTakeFirst();
  return row !== undefined;
}

/** Locks a cell, so that of two who add probes at once one counts those of the other. */
export async function lockCell(tx: Tx, cellId: number): Promise<void> {
  await tx.selectFrom('cold_cell').select('cold_cell_id').where('cold_cell_id', '=', cellId).forUpdate().execute();
}

export function probesOf(db: Db | Tx, cellId: number) {
  return db
    .selectFrom('cold_probe')
    .select([
      'cold_probe_id as probeId',
      'name',
      'created_at as createdAt',
      'last_seen_at as lastSeenAt',
      'revoked_at as revokedAt',
    ])
    .where('cold_cell_id', '=', cellId)
    .orderBy('cold_probe_id')
    .execute();
}

export async function insertProbe(
  tx: Tx,
  { cellId, name, hash, now }: { cellId: number; name: string; hash: Buffer; now: Date },
): Promise<void> {
  await tx.insertInto('cold_probe').values({ cold_cell_id: cellId, name, key_hash: hash, created_at: now }).execute();
}

/** @returns its name; undefined when it is none of this cell, or had its key taken away before */
export async function revoke(tx: Tx, cellId: number, probeId: number, now: Date): Promise<string | undefined> {
  const row = await tx
    .updateTable('cold_probe')
    .set({ revoked_at: now })
    .where('cold_probe_id', '=', probeId)
    .where('cold_cell_id', '=', cellId)
    .where('revoked_at', 'is', null)
    .returning('name')
    .executeTakeFirst();
  return row?.name;
}

/** Whose key this is; marks that it spoke. A key that was taken away is nobody's. */
export async function probeSpeaks(
  tx: Tx,
  hash: Buffer,
  now: Date,
): Promise<{ probeId: number; cellId: number } | undefined> {
  return tx
    .updateTable('cold_probe')
    .set({ last_seen_at: now })
    .where('key_hash', '=', hash)
    .where('revoked_at', 'is', null)
    .returning(['cold_probe_id as probeId', 'cold_cell_id as cellId'])
    .executeTakeFirst();
}

/** Forgets readings and checks older than so many days. */
export async function forgetReadings(db: Db, now: Date, days: number): Promise<void> {
  const before = new Date(now.getTime() - days * 86_400_000);
  await db.deleteFrom('cold_reading').where('at', '<', before).execute();
  await db.deleteFrom('cold_check').where('at', '<', before).execute();
}
