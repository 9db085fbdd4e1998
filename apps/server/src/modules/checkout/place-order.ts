import type { PaymentResponse } from '@sporta/contract';
import { isBeingPaid } from '@sporta/domain';
import type { Deps } from '../../platform/deps.ts';
import { BusinessError } from '../../platform/errors.ts';
import type { CartContext } from '../cart/index.ts';
import { findOrderBeingPaidBy } from '../order-book/index.ts';
import { applyPaymentsToOrder } from '../orders/index.ts';
import { checkPayments, tendersBeingPaid } from '../payments/index.ts';
import type { BuyInput } from './buy-input.ts';
import { payOrder } from './pay-order.ts';
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
  return payOrder(request, prepared.order, prepared.tenders);
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
  await checkPayments(deps, await tendersBeingPaid(deps.db, orderId), how);
  const { state, orderNumber } = await applyPaymentsToOrder(deps, orderId);
  if (state === 'confirmed') {
    throw new BusinessError(
      'cart-changed',
      `Il tuo ordine ${orderNumber} è già stato pagato: non serve pagarlo di nuovo`,
    );
  }
  return isBeingPaid(state);
}
