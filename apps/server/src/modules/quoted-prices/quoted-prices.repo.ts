import { type RawBuilder, sql } from 'kysely';
import type { Tx } from '../../platform/db/database.ts';
import type { SqlValue } from '../../platform/db/hot-statement.ts';
import { assertLockOrder } from '../../platform/db/locks.ts';

/* Raw: one is a part of the statement that reads a cart, the other locks rows and then asks them again. */

/**
 * What orders have taken of the line of a quote called `l`. One that came to nothing gives it back by itself; of an order and the
 * one that changes it both count until it is decided which of them lives.
 * @param mine orders whose part belongs to who asks: the one being changed, the one being paid; absent: none
 */
export const takenOf = (
  mine: RawBuilder<unknown> = sql`array[]::int[]`,
) => sql`coalesce((select sum(u.quantity)::int from quote_use u join orders o using (order_id)
  where u.quote_line_id = l.quote_line_id and o.state not in ('payment-failed', 'cancelled', 'replaced')
    and o.order_id <> all(array_remove(${mine}, null))), 0)`;

/** A JSON array of `QuotedPrice`: what the company of an account may still buy at quoted prices in a store. */
export const quotedPrices = (of: {
  companyId: RawBuilder<unknown>;
  warehouseId: RawBuilder<unknown>;
  mine: RawBuilder<unknown>;
  now: SqlValue<Date>;
}) => sql`(select coalesce(json_agg(json_build_object('quoteLineId', l.quote_line_id, 'quoteId', q.quote_id,
    'productId', l.product_id, 'priceCents', l.price_cents, 'left', l.quantity - t.taken,
    'startsAt', floor(extract(epoch from q.accepted_at) * 1000), 'endsAt', floor(extract(epoch from q.valid_to) * 1000))
    order by l.quote_line_id), '[]')
  from quote q join quote_line l using (quote_id) cross join lateral (select ${takenOf(of.mine)} as taken) t
  where q.company_id = ${of.companyId} and q.warehouse_id = ${of.warehouseId} and q.state = 'accepted'
    and q.valid_to > ${of.now}::timestamptz and l.price_cents is not null and l.quantity > t.taken)`;

/**
 * Writes what an order takes of quoted prices, all or nothing. The lines are locked before they are asked what is left, so that two
 * people of the company never buy the same pieces at the price.
 * @param wanted thousandths by id of the line
 * @returns whether there was enough; when not, nothing may be kept (roll back)
 */
export async function takeQuoted(
  tx: Tx,
  { orderId, replacesOrderId }: { orderId: number; replacesOrderId: number | null },
  wanted: ReadonlyMap<number, number>,
  now: Date,
): Promise<boolean> {
  if (wanted.size === 0) return true;
  assertLockOrder(tx, 'stock');
  const ids = [...wanted.keys()];
  await sql`select from quote_line where quote_line_id = any(${ids}::int[]) order by quote_line_id for update`.execute(
    tx,
  );
  const asked = [...wanted].map(([id, quantity]) => ({ id, quantity }));
  const { rows } = await sql`
    insert into quote_use (order_id, quote_line_id, quantity)
    select ${orderId}::int, l.quote_line_id, w.quantity
    from jsonb_to_recordset(${JSON.stringify(asked)}::jsonb) as w(id int, quantity int)
    join quote_line l on l.quote_line_id = w.id join quote q using (quote_id)
    where q.state = 'accepted' and q.valid_to > ${now}::timestamptz
      and l.quantity - ${takenOf(sql`array[${replacesOrderId}::int]`)} >= w.quantity
    returning quote_line_id`.execute(tx);
  return rows.length === wanted.size;
}
