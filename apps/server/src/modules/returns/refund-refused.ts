import type { Tx } from '../../platform/db/database.ts';
import { writeOutbox } from '../../platform/outbox.ts';
import { type OrderView, readOrder } from '../order-book/index.ts';
import { refundOf, returnableQuantity } from './returned-goods.ts';
import { findReturnedBefore, insertReturn, returnOfKey } from './returns.repo.ts';

/** So much of a line the customer did not take at the door. */
export interface RefusedGoods {
  orderLineId: number;
  /** Thousandths. */
  quantity: number;
}

/** Cents that go back for refused goods of an order from which nothing was returned before; by line. */
export function refusedCents(order: OrderView, refused: readonly RefusedGoods[]): Map<number, number> {
  const none = new Map();
  return new Map(
    refused.flatMap(({ orderLineId, quantity }): [number, number][] => {
      const line = order.lines.find((each) => each.orderLineId === orderLineId);
      const most = line ? returnableQuantity(line, none) : 0;
      return line && most > 0 ? [[orderLineId, refundOf(order, line, none, Math.min(quantity, most)).refundCents]] : [];
    }),
  );
}

/**
 * Gives back what the customer refused at the door of an order that was just delivered, in the transaction that delivers it. The
 * goods are back on the van, so nobody has to agree; the money goes the way of every return, once for each key.
 * @returns cents that go back
 */
export async function refundRefused(
  tx: Tx,
  {
    orderId,
    goods,
    staffId,
    reason,
    key,
    now,
  }: { orderId: number; goods: readonly RefusedGoods[]; staffId: number; reason: string; key: string; now: Date },
): Promise<number> {
  if (goods.length === 0 || (await returnOfKey(tx, key)) !== undefined) return 0;
  const order = (await readOrder(tx, orderId))!;
  const before = await findReturnedBefore(tx, orderId);
  const lines = goods.flatMap(({ orderLineId, quantity: refused }) => {
    const line = order.lines.find((each) => each.orderLineId === orderLineId);
    const quantity = line ? Math.min(refused, returnableQuantity(line, before)) : 0;
    return line && quantity > 0
      ? [{ orderLineId, quantity, refundCents: refundOf(order, line, before, quantity).refundCents }]
      : [];
  });
  const refundCents = lines.reduce((sum, line) => sum + line.refundCents, 0);
  if (refundCents === 0) return 0;
  const withdrawalId = await insertReturn(tx, {
    orderId,
    lines,
    extraCents: 0,
    reason: { kind: 'staff', text: reason, staffId, key, byMail: true },
    now,
  });
  await writeOutbox(tx, 'withdrawal.refund', { withdrawalId });
  await writeOutbox(tx, 'withdrawal.credit-note', { withdrawalId });
  await writeOutbox(tx, 'order.refunded-by-staff', { withdrawalId });
  return refundCents;
}
