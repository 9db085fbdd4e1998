import type { PaymentResponse } from '@sporta/contract';
import { isPaid, isSettled } from '@sporta/domain';
import { withTransaction } from '../../platform/db/database.ts';
import { BusinessError } from '../../platform/errors.ts';
import type { CartContext } from '../cart/index.ts';
import { lockOrder, lockOwnOrder, type OrderRow, ownOrder } from '../order-book/index.ts';
import { applyPaymentsToOrder, missingOf } from '../orders/index.ts';
import {
  checkPayments,
  chosenLastTender,
  createPayment,
  firstCheckAt,
  type PaymentRow,
  paymentsOfOrder,
  providersOf,
  startPayment,
} from '../payments/index.ts';
import type { BuyInput } from './buy-input.ts';
import { redirectTo, refused, responseOf, unavailable } from './pay-order.ts';

export type PayMissingInput = Pick<BuyInput, 'paymentTypeId' | 'paymentAuthId' | 'saveAuth'>;

/**
 * The customer pays what their confirmed order lacks: a hold its bank did not give by itself, or what came to more than was held.
 * An earlier try that was not finished is ended first, so that one payment is open at a time.
 * @returns as `cart/buy`
 * @throws BusinessError `order-not-found`, `nothing-to-pay`, and those of paying
 */
export async function payMissing(
  request: CartContext,
  anyVersion: number,
  input: PayMissingInput,
): Promise<PaymentResponse> {
  const { deps, account } = request;
  const { orderId } = await ownOrder(deps.db, account.accountId, anyVersion);
  await checkPayments(deps, await openTries(request, orderId), { abandon: true });
  await applyPaymentsToOrder(deps, orderId);
  const { order, payment } = await openMissing(request, orderId, input);
  return pay(request, order, payment);
}

/** Goes on with a payment of what is missing, e.g. on the pay screen. @throws BusinessError `payment-not-in-progress` */
export async function resumeMissing(request: CartContext, order: OrderRow): Promise<PaymentResponse> {
  const [open] = await openTries(request, order.orderId);
  if (!open) throw notInProgress(order.orderId);
  return pay(request, order, open);
}

/** The customer leaves the page of such a payment; what their order lacks stays. @throws BusinessError `payment-not-in-progress` */
export async function endMissing(request: CartContext, { orderId }: OrderRow): Promise<void> {
  const open = await openTries(request, orderId);
  if (open.length === 0) throw notInProgress(orderId);
  await checkPayments(request.deps, open, { abandon: true });
  await applyPaymentsToOrder(request.deps, orderId);
}

function notInProgress(orderId: number): BusinessError {
  return new BusinessError('payment-not-in-progress', 'Questo pagamento non è più in corso', { data: { orderId } });
}

async function openTries({ deps }: CartContext, orderId: number): Promise<PaymentRow[]> {
  return (await paymentsOfOrder(deps.db, orderId)).filter(({ state }) => !isSettled(state));
}

function openMissing(
  request: CartContext,
  orderId: number,
  input: PayMissingInput,
): Promise<{ order: OrderRow; payment: PaymentRow }> {
  const { deps, account, now } = request;
  return withTransaction(deps.db, async (tx) => {
    await lockOwnOrder(tx, account.accountId, orderId);
    const order = (await lockOrder(tx, orderId))!;
    const missing = await missingOf(tx, order);
    if (!missing) throw new BusinessError('nothing-to-pay', 'Per questo ordine non c’è nulla da pagare');
    const { provider: name } = await chosenLastTender(tx, request, input);
    const provider = providersOf(deps).get(name)!;
    const payments = await paymentsOfOrder(tx, orderId);
    const payment = await createPayment(tx, {
      orderId,
      orderVersion: order.version,
      paymentTypeId: input.paymentTypeId,
      provider: name,
      amountCents: missing.cents,
      tickets: null,
      paymentAuthId: input.paymentAuthId ?? null,
      saveAuth: input.saveAuth,
      isRest: missing.kind === 'rest',
      position: Math.max(0, ...payments.map(({ position }) => position)) + 1,
      refOf: (paymentId) => provider.referenceFor({ orderNumber: order.orderNumber, paymentId: String(paymentId) }),
      nextCheckAt: firstCheckAt(now),
    });
    return { order, payment };
  });
}

async function pay(request: CartContext, order: OrderRow, payment: PaymentRow): Promise<PaymentResponse> {
  const { deps, account } = request;
  const started = await startPayment(deps, payment, { ...account, orderNumber: order.orderNumber });
  if (started.kind === 'redirect')
    return { ...redirectTo(order, payment, started, []), toPay: payment.amountCents / 100 };
  if (started.kind === 'unavailable') throw unavailable(payment);
  await applyPaymentsToOrder(deps, order.orderId);
  if (!isPaid(started.payment.state)) throw refused(started.payment);
  return responseOf(order, started.payment);
}
