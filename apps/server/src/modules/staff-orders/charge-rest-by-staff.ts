import { withTransaction } from '../../platform/db/database.ts';
import type { Deps } from '../../platform/deps.ts';
import type { Account } from '../../platform/session.ts';
import { writeAudit } from '../audit/index.ts';
import { chargeRestLocked, lockOrderOfStore } from '../orders/index.ts';

/**
 * Staff have what a held order misses charged again, e.g. after its customer has talked to their bank.
 * @throws BusinessError `order-not-found`, `order-not-held`, `payment-in-progress`
 */
export function chargeRestByStaff(deps: Deps, account: Account, orderId: number): Promise<void> {
  const now = deps.clock.now();
  return withTransaction(deps.db, async (tx) => {
    const { orderNumber, warehouseId } = await lockOrderOfStore(tx, account, orderId);
    const { missingCents, heldReason } = await chargeRestLocked(tx, orderId, now);
    await writeAudit(tx, { account, now }, 'order.charge-rest', {
      subject: { kind: 'order', id: orderId, name: orderNumber },
      warehouseId,
      before: { heldReason },
      after: { heldReason: null, missingCents },
    });
  });
}
