import type { Tx } from '../../platform/db/database.ts';
import { BusinessError } from '../../platform/errors.ts';
import { findOrderBeingPaid } from './order-being-paid.repo.ts';

/**
 * Refuses to go on while an order made from this cart waits for its payment: until that is decided the cart belongs to the
 * order, and what was put in it meanwhile would vanish with it. `data` names the order, so that a page on another device
 * can offer to continue the payment or to abandon it. The cart is locked by the caller.
 * @throws BusinessError `payment-in-progress`
 */
export async function refuseWhilePaying(tx: Tx, cartId: number): Promise<void> {
  const order = await findOrderBeingPaid(tx, cartId);
  if (order) throw paymentInProgress(order);
}

export function paymentInProgress(order: { orderId: number; orderNumber: string }): BusinessError {
  return new BusinessError(
    'payment-in-progress',
    'C’è già un pagamento in corso per questo carrello: continualo, oppure annullalo e paga di nuovo. Non paghi due volte.',
    { data: { orderId: order.orderId, orderNumber: order.orderNumber } },
  );
}
