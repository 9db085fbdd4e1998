import { isSecured } from '@sporta/domain';
import { withTransaction } from '../../../platform/db/database.ts';
import type { Deps } from '../../../platform/deps.ts';
import { writeOutbox } from '../../../platform/outbox.ts';
import { findOrder, lockCartRow } from '../../order-book/index.ts';
import { checkPayments, paymentsOfOrder } from '../../payments/index.ts';
import { applyPaymentsToOrder } from '../apply-payments.ts';
import { cancelLocked } from '../cancel-order.ts';
import { closeRequest, findRequest, overdueOrders, takeReminders } from './payment-requests.repo.ts';

/** The last reminder comes so long before the end. */
const LAST_REMINDER_HOURS = 3;

/** Job: reminds customers who are asked to pay, and cancels the orders of those who did not in time. */
export async function endUnpaid(deps: Deps): Promise<void> {
  const now = deps.clock.now();
  await withTransaction(deps.db, async (tx) => {
    for (const orderId of await takeReminders(tx, now, LAST_REMINDER_HOURS)) {
      await writeOutbox(tx, 'order.payment-asked', { orderId });
    }
  });
  for (const orderId of await overdueOrders(deps.db, now)) {
    try {
      await endUnpaidOrder(deps, orderId);
    } catch (error) {
      deps.log.error({ err: error, orderId }, 'an order that was not paid could not be cancelled');
    }
  }
}

/** The provider is asked first: a customer may have paid at the last moment. What is paid later still goes back by itself. */
async function endUnpaidOrder(deps: Deps, orderId: number): Promise<void> {
  const unpaid = (await paymentsOfOrder(deps.db, orderId)).filter(({ state }) => !isSecured(state));
  await checkPayments(deps, unpaid, { abandon: true });
  await applyPaymentsToOrder(deps, orderId);
  const now = deps.clock.now();
  await withTransaction(deps.db, async (tx) => {
    const seen = await findOrder(tx, orderId);
    if (!seen) return;
    await lockCartRow(tx, seen.cartId);
    const order = (await findOrder(tx, orderId))!;
    if (!(await findRequest(tx, orderId))) return;
    if (order.state === 'confirmed' || order.state === 'reopened') {
      await cancelLocked(tx, order, { actor: 'system', reason: 'Il pagamento non è stato confermato in tempo', now });
    }
    await closeRequest(tx, orderId, now);
  });
}
