import { sql } from 'kysely';
import type { Db, Tx } from '../../../platform/db/database.ts';

/** Payments for which a card is kept and whose orders go ahead, with the end of the slot they are to reach. */
export function promisedPayments(db: Db): Promise<{ paymentId: number; provider: string; slotEndAt: Date }[]> {
  return db
    .selectFrom('payment as p')
    .innerJoin('orders as o', 'o.order_id', 'p.order_id')
    .select(['p.payment_id as paymentId', 'p.provider', 'o.slot_end_at as slotEndAt'])
    .where('p.state', '=', 'promised')
    .where('o.state', 'in', ['confirmed', 'reopened'])
    .orderBy('o.slot_end_at')
    .execute();
}

/** Whether an order waits for a card of its customer to be charged. */
export async function isPromised(tx: Tx, orderId: number): Promise<boolean> {
  const found = await tx
    .selectFrom('payment')
    .select('payment_id')
    .where('order_id', '=', orderId)
    .where('state', '=', 'promised')
    .limit(1)
    .executeTakeFirst();
  return found !== undefined;
}

/**
 * Confirmed orders whose money was to be held later and could not be, and whose customers are not asked yet. Raw: a sum over
 * what is left.
 */
export async function ordersWithoutHold(db: Db): Promise<{ orderId: number; reason: string | null }[]> {
  const { rows } = await sql<{ orderId: number; reason: string | null }>`
    select distinct on (o.order_id) o.order_id as "orderId", p.failure_reason as reason
    from payment p join orders o using (order_id)
    where p.hold_later and p.state in ('failed', 'expired', 'voided') and o.state in ('confirmed', 'reopened')
      and not exists (select from payment_request r where r.order_id = o.order_id and r.closed_at is null)
      and o.authorise_cents > coalesce((select sum(case when q.state = 'captured' then q.captured_cents - q.refunded_cents
        else q.amount_cents end) from payment q
        where q.order_id = o.order_id and q.state in ('promised', 'authorised', 'captured')), 0)
    order by o.order_id, p.payment_id desc`.execute(db);
  return rows;
}
