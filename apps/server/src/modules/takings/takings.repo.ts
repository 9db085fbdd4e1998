import { sql } from 'kysely';
import type { Db, Tx } from '../../platform/db/database.ts';

/* The register of takings (table taking). */

/** Delivered orders that are not in the register, the latest first: the day somebody looks at is soon whole. */
export function findOrdersToEnter(db: Db, most: number): Promise<{ orderId: number }[]> {
  return db
    .selectFrom('orders')
    .select('order_id as orderId')
    .where('state', 'in', ['delivered', 'withdrawn'])
    .where('delivered_cents', 'is not', null)
    .where('in_takings_at', 'is', null)
    .where('redelivers_problem_id', 'is', null)
    .orderBy('slot_begin_at', 'desc')
    .orderBy('order_id')
    .limit(most)
    .execute();
}

/** Returns that are not in it, of orders that are. */
export function findReturnsToEnter(db: Db, most: number): Promise<{ orderId: number; withdrawalId: number }[]> {
  return db
    .selectFrom('order_withdrawal as w')
    .innerJoin('orders as o', 'o.order_id', 'w.order_id')
    .select(['w.order_id as orderId', 'w.order_withdrawal_id as withdrawalId'])
    .where('w.in_takings_at', 'is', null)
    .where('o.in_takings_at', 'is not', null)
    .orderBy('w.order_withdrawal_id')
    .limit(most)
    .execute();
}

/** Marks an order as entered. @returns false where somebody else did */
export async function claimOrder(tx: Tx, orderId: number, now: Date): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('orders')
    .set({ in_takings_at: now })
    .where('order_id', '=', orderId)
    .where('in_takings_at', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

export async function claimReturn(tx: Tx, withdrawalId: number, now: Date): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('order_withdrawal')
    .set({ in_takings_at: now })
    .where('order_withdrawal_id', '=', withdrawalId)
    .where('in_takings_at', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

export interface TakingEntry {
  day: string;
  warehouseId: number;
  orderId: number;
  withdrawalId?: number | undefined;
  invoiced: boolean;
  /** Cents by rate; returns below zero. */
  byRate: ReadonlyMap<number, number>;
}

export async function insertTakings(tx: Tx, entry: TakingEntry): Promise<void> {
  if (entry.byRate.size === 0) return;
  await tx
    .insertInto('taking')
    .values(
      [...entry.byRate].map(([rateBp, cents]) => ({
        day: entry.day,
        warehouse_id: entry.warehouseId,
        order_id: entry.orderId,
        order_withdrawal_id: entry.withdrawalId ?? null,
        rate_bp: rateBp,
        gross_cents: cents,
        invoiced: entry.invoiced,
      })),
    )
    .execute();
}

/**
 * Enters passes on the day they were paid, and what of them goes back, below zero, on the day they ended; whoever enters one again
 * changes nothing. They belong to no store: the default one's register has them.
 */
export async function enterPasses(db: Db): Promise<void> {
  await sql`
    insert into taking (day, warehouse_id, delivery_pass_order_id, pass_refund, rate_bp, gross_cents, invoiced)
    select (e.at at time zone 'Europe/Rome')::date, w.warehouse_id, v.delivery_pass_order_id, e.is_refund, v.vat_rate_bp, e.cents, false
    from delivery_pass_order v
    cross join lateral (values (v.confirmed_at, false, v.amount_cents), (v.cancelled_at, true, -v.refund_cents)) e (at, is_refund, cents)
    cross join lateral (select warehouse_id from warehouse where active order by is_default desc, warehouse_id limit 1) w
    where e.at is not null and e.cents <> 0 and not exists (select from taking t
      where t.delivery_pass_order_id = v.delivery_pass_order_id and t.pass_refund = e.is_refund)
    on conflict do nothing`.execute(db);
}

export interface TakingsOfDay {
  day: string;
  rateBp: number;
  /** Without an invoice. */
  salesCents: number;
  /** Without an invoice; zero or less. */
  returnsCents: number;
  /** On invoices, less credit notes. */
  invoicedCents: number;
}

/** The register of some days, by day and rate. Days are `YYYY-MM-DD`, both included. */
export async function readTakings(
  db: Db,
  { from, to, warehouseId }: { from: string; to: string; warehouseId?: number | undefined },
): Promise<TakingsOfDay[]> {
  const { rows } = await sql<TakingsOfDay>`
    select to_char(day, 'YYYY-MM-DD') as day, rate_bp as "rateBp",
      coalesce(sum(gross_cents) filter (where not invoiced and order_withdrawal_id is null and not pass_refund), 0)::int as "salesCents",
      coalesce(sum(gross_cents) filter (where not invoiced and (order_withdrawal_id is not null or pass_refund)), 0)::int as "returnsCents",
      coalesce(sum(gross_cents) filter (where invoiced), 0)::int as "invoicedCents"
    from taking where day between ${from}::date and ${to}::date
      and (${warehouseId ?? null}::int is null or warehouse_id = ${warehouseId ?? null}::int)
    group by day, rate_bp order by day, rate_bp`.execute(db);
  return rows;
}
