import { type Tx, withTransaction } from '../../platform/db/database.ts';
import type { Deps } from '../../platform/deps.ts';
import { BusinessError } from '../../platform/errors.ts';
import { writeOutbox } from '../../platform/outbox.ts';
import { refuseWhilePaying } from '../cart/index.ts';
import { releaseBooking } from '../delivery/index.ts';
import {
  lockOrder,
  lockOwnOrder,
  moveOrder,
  type OrderRow,
  releaseCertificates,
  releaseStock,
} from '../order-book/index.ts';
import { closeRequest } from './late/payment-requests.repo.ts';
import { detachOpenCarts } from './order-carts.repo.ts';
import { giveBackParked } from './parked-carts.repo.ts';

/**
 * The customer cancels, until the cut-off: slot, stock and certificates go back, and so does the money. An order that was
 * reopened to be changed can be cancelled too; what is in the cart by then remains there, as an ordinary cart.
 * @throws BusinessError `order-not-found`, `order-not-cancellable`, `cutoff-passed`, `payment-in-progress`
 */
export function cancelOrder(deps: Deps, accountId: number, anyVersion: number): Promise<void> {
  const now = deps.clock.now();
  return withTransaction(deps.db, async (tx) => {
    const order = await lockOwnOrder(tx, accountId, anyVersion);
    if (order.state === 'cancelled') return;
    if (order.state !== 'confirmed' && order.state !== 'reopened') {
      throw new BusinessError(
        'order-not-cancellable',
        'Questo ordine non si può più annullare da qui: chiamaci e lo facciamo noi',
      );
    }
    if (order.cutoffAt <= now) {
      throw new BusinessError('cutoff-passed', 'È tardi per annullare: stiamo già preparando la spesa');
    }
    await cancelLocked(tx, order, { actor: 'customer', now });
  });
}

/** Ends an order whose cart is locked: its place, goods, certificates and money go back. @throws BusinessError `payment-in-progress` */
export async function cancelLocked(
  tx: Tx,
  order: OrderRow,
  { actor, reason, now }: { actor: string; reason?: string; now: Date },
): Promise<void> {
  const { orderId } = order;
  if (order.state === 'reopened') {
    await detachFromCart(tx, orderId);
    await giveBackParked(tx, order.accountId);
  }
  await releaseBooking(tx, { orderId });
  await releaseStock(tx, orderId);
  await lockOrder(tx, orderId);
  await releaseCertificates(tx, orderId);
  await moveOrder(tx, order, 'cancelled', { actor, reason, now });
  await closeRequest(tx, orderId, now);
  await writeOutbox(tx, 'order.give-back', { orderId });
  await writeOutbox(tx, 'order.cancelled', { orderId });
}

/** The cart in which an order is being changed becomes an ordinary one; not while the changed order is being paid. */
async function detachFromCart(tx: Tx, orderId: number): Promise<void> {
  for (const cartId of await detachOpenCarts(tx, orderId)) await refuseWhilePaying(tx, cartId);
}
