import type { PaymentResponse } from '@sporta/contract';
import { isBeingPaid, isPaid, isSettled } from '@sporta/domain';
import type { Deps } from '../../platform/deps.ts';
import { BusinessError } from '../../platform/errors.ts';
import type { CartContext } from '../cart/index.ts';
import { findOrderBeingPaidBy, type OrderRow } from '../order-book/index.ts';
import { applyPaymentsToOrder } from '../orders/index.ts';
import {
  checkPayment,
  failureText,
  markRedirected,
  type PaymentRow,
  paymentsOfOrder,
  providersOf,
  recordPayment,
  type StartResult,
  usableCard,
} from '../payments/index.ts';
import type { BuyInput } from './buy-input.ts';
import { prepareOrder } from './prepare-order.ts';
import { rehearseOrder } from './rehearse-order.ts';

/**
 * Buys the cart in three phases: prepare (one transaction), pay (the provider, outside any transaction), finalise (its own
 * transaction). A crash between any two steps loses nothing and charges nobody twice: the same `idempotency_key` goes on
 * where it stopped, and reconciliation does so by itself.
 * @throws BusinessError with one of the codes of `cart/buy`
 */
export async function placeOrder(request: CartContext, input: BuyInput): Promise<PaymentResponse> {
  await abandonEarlierPayment(request, input);
  const prepared = await prepareOrder(request, input);
  if ('approvalNeeded' in prepared) throw new BusinessError('approval-needed', prepared.approvalNeeded);
  const { order } = prepared;
  // the order of an earlier request with this key may be anywhere on its way
  const payment = prepared.payment ?? (await paymentsOfOrder(request.deps.db, order.orderId))[0];
  if (!payment) {
    const settled = await applyPaymentsToOrder(request.deps, order.orderId);
    if (settled.state !== 'payment-failed') return responseOf(settled);
    throw new BusinessError(
      'payment-refused',
      'La banca non tiene più bloccato l’importo dell’ordine: conferma di nuovo le modifiche',
    );
  }
  return pay(request, order, payment);
}

/** Second phase; repeating it continues the same payment, because the provider knows it by our number. */
export async function pay(request: CartContext, order: OrderRow, payment: PaymentRow): Promise<PaymentResponse> {
  const { deps } = request;
  if (isSettled(payment.state)) {
    const settled = await applyPaymentsToOrder(deps, order.orderId);
    if (isPaid(payment.state)) return responseOf(settled, payment);
    throw new BusinessError('payment-refused', failureText(payment.failureReason));
  }
  const provider = providersOf(deps).get(payment.provider);
  if (!provider)
    throw new BusinessError('payment-type-not-available', 'Questo metodo di pagamento non è più disponibile');
  const started = await provider.start({
    orderId: String(order.orderId),
    orderNumber: order.orderNumber,
    paymentId: String(payment.paymentId),
    amountCents: payment.amountCents,
    description: `Ordine ${order.orderNumber}`,
    customer: { email: request.account.email, name: `${request.account.firstName} ${request.account.lastName}`.trim() },
    saveCard: payment.saveAuth,
    ...(payment.paymentAuthId === null
      ? {}
      : {
          authToken: (await usableCard(deps.db, request.account.accountId, payment.paymentAuthId, request.now)).token,
        }),
    ...addressesFor(deps.config.publicUrl, payment),
  });
  return afterStart(request, order, payment, started);
}

async function afterStart(
  { deps }: CartContext,
  order: OrderRow,
  payment: PaymentRow,
  started: StartResult,
): Promise<PaymentResponse> {
  if (started.kind === 'redirect') {
    await markRedirected(deps.db, payment.paymentId);
    return {
      ...responseOf(order, payment),
      paymentUrl: started.url,
      ...(started.method === 'POST' || Object.keys(started.fields).length > 0
        ? { paymentParameters: started.fields }
        : {}),
    };
  }
  if (started.kind === 'done') {
    await recordPayment(deps, payment.paymentId, started.events, 'shop');
  } else if (started.error.kind === 'refused') {
    await recordPayment(deps, payment.paymentId, started.error.events, 'shop');
  } else {
    deps.log.warn({ paymentId: payment.paymentId, error: started.error.kind }, 'payment could not be started');
    // Nobody knows whether it was done: the same key asks again, and reconciliation does so by itself.
    throw new BusinessError(
      'payment-unavailable',
      'La banca non risponde in questo momento. Non è andato perso nulla: riprova tra un minuto.',
    );
  }
  const settled = await applyPaymentsToOrder(deps, order.orderId);
  if (settled.state === 'confirmed') return responseOf(settled, payment);
  const [latest] = await paymentsOfOrder(deps.db, order.orderId);
  throw new BusinessError('payment-refused', failureText(latest?.failureReason ?? null));
}

/**
 * A customer who left the provider's page and buys again: the provider says first what became of the first payment. Paid after
 * all: the order is confirmed, and there is no cart left to buy. Undecided: the shop abandons it, once a rehearsal has shown
 * that nothing else keeps the cart from being bought again.
 */
async function abandonEarlierPayment(request: CartContext, input: BuyInput): Promise<void> {
  const { deps, account } = request;
  const earlier = await findOrderBeingPaidBy(deps.db, account.accountId);
  if (!earlier || earlier.idempotencyKey === input.idempotencyKey) return;
  if (!(await isStillPaying(deps, earlier.orderId, { abandon: false }))) return;
  await rehearseOrder(request, input, earlier);
  await isStillPaying(deps, earlier.orderId, { abandon: true });
}

/** @throws BusinessError `cart-changed` when it was paid after all */
async function isStillPaying(deps: Deps, orderId: number, how: { abandon: boolean }): Promise<boolean> {
  const [payment] = await paymentsOfOrder(deps.db, orderId);
  if (payment) await checkPayment(deps, payment, how);
  const { state, orderNumber } = await applyPaymentsToOrder(deps, orderId);
  if (state === 'confirmed') {
    throw new BusinessError(
      'cart-changed',
      `Il tuo ordine ${orderNumber} è già stato pagato: non serve pagarlo di nuovo`,
    );
  }
  return isBeingPaid(state);
}

function addressesFor(publicUrl: string, payment: PaymentRow) {
  const back = `${publicUrl}/payment-return/${payment.provider}/${payment.orderId}`;
  return { returnUrl: back, backUrl: back, noticeUrl: `${publicUrl}/ebsn/api/payment-notify/${payment.provider}` };
}

export function responseOf(order: OrderRow, payment?: PaymentRow): PaymentResponse {
  return {
    order: { orderId: order.orderId, orderNumber: order.orderNumber },
    orderId: order.orderId,
    ...(payment ? { id: payment.paymentId } : {}),
    ...(payment?.paymentAuthId == null ? {} : { payment_auth_id: payment.paymentAuthId }),
    orderGrossTotal: order.payableCents / 100,
    timeSlotDate: order.slotDay,
    timeSlotTime: order.slotText,
  };
}
