import type { LineView, OrderView } from '../order-book/index.ts';
import type { ReturnedBefore } from './returns.repo.ts';
import { paidForLine, receivedQuantity } from './withdrawal.ts';

/* How much of a line can be returned and what it is worth: withdrawals and refunds count together, so that nothing is paid twice. */

/** Thousandths of a line the customer still has. */
export function returnableQuantity(line: LineView, before: ReturnedBefore): number {
  return receivedQuantity(line) - (before.get(line.orderLineId)?.quantity ?? 0);
}

/**
 * Cents that go back for so much of a line, and whether nothing of it is left then.
 * @param quantity thousandths, at most what is returnable of the line
 */
export function refundOf(
  order: OrderView,
  line: LineView,
  before: ReturnedBefore,
  quantity: number,
): { refundCents: number; whole: boolean } {
  const returned = before.get(line.orderLineId) ?? { quantity: 0, refundCents: 0 };
  const received = receivedQuantity(line);
  // computed on all that is back by then, so that the parts add up to what was paid
  const soFar = Math.round((paidForLine(order, line) * (returned.quantity + quantity)) / received);
  return { refundCents: soFar - returned.refundCents, whole: returned.quantity + quantity >= received };
}
