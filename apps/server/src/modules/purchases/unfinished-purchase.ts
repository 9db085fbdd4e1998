import { isBeingPaid, isPaid } from '@sporta/domain';
import { BusinessError } from '../../platform/errors.ts';
import { changeSaving, checkPayments, paymentsOfOrder } from '../payments/index.ts';
import { type PaidPurchase, payPurchase } from './pay-purchase.ts';
import { type Buyer, ownPurchase, type Purchase, type PurchaseKind } from './purchase.ts';

/*
 * The payment of a purchase that was begun and not brought to an end: its customer goes on with it, or abandons it, from any of
 * their devices.
 */

/**
 * Goes on with it: the same payment at the provider.
 * @param saveAuth whether the card is to be kept, when the customer has changed their mind
 * @throws BusinessError `order-not-found`, `payment-not-in-progress`, and those of `payPurchase`
 */
export async function resumePurchase<Order extends Purchase>(
  kind: PurchaseKind<Order>,
  buyer: Buyer,
  orderId: number,
  saveAuth?: boolean,
): Promise<PaidPurchase<Order>> {
  const order = await purchaseBeingPaid(kind, buyer, orderId);
  await checkPayments(buyer.deps, await paymentsOfOrder(buyer.deps.db, orderId), { abandon: false });
  if (saveAuth !== undefined) await changeSaving(buyer.deps.db, orderId, saveAuth);
  return payPurchase(kind, buyer, order);
}

/**
 * Ends it, at the provider too. Money that still arrives under it goes back by itself.
 * @throws BusinessError `order-not-found`, `payment-not-in-progress`, `order-already-paid`, `payment-unavailable`
 */
export async function abandonPurchase<Order extends Purchase>(
  kind: PurchaseKind<Order>,
  buyer: Buyer,
  orderId: number,
): Promise<Order> {
  const { deps, account } = buyer;
  await purchaseBeingPaid(kind, buyer, orderId);
  await checkPayments(deps, await paymentsOfOrder(deps.db, orderId), { abandon: true });
  const { state } = await kind.applyPayments(deps, orderId);
  const [payment] = await paymentsOfOrder(deps.db, orderId);
  if (payment && isPaid(payment.state)) {
    throw new BusinessError('order-already-paid', kind.alreadyPaid, { data: { orderId } });
  }
  if (isBeingPaid(state)) {
    throw new BusinessError(
      'payment-unavailable',
      'La banca non risponde e non sappiamo se il pagamento è riuscito. Riprova tra un minuto: non è andato perso nulla.',
    );
  }
  return ownPurchase(kind, deps.db, account.accountId, orderId);
}

async function purchaseBeingPaid<Order extends Purchase>(
  kind: PurchaseKind<Order>,
  { deps, account }: Buyer,
  orderId: number,
): Promise<Order> {
  const order = await ownPurchase(kind, deps.db, account.accountId, orderId);
  if (isBeingPaid(order.state)) return order;
  throw new BusinessError('payment-not-in-progress', 'Questo pagamento non è più in corso', { data: { orderId } });
}
