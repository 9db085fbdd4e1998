import type { PaymentFeedback, PaymentWait } from '@sporta/contract';
import { isBeingPaid, isPaid, isSettled, orderTotal } from '@sporta/domain';
import { BusinessError } from '../../platform/errors.ts';
import type { CartContext } from '../cart/index.ts';
import { type OrderRow, ownOrder, reservedCertificates } from '../order-book/index.ts';
import { applyPaymentsToOrder } from '../orders/index.ts';
import {
  checkPayments,
  nameOfType,
  type PaymentRow,
  providersOf,
  type StartedPayment,
  startPayment,
  tendersBeingPaid,
} from '../payments/index.ts';
import { expectedShare } from './tender-share.ts';

/**
 * How the payment of an order stands at a provider in whose app the customer confirms it. The provider itself is asked; once the
 * customer's time is over the payment is ended.
 * @throws BusinessError `order-not-found`, `payment-unavailable`
 */
export async function paymentFeedback(
  request: CartContext,
  providerName: string,
  orderId: number,
): Promise<PaymentFeedback> {
  const { deps, account } = request;
  const order = await ownOrder(deps.db, account.accountId, orderId);
  if (!isBeingPaid(order.state)) return outcomeOf(order);
  const tenders = await tendersBeingPaid(deps.db, order.orderId);
  const waiting = tenders.find(({ provider, state }) => provider === providerName && !isSettled(state));
  if (!waiting || isOver(request, waiting)) {
    await checkPayments(deps, tenders, { abandon: waiting !== undefined });
  } else {
    const started = await startPayment(deps, waiting, { ...account, orderNumber: order.orderNumber });
    if (started.kind === 'unavailable') {
      throw new BusinessError(
        'payment-unavailable',
        'Non riusciamo a sapere com’è andata: continuiamo a chiederlo. Non serve pagare di nuovo.',
      );
    }
    if (started.kind === 'redirect') return pending(order, await waitOf(request, order, tenders, waiting, started));
  }
  return outcomeOf(await applyPaymentsToOrder(deps, order.orderId));
}

function isOver({ deps, now }: CartContext, { provider, createdAt }: PaymentRow): boolean {
  const minutes = providersOf(deps).get(provider)?.waitMinutes;
  return minutes !== undefined && now.getTime() >= createdAt.getTime() + minutes * 60_000;
}

function outcomeOf(order: OrderRow): PaymentFeedback {
  if (isBeingPaid(order.state)) return pending(order);
  const outcome = order.state === 'payment-failed' || order.state === 'cancelled' ? 'error' : 'completed';
  return { order: { orderId: order.orderId }, outcome, nextUrl: `/cart/payment-${outcome}/${order.orderId}` };
}

function pending({ orderId }: OrderRow, waiting?: PaymentWait): PaymentFeedback {
  return { order: { orderId }, outcome: 'pending', ...(waiting ? { waiting } : {}) };
}

async function waitOf(
  { deps }: CartContext,
  order: OrderRow,
  tenders: readonly PaymentRow[],
  waiting: PaymentRow,
  { to }: Extract<StartedPayment, { kind: 'redirect' }>,
): Promise<PaymentWait> {
  const held = tenders.filter(({ state }) => isPaid(state));
  const certificates = await reservedCertificates(deps.db, order.orderId);
  const { totalCents } = orderTotal(
    order.payableCents,
    certificates.map(({ kind, amountCents: cents }) => ({ kind, cents })),
  );
  return {
    redirectUrl: to.url,
    amount: waiting.amountCents / 100,
    toPay: expectedShare(order, waiting, tenders) / 100,
    total: totalCents / 100,
    expiresAt: to.client?.data.expiresAt ?? deps.clock.now().toISOString(),
    held: await Promise.all(
      held.map(async ({ paymentTypeId, amountCents, tickets }) => ({
        name: await nameOfType(deps.db, paymentTypeId),
        amount: amountCents / 100,
        tickets: (tickets ?? []).map(({ faceCents, count }) => ({ value: faceCents / 100, quantity: count })),
      })),
    ),
    timeSlotDate: order.slotDay,
    timeSlotTime: order.slotText,
  };
}
