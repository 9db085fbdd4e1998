import { withTransaction } from '../../platform/db/database.ts';
import type { Deps } from '../../platform/deps.ts';
import { BusinessError } from '../../platform/errors.ts';
import type { Account } from '../../platform/session.ts';
import { staffActor, writeAudit } from '../audit/index.ts';
import { cancelLocked, lockOrderOfStore } from '../orders/index.ts';
import { readWatch } from './staff-order.repo.ts';
import { cancelProblem } from './what-may-be-done.ts';

/**
 * Staff cancel an order, also after its cut-off and when nobody took it: place, goods, certificates and money go back.
 * @throws BusinessError `order-not-found`, `order-not-cancellable`, `payment-in-progress`
 */
export function cancelByStaff(
  deps: Deps,
  account: Account,
  { orderId, reason }: { orderId: number; reason: string },
): Promise<void> {
  const now = deps.clock.now();
  return withTransaction(deps.db, async (tx) => {
    const order = await lockOrderOfStore(tx, account, orderId);
    const { state } = order;
    if (state === 'cancelled') return;
    const { collected } = await readWatch(tx, orderId);
    const problem = cancelProblem({ ...order, cutoffAt: order.cutoffAt.getTime(), missingCents: 0, collected });
    if (problem) throw new BusinessError(collected ? 'order-not-cancellable' : 'payment-in-progress', problem);
    await cancelLocked(tx, order, { actor: staffActor(account), reason, now });
    await writeAudit(tx, { account, now }, 'order.cancel', {
      subject: { kind: 'order', id: orderId, name: order.orderNumber },
      warehouseId: order.warehouseId,
      before: { state },
      after: { state: 'cancelled' },
      reason,
    });
  });
}
