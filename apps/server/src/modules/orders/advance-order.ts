import { deliveryServiceIds } from '@sporta/contract/constants.ts';
import type { StaffMove } from '@sporta/contract/staff-order-words.ts';
import { type Tx, withTransaction } from '../../platform/db/database.ts';
import type { Deps } from '../../platform/deps.ts';
import { BusinessError } from '../../platform/errors.ts';
import { writeOutbox } from '../../platform/outbox.ts';
import { findOrder, lockCartRow, lockOrder, moveOrder, type OrderRow } from '../order-book/index.ts';
import { findRequest } from './late/payment-requests.repo.ts';
import { isPromised } from './late/promised-orders.repo.ts';
import { findSettlement } from './settlements.repo.ts';

/** Who moves an order, and why, as its customer may read it. */
export interface MoveBy {
  actor: string;
  reason?: string | undefined;
}

/**
 * Moves an order on towards the customer, each move an event with who did it; one made before is made again without effect.
 * `picked` comes of settling it (settle-order.ts).
 * @throws BusinessError `order-not-found`, `payment-missing`; OrderTransitionError when the table of states knows no such way
 */
export function advanceOrder(deps: Deps, orderId: number, to: StaffMove, by: MoveBy): Promise<void> {
  const now = deps.clock.now();
  return withTransaction(deps.db, async (tx) => advanceLocked(tx, await lockForStaff(tx, orderId), to, { ...by, now }));
}

/** An order with its cart locked, whoever's it is. @throws BusinessError `order-not-found` */
export async function lockForStaff(tx: Tx, orderId: number): Promise<OrderRow> {
  const seen = await findOrder(tx, orderId);
  if (!seen) throw orderNotFound();
  await lockCartRow(tx, seen.cartId);
  return (await findOrder(tx, orderId))!;
}

export const orderNotFound = () => new BusinessError('order-not-found', 'Questo ordine non c’è', { field: 'order_id' });

/** The same within the transaction of who has locked the order's cart; a mail tells the customer what follows from a move. */
export async function advanceLocked(
  tx: Tx,
  { orderId }: Pick<OrderRow, 'orderId'>,
  to: StaffMove | 'in-locker',
  { actor, reason, now }: MoveBy & { now: Date },
): Promise<void> {
  const order = (await lockOrder(tx, orderId))!;
  if (order.state === to) return;
  const settlement = await findSettlement(tx, orderId);
  const leaves = to === 'ready' || to === 'out-for-delivery' || to === 'in-locker' || to === 'delivered';
  if (leaves && settlement && settlement.missingCents > 0) {
    throw new BusinessError('payment-missing', 'Questo ordine non è ancora pagato per intero: resta in negozio');
  }
  if (to === 'picking' && ((await isPromised(tx, orderId)) || (await findRequest(tx, orderId)))) {
    throw new BusinessError(
      'payment-missing',
      'L’importo di questo ordine non è ancora bloccato: non si può preparare',
    );
  }
  await moveOrder(tx, order, to, { actor, reason, now });
  if (to === 'delivered') {
    await writeOutbox(tx, 'order.delivered', { orderId });
    await writeOutbox(tx, 'order.invoice', { orderId });
  }
  // once more when a van leaves: a door may have broken meanwhile, and where it stands there may be no network to ask for another
  const needsDoors = to === 'ready' || to === 'out-for-delivery';
  if (needsDoors && order.deliveryServiceId === deliveryServiceIds.locker) {
    await writeOutbox(tx, 'locker.prepare', { orderId });
  }
  if (to === 'not-delivered') await writeOutbox(tx, 'order.not-delivered', { orderId });
}
