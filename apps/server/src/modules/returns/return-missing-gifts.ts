import { sql } from 'kysely';
import { withTransaction } from '../../platform/db/database.ts';
import type { Deps } from '../../platform/deps.ts';
import { chargesOf } from '../invoicing/index.ts';
import { lockOrder, readOrder } from '../order-book/index.ts';
import { giveToGifts } from './return-gifts.ts';

/**
 * Job: delivered orders of which something was missing at picking give their certificates back what those had paid for it.
 * What is not delivered lowers what the card pays first, and only then what the certificates do, as a refund would.
 */
export async function returnMissingGifts(deps: Deps): Promise<void> {
  const { rows } = await sql<{ orderId: number }>`
    select order_id as "orderId" from orders
    where gift_cents > 0 and missing_returned_at is null and state in ('delivered', 'withdrawn')
      and exists (select from order_event e where e.order_id = orders.order_id and e.to_state = 'delivered')
    order by order_id limit 500`.execute(deps.db);
  for (const { orderId } of rows) {
    try {
      await returnMissing(deps, orderId);
    } catch (error) {
      deps.log.error({ err: error, orderId }, 'what certificates paid of missing goods could not be given back');
    }
  }
}

/** Once for each order, however many nodes look at the same time. */
export function returnMissing(deps: Deps, orderId: number): Promise<void> {
  const now = deps.clock.now();
  return withTransaction(deps.db, async (tx) => {
    await lockOrder(tx, orderId);
    const { numAffectedRows } = await sql`update orders set missing_returned_at = ${now}
      where order_id = ${orderId} and missing_returned_at is null`.execute(tx);
    if (numAffectedRows === 0n) return;
    const order = (await readOrder(tx, orderId))!;
    const asOrdered = {
      ...order,
      deliveredCents: null,
      lines: order.lines.map((line) => ({ ...line, deliveredCents: null })),
    };
    const missing = chargesOf(asOrdered).totalCents - chargesOf(order).totalCents;
    const byCard = order.payableCents - (order.deliveredCents ?? order.payableCents);
    const cents = missing - Math.max(0, byCard);
    await giveToGifts(tx, orderId, cents, now, (giftCertificateId, part) =>
      sql`insert into order_missing_gift (order_id, gift_certificate_id, amount_cents, at)
        values (${orderId}, ${giftCertificateId}, ${part}, ${now})`.execute(tx),
    );
  });
}
