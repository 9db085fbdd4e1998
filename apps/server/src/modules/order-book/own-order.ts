import type { Tx } from '../../platform/db/database.ts';
import type { Deps } from '../../platform/deps.ts';
import { BusinessError } from '../../platform/errors.ts';
import type { OrderRow } from './order-row.ts';
import { findNewestVersion, lockCartRow } from './orders.repo.ts';

/** The version in force of an order of this customer; somebody else's is not found. @throws BusinessError `order-not-found` */
export async function ownOrder(db: Deps['db'] | Tx, accountId: number, orderId: number): Promise<OrderRow> {
  const order = await findNewestVersion(db, orderId);
  if (!order || order.accountId !== accountId)
    throw new BusinessError('order-not-found', 'Non abbiamo trovato questo ordine');
  return order;
}

/** The same, with the cart it came from locked: whoever changes or cancels the order waits, and then sees the outcome. */
export async function lockOwnOrder(tx: Tx, accountId: number, orderId: number): Promise<OrderRow> {
  for (;;) {
    const seen = await ownOrder(tx, accountId, orderId);
    await lockCartRow(tx, seen.cartId);
    const order = await ownOrder(tx, accountId, orderId);
    // changed while we waited: the new version came from another cart
    if (order.cartId === seen.cartId) return order;
  }
}
