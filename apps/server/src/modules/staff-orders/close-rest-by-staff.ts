import { withTransaction } from '../../platform/db/database.ts';
import type { Deps } from '../../platform/deps.ts';
import type { Account } from '../../platform/session.ts';
import { staffActor, writeAudit } from '../audit/index.ts';
import { closeRestLocked, lockOrderOfStore } from '../orders/index.ts';

/**
 * Somebody who looked at the provider decides that what a held order misses is not charged any more. Moves no money.
 * @throws BusinessError `order-not-found`, `order-not-held`, `payment-in-progress`
 */
export function closeRestByStaff(deps: Deps, account: Account, orderId: number, reason: string): Promise<void> {
  const now = deps.clock.now();
  return withTransaction(deps.db, async (tx) => {
    const { orderNumber, warehouseId } = await lockOrderOfStore(tx, account, orderId);
    const by = { actor: staffActor(account), reason, now };
    const { missingCents, heldReason } = await closeRestLocked(tx, orderId, by);
    await writeAudit(tx, { account, now }, 'order.close-rest', {
      subject: { kind: 'order', id: orderId, name: orderNumber },
      warehouseId,
      before: { heldReason, missingCents },
      after: { heldReason: null, missingCents: 0 },
      reason,
    });
  });
}
