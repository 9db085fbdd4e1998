import type { PaymentResponse, UnfinishedPayment } from '@sporta/contract';
import { isBeingPaid } from '@sporta/domain';
import { BusinessError } from '../../platform/errors.ts';
import { type CartContext, type PricedCartState, readCart } from '../cart/index.ts';
import { findOrderBeingPaidBy, type OrderRow, ownOrder } from '../order-book/index.ts';
import { applyPaymentsToOrder } from '../orders/index.ts';
import { changeSaving, checkPayments, tendersBeingPaid } from '../payments/index.ts';
import { endMissing, resumeMissing } from './pay-missing.ts';
import { payOrder } from './pay-order.ts';

/*
 * A payment that was begun and not brought to an end: the customer left the provider's page, or is still on it with another
 * device. Any of their devices may go on with it or abandon it at once, without waiting for reconciliation.
 */

/** The payment under way for the customer's open cart. */
export async function unfinishedPayment({ deps, account }: CartContext): Promise<UnfinishedPayment | undefined> {
  const order = await findOrderBeingPaidBy(deps.db, account.accountId);
  return (
    order && {
      orderId: order.orderId,
      orderNumber: order.orderNumber,
      orderGrossTotal: order.payableCents / 100,
      timeSlotDate: order.slotDay,
      timeSlotTime: `${order.slotBegin}–${order.slotEnd}`,
    }
  );
}

/**
 * Goes on with it: the same payment at the provider, so that nobody is charged twice.
 * @param saveAuth whether the card is to be kept, when the customer has changed their mind
 * @returns as `cart/buy`; without `paymentUrl` when it was paid meanwhile
 * @throws BusinessError `order-not-found`, `payment-not-in-progress`, `payment-refused`, `payment-unavailable`
 */
export async function resumePayment(
  request: CartContext,
  orderId: number,
  saveAuth?: boolean,
): Promise<PaymentResponse> {
  const { deps } = request;
  const own = await ownOrder(deps.db, request.account.accountId, orderId);
  if (!isBeingPaid(own.state)) return resumeMissing(request, own);
  const order = await orderBeingPaid(request, orderId);
  await checkPayments(deps, await tendersBeingPaid(deps.db, orderId), { abandon: false });
  if (saveAuth !== undefined) await changeSaving(deps.db, orderId, saveAuth);
  return payOrder(request, order);
}

/**
 * Ends it: the cart opens again as it was, with its slot. The provider is asked about it first; money that still arrives
 * under it later goes back by itself (orders/apply-payments.ts).
 * @throws BusinessError `order-not-found`, `payment-not-in-progress`, `order-already-paid`, `payment-unavailable`
 */
export async function abandonPayment(request: CartContext, orderId: number): Promise<PricedCartState> {
  const { deps } = request;
  const own = await ownOrder(deps.db, request.account.accountId, orderId);
  if (!isBeingPaid(own.state)) {
    await endMissing(request, own);
    return readCart(request);
  }
  await checkPayments(deps, await tendersBeingPaid(deps.db, orderId), { abandon: true });
  const order = await applyPaymentsToOrder(deps, orderId);
  if (order.state === 'confirmed') {
    throw new BusinessError(
      'order-already-paid',
      `Il pagamento era già riuscito: l’ordine ${order.orderNumber} è confermato`,
      { data: { orderId } },
    );
  }
  if (isBeingPaid(order.state)) {
    throw new BusinessError(
      'payment-unavailable',
      'La banca non risponde e non sappiamo se il pagamento è riuscito. Riprova tra un minuto: non è andato perso nulla.',
    );
  }
  return readCart(request);
}

async function orderBeingPaid({ deps, account }: CartContext, orderId: number): Promise<OrderRow> {
  const order = await ownOrder(deps.db, account.accountId, orderId);
  if (!isBeingPaid(order.state)) {
    throw new BusinessError('payment-not-in-progress', 'Questo pagamento non è più in corso', { data: { orderId } });
  }
  return order;
}
