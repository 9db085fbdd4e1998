import type { OrderState } from '@sporta/domain';
import { withTransaction } from '../../platform/db/database.ts';
import type { Deps } from '../../platform/deps.ts';
import { BusinessError } from '../../platform/errors.ts';
import { writeOutbox } from '../../platform/outbox.ts';
import { findOrder, lockCartRow, lockOrder, moveOrder } from '../order-book/index.ts';
import { findSettlement } from './settlements.repo.ts';

/** The states staff moves an order through; `picked` comes of settling it (settle-order.ts). */
export type StaffMove = Extract<OrderState, 'picking' | 'ready' | 'out-for-delivery' | 'delivered'>;

/**
 * Moves an order on towards the customer, each move an event with who did it; one made before is made again without effect.
 * @throws BusinessError `order-not-found`, `payment-missing`; OrderTransitionError when the table of states knows no such way
 */
export function advanceOrder(deps: Deps, orderId: number, to: StaffMove, { actor }: { actor: string }): Promise<void> {
  const now = deps.clock.now();
  return withTransaction(deps.db, async (tx) => {
    const seen = await findOrder(tx, orderId);
    if (!seen) throw new BusinessError('order-not-found', 'Questo ordine non c’è', { field: 'order_id' });
    await lockCartRow(tx, seen.cartId);
    const order = (await lockOrder(tx, orderId))!;
    if (order.state === to) return;
    const settlement = await findSettlement(tx, orderId);
    if (to !== 'picking' && settlement && settlement.missingCents > 0) {
      throw new BusinessError('payment-missing', 'Questo ordine non è ancora pagato per intero: resta in negozio');
    }
    await moveOrder(tx, order, to, { actor, now });
    if (to === 'delivered') await writeOutbox(tx, 'order.delivered', { orderId });
  });
}
