import type { Deps } from '../../platform/deps.ts';
import { checkPayment } from './check-payment.ts';
import type { PayableOrders } from './payable-orders.ts';
import { claimDuePayment } from './payment-checks.repo.ts';
import { providersOf } from './payment-providers.ts';
import type { PaymentRow } from './payments.repo.ts';

/** After this long without an answer the customer will not come back: the payment is abandoned. */
const abandonAfterMinutes = 30;

/** Whether nobody is paying it any more. */
export function isAbandoned({ createdAt }: Pick<PaymentRow, 'createdAt'>, now: Date): boolean {
  return now.getTime() - createdAt.getTime() >= abandonAfterMinutes * 60_000;
}

/** Payments of one provider that are checked at the same time. */
const handsPerProvider = 4;

/**
 * Checks every payment that is due. Payments are claimed one by one and providers asked side by side, so it may be killed
 * anywhere and run on several nodes at once.
 */
export async function reconcilePayments(deps: Deps, orders: PayableOrders): Promise<void> {
  const hands = providersOf(deps)
    .all()
    .flatMap(({ name }) => Array.from({ length: handsPerProvider }, () => checkDuePayments(deps, orders, name)));
  await Promise.all(hands);
}

/** Until none is due. A provider that does not answer is left alone until the next run: all its payments are as stuck. */
async function checkDuePayments(deps: Deps, orders: PayableOrders, provider: string): Promise<void> {
  for (;;) {
    const now = deps.clock.now();
    const payment = await claimDuePayment(deps.db, provider, { now, minutes: deps.config.payments.reconcileMinutes });
    if (!payment) return;
    const abandon = isAbandoned(payment, now);
    const answered = await attempt(deps, payment.orderId, async () => {
      const asked = await checkPayment(deps, payment, { abandon });
      await orders.applyPayments(deps, payment.orderId);
      return asked;
    });
    if (answered === false) return;
  }
}

/** One payment that cannot be settled must not keep the others waiting; it is tried again with the next run. */
async function attempt<T>(deps: Deps, orderId: number, work: () => Promise<T>): Promise<T | undefined> {
  try {
    return await work();
  } catch (error) {
    deps.log.error({ err: error, orderId }, 'a payment could not be settled');
    return undefined;
  }
}
