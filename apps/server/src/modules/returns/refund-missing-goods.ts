import { withTransaction } from '../../platform/db/database.ts';
import type { Deps } from '../../platform/deps.ts';
import { chargesOf } from '../invoicing/index.ts';
import { lockOrder, readOrder } from '../order-book/index.ts';
import { claimMissingOf, findOrdersToCheckForMissing, insertRefundOfMissing } from './certificate-refunds.repo.ts';
import { payIntoCertificates } from './refund-certificates.ts';

/**
 * Job: delivered orders of which something was missing at picking give their certificates back what those had paid for it.
 * What is not delivered lowers what the card pays first, and only then what the certificates do, as a refund would.
 */
export async function refundMissingGoods(deps: Deps): Promise<void> {
  for (const orderId of await findOrdersToCheckForMissing(deps.db)) {
    try {
      await refundMissingOf(deps, orderId);
    } catch (error) {
      deps.log.error({ err: error, orderId }, 'what certificates paid of missing goods could not be given back');
    }
  }
}

/** Once for each order, however many nodes look at the same time. */
export function refundMissingOf(deps: Deps, orderId: number): Promise<void> {
  const now = deps.clock.now();
  return withTransaction(deps.db, async (tx) => {
    await lockOrder(tx, orderId);
    if (!(await claimMissingOf(tx, orderId, now))) return;
    const order = (await readOrder(tx, orderId))!;
    const asOrdered = {
      ...order,
      deliveredCents: null,
      lines: order.lines.map((line) => ({ ...line, deliveredCents: null })),
    };
    const missing = chargesOf(asOrdered).totalCents - chargesOf(order).totalCents;
    const byCard = order.payableCents - (order.deliveredCents ?? order.payableCents);
    const cents = missing - Math.max(0, byCard);
    await payIntoCertificates(tx, orderId, { cents, now }, (refund) => insertRefundOfMissing(tx, orderId, refund));
  });
}
