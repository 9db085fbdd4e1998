import { sql } from 'kysely';
import type { Deps } from '../../platform/deps.ts';
import { reconcilePayments } from '../payments/index.ts';
import { applyPaymentsToOrder } from './apply-payments.ts';
import { payableOrders } from './payable-orders.ts';

/** The reconciliation job: every payment that is due, and every order that stopped between two phases of buying. */
export async function reconcileOrders(deps: Deps): Promise<void> {
  await reconcilePayments(deps, payableOrders);
  await settleStoppedOrders(deps);
}

/** One order that cannot be settled must not keep the others waiting; it is tried again with the next run. */
async function settleStoppedOrders(deps: Deps): Promise<void> {
  const { rows: stopped } = await sql<{ order_id: number }>`
    select order_id from orders o where state in ('draft', 'awaiting-payment')
      and updated_at < ${deps.clock.now()}::timestamptz - interval '1 minute'
      and not exists (select from payment p where p.order_id = o.order_id and p.state in ('created', 'redirected'))
    limit 200`.execute(deps.db);
  for (const { order_id: orderId } of stopped) {
    try {
      await applyPaymentsToOrder(deps, orderId);
    } catch (error) {
      deps.log.error({ err: error, orderId }, 'an order could not be settled');
    }
  }
}
