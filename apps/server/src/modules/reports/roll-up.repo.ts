import { type RawBuilder, sql } from 'kysely';
import type { Db, Tx } from '../../platform/db/database.ts';
import { readWorkSums } from '../picking/index.ts';
import { hoursOfDays, missingOfDays, type StoreDay, substitutionsOfDays } from './count-days.ts';

/** Days somebody may wait for in one transaction. */
const AT_ONCE = 40;

/** Takes the marks of some days away: from here on, whoever changes one of them marks it again. */
export async function takeDue(tx: Tx): Promise<StoreDay[]> {
  const { rows } = await sql<StoreDay>`
    with chosen as (select distinct day, warehouse_id from report_due order by day desc limit ${AT_ONCE}),
      taken as (delete from report_due d using chosen s where s.day = d.day and s.warehouse_id = d.warehouse_id)
    select to_char(day, 'YYYY-MM-DD') as day, warehouse_id as "warehouseId" from chosen`.execute(tx);
  return rows;
}

/** One node at a time counts; another one finds nothing left to do. */
export const lockRollUp = (tx: Tx) => sql`select pg_advisory_xact_lock(hashtext('reports.roll-up'))`.execute(tx);

const tables = {
  report_hour: hoursOfDays,
  report_missing: missingOfDays,
  report_substitution: substitutionsOfDays,
} satisfies Record<string, (days: readonly StoreDay[]) => RawBuilder<unknown>>;

/** Keeps the figures of some days instead of those before. */
export async function keepFigures(tx: Tx, days: readonly StoreDay[]): Promise<void> {
  for (const table of [...Object.keys(tables), 'report_picker']) {
    await sql`delete from ${sql.table(table)} t using jsonb_to_recordset(${JSON.stringify(days)}::jsonb) as d(day date, "warehouseId" int)
      where t.day = d.day and t.warehouse_id = d."warehouseId"`.execute(tx);
  }
  for (const [table, counted] of Object.entries(tables)) {
    await sql`insert into ${sql.table(table)} ${counted(days)}`.execute(tx);
  }
  for (const of of days) await keepWork(tx, of);
}

async function keepWork(tx: Tx, { day, warehouseId }: StoreDay): Promise<void> {
  const rows = await workOf(tx, { day, warehouseId });
  if (rows.length === 0) return;
  await tx
    .insertInto('report_picker')
    .values(rows.map((row) => ({ ...row, day, warehouse_id: warehouseId })))
    .execute();
}

/** What each person prepared on a day in a store. */
export async function workOf(db: Db | Tx, { day, warehouseId }: StoreDay) {
  const { rows } = await sql<{ from: Date; to: Date }>`
    select ${day}::date::timestamp at time zone 'Europe/Rome' as from, (${day}::date + 1)::timestamp at time zone 'Europe/Rome' as to`.execute(
    db,
  );
  const sums = await readWorkSums(db, { stores: [warehouseId], ...rows[0]! });
  return sums.map(({ accountId, orders, lines, missing, seconds }) => ({
    account_id: accountId,
    orders,
    lines,
    missing,
    seconds,
  }));
}
