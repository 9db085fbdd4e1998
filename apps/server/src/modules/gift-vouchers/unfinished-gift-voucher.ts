import { isBeingPaid, isPaid } from '@sporta/domain';
import { BusinessError } from '../../platform/errors.ts';
import { changeSaving, checkPayments, paymentsOfOrder } from '../payments/index.ts';
import { applyPaymentsToGiftVoucher } from './apply-payments.ts';
import type { GiftVoucherRow } from './gift-voucher-orders.repo.ts';
import { ownGiftVoucher } from './own-gift-voucher.ts';
import { type GiftBuyer, type PaidGiftVoucher, payGiftVoucher } from './pay-gift-voucher.ts';

/*
 * The payment of a voucher that was begun and not brought to an end: its customer goes on with it, or abandons it, from any of
 * their devices.
 */

/**
 * Goes on with it: the same payment at the provider.
 * @param saveAuth whether the card is to be kept, when the customer has changed their mind
 * @throws BusinessError `order-not-found`, `payment-not-in-progress`, and those of `payGiftVoucher`
 */
export async function resumeGiftVoucher(
  buyer: GiftBuyer,
  orderId: number,
  saveAuth?: boolean,
): Promise<PaidGiftVoucher> {
  const order = await giftBeingPaid(buyer, orderId);
  await checkPayments(buyer.deps, await paymentsOfOrder(buyer.deps.db, orderId), { abandon: false });
  if (saveAuth !== undefined) await changeSaving(buyer.deps.db, orderId, saveAuth);
  return payGiftVoucher(buyer, order);
}

/**
 * Ends it, at the provider too. Money that still arrives under it goes back by itself.
 * @throws BusinessError `order-not-found`, `payment-not-in-progress`, `order-already-paid`, `payment-unavailable`
 */
export async function abandonGiftVoucher(buyer: GiftBuyer, orderId: number): Promise<GiftVoucherRow> {
  const { deps, account } = buyer;
  await giftBeingPaid(buyer, orderId);
  await checkPayments(deps, await paymentsOfOrder(deps.db, orderId), { abandon: true });
  const { state } = await applyPaymentsToGiftVoucher(deps, orderId);
  const [payment] = await paymentsOfOrder(deps.db, orderId);
  if (payment && isPaid(payment.state)) {
    throw new BusinessError('order-already-paid', 'Il pagamento era già riuscito: il regalo è confermato', {
      data: { orderId },
    });
  }
  if (isBeingPaid(state)) {
    throw new BusinessError(
      'payment-unavailable',
      'La banca non risponde e non sappiamo se il pagamento è riuscito. Riprova tra un minuto: non è andato perso nulla.',
    );
  }
  return ownGiftVoucher(deps.db, account.accountId, orderId);
}

async function giftBeingPaid({ deps, account }: GiftBuyer, orderId: number): Promise<GiftVoucherRow> {
  const order = await ownGiftVoucher(deps.db, account.accountId, orderId);
  if (isBeingPaid(order.state)) return order;
  throw new BusinessError('payment-not-in-progress', 'Questo pagamento non è più in corso', { data: { orderId } });
}
