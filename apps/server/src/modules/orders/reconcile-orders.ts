import type { Deps } from '../../platform/deps.ts';
import { type PayableOrders, reconcilePayments } from '../payments/index.ts';
import { applyPaymentsToOrder } from './apply-payments.ts';
import { payableOrders } from './payable-orders.ts';
import { stoppedOrders } from './stopped-orders.repo.ts';

/**
 * The reconciliation job: every payment that is due, and every order that stopped between two phases of buying.
 * @param payables all that payments pay; default: goods alone
 */
export async function reconcileOrders(deps: Deps, payables: PayableOrders = payableOrders): Promise<void> {
  await reconcilePayments(deps, payables);
  await settleStoppedOrders(deps);
}

/** One order that cannot be settled must not keep the others waiting; it is tried again with the next run. */
async function settleStoppedOrders(deps: Deps): Promise<void> {
  for (const orderId of await stoppedOrders(deps.db, deps.clock.now())) {
    try {
      await applyPaymentsToOrder(deps, orderId);
    } catch (error) {
      deps.log.error({ err: error, orderId }, 'an order could not be settled');
    }
  }
}
