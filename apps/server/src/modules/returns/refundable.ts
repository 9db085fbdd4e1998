import type { Db } from '../../platform/db/database.ts';
import { chargesOf } from '../invoicing/index.ts';
import type { OrderView } from '../order-book/index.ts';
import { refundOf, returnableQuantity } from './returned-goods.ts';
import { findReturnedBefore, type ReturnedBefore } from './returns.repo.ts';

/** What of an order can still be given back. */
export interface Refundable {
  /** By line: thousandths and cents for all of them; lines of which nothing is left are not there. */
  lines: ReadonlyMap<number, { quantity: number; cents: number }>;
  /** Of everything that was paid, bags and delivery included. */
  totalCents: number;
  before: ReturnedBefore;
}

/** Nothing before the order is delivered: until then its lines are withdrawn, cancelled or not charged. */
export async function refundableOf(db: Db, order: OrderView): Promise<Refundable> {
  const before = await findReturnedBefore(db, order.orderId);
  if (order.state !== 'delivered') return { lines: new Map(), totalCents: 0, before };
  const given = order.withdrawals.reduce((sum, { refundCents }) => sum + refundCents, 0);
  const totalCents = Math.max(0, chargesOf(order).totalCents - given);
  const lines = order.lines.flatMap((line): [number, { quantity: number; cents: number }][] => {
    const quantity = returnableQuantity(line, before);
    if (quantity <= 0) return [];
    const { refundCents } = refundOf(order, line, before, quantity);
    return [[line.orderLineId, { quantity, cents: Math.min(refundCents, totalCents) }]];
  });
  return { lines: new Map(lines), totalCents, before };
}
