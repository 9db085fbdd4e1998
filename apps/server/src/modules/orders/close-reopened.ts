import { type Tx, withTransaction } from '../../platform/db/database.ts';
import type { Deps } from '../../platform/deps.ts';
import { lockCartRow, lockOrder, moveOrder } from '../order-book/index.ts';
import { detachCart, isChangeBeingPaid, overdueChanges } from './order-carts.repo.ts';
import { giveBackParked } from './parked-carts.repo.ts';

/**
 * Orders whose changes were not bought before the cut-off are prepared as they were. The cart remains, as an ordinary one,
 * with what had waited beside it.
 */
export async function closeReopened(deps: Deps): Promise<void> {
  const now = deps.clock.now();
  for (const { orderId, cartId } of await overdueChanges(deps.db, now)) {
    await withTransaction(deps.db, async (tx) => {
      if (cartId !== null && !(await releaseCart(tx, cartId, orderId))) return;
      const order = await lockOrder(tx, orderId);
      if (order?.state === 'reopened')
        await moveOrder(tx, order, 'confirmed', { actor: 'system', reason: 'Modifiche non completate', now });
    });
  }
}

/** @returns false while the changed order is being paid: its payment decides */
async function releaseCart(tx: Tx, cartId: number, orderId: number): Promise<boolean> {
  await lockCartRow(tx, cartId);
  if (await isChangeBeingPaid(tx, orderId)) return false;
  await giveBackParked(tx, await detachCart(tx, cartId, orderId));
  return true;
}
