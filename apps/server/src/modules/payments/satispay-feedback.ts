import type { PaymentFeedback, PaymentWait } from '@sporta/contract';
import { isBeingPaid, isSettled, type OrderState } from '@sporta/domain';
import type { Deps } from '../../platform/deps.ts';
import { BusinessError } from '../../platform/errors.ts';
import type { Account } from '../../platform/session.ts';
import { checkPayments } from './check-payment.ts';
import { heldTenders } from './held-tenders.ts';
import { isStillMissing, pageAfterPaying } from './page-after-paying.ts';
import type { PaidOrder, PayableOrders } from './payable-orders.ts';
import { providersOf } from './payment-providers.ts';
import { findPayment, type PaymentRow, tendersBeingPaid } from './payments.repo.ts';
import { startPayment } from './start-payment.ts';
import type { StartedPayment } from './started-payment.ts';
import { expectedShare } from './tender-share.ts';

/**
 * The state of an order's payment at Satispay, in whose app the customer confirms it. Satispay itself is asked; once the
 * customer's time is over the payment is ended.
 * @throws BusinessError `order-not-found`, `payment-unavailable`
 */
export async function satispayFeedback(
  deps: Deps,
  orders: PayableOrders,
  account: Account,
  orderId: number,
): Promise<PaymentFeedback> {
  const order = await orders.ownOrder(deps, account.accountId, orderId);
  const tenders = await tendersBeingPaid(deps.db, order.orderId);
  const atSatispay = tenders.filter(({ provider }) => provider === 'satispay');
  // a confirmed order may have one too: what it lacks
  const waiting = atSatispay.find(({ state }) => !isSettled(state));
  const last = waiting ?? atSatispay.at(-1);
  if (!waiting && !isBeingPaid(order.state)) return outcomeOf(order, last);
  if (!waiting || isOver(deps, waiting)) {
    const ended = waiting && !isBeingPaid(order.state) ? [waiting] : tenders;
    await checkPayments(deps, ended, { abandon: waiting !== undefined });
  } else {
    const started = await startPayment(deps, waiting, { ...account, orderNumber: order.orderNumber });
    if (started.kind === 'unavailable') {
      throw new BusinessError(
        'payment-unavailable',
        'Non riusciamo a sapere com’è andata: continuiamo a chiederlo. Non serve pagare di nuovo.',
      );
    }
    if (started.kind === 'redirect') {
      const { orderId: id } = order;
      return {
        order: { orderId: id },
        outcome: 'pending',
        waiting: await waitOf(deps, order, tenders, waiting, started),
      };
    }
  }
  const { state } = await orders.applyPayments(deps, order.orderId);
  return outcomeOf({ ...order, state }, last && (await findPayment(deps.db, last.paymentId)));
}

function isOver(deps: Deps, { provider, createdAt }: PaymentRow): boolean {
  const minutes = providersOf(deps).get(provider)?.waitMinutes;
  return minutes !== undefined && deps.clock.now().getTime() >= createdAt.getTime() + minutes * 60_000;
}

/** Nothing is left to confirm in the app: the page named waits for the rest, if anything is still open. */
function outcomeOf({ orderId, state }: { orderId: number; state: OrderState }, last?: PaymentRow): PaymentFeedback {
  const failed = state === 'payment-failed' || state === 'cancelled' || (last && isStillMissing(state, last));
  const outcome = isBeingPaid(state) ? 'pending' : failed ? 'error' : 'completed';
  return { order: { orderId }, outcome, nextUrl: pageAfterPaying(orderId, state, last) };
}

async function waitOf(
  deps: Deps,
  order: PaidOrder,
  tenders: readonly PaymentRow[],
  waiting: PaymentRow,
  { to }: Extract<StartedPayment, { kind: 'redirect' }>,
): Promise<PaymentWait> {
  return {
    redirectUrl: to.url,
    amount: waiting.amountCents / 100,
    toPay: (isBeingPaid(order.state) ? expectedShare(order, waiting, tenders) : waiting.amountCents) / 100,
    total: order.totalCents / 100,
    expiresAt: to.client?.data.expiresAt ?? deps.clock.now().toISOString(),
    held: await heldTenders(deps.db, tenders),
    ...(order.slot ? { timeSlotDate: order.slot.day, timeSlotTime: order.slot.text } : {}),
  };
}
