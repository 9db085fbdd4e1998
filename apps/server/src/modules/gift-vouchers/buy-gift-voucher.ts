import { giftVoucherDays, shopDay } from '@sporta/domain';
import { withTransaction } from '../../platform/db/database.ts';
import { lockIds } from '../../platform/db/locks.ts';
import { BusinessError } from '../../platform/errors.ts';
import { type Buyer, type PaidPurchase, type PurchasePayment, payPurchase, writePurchase } from '../purchases/index.ts';
import { findByKey, type GiftVoucherRow, insertGiftVoucher } from './gift-voucher-orders.repo.ts';
import { giftVoucherPurchases } from './gift-voucher-purchases.ts';

export interface GiftVoucherInput extends PurchasePayment {
  recipientName: string;
  recipientEmail: string;
  senderName: string;
  message: string;
  /** `YYYY-MM-DD`. */
  deliverOn: string;
  idempotencyKey: string;
}

/**
 * Buys a voucher: writes its order and payment, then asks the provider. The same key goes on with the same purchase.
 * @throws BusinessError `gift-voucher-day`, `payment-type-not-available`, `payment-auth-not-found`, `payment-auth-expired`,
 * `payment-refused`, `payment-unavailable`
 */
export async function buyGiftVoucher(buyer: Buyer, input: GiftVoucherInput): Promise<PaidPurchase<GiftVoucherRow>> {
  return payPurchase(giftVoucherPurchases, buyer, await writeOrder(buyer, input));
}

function writeOrder(buyer: Buyer, input: GiftVoucherInput): Promise<GiftVoucherRow> {
  const { deps, account, now } = buyer;
  return withTransaction(deps.db, async (tx) => {
    // a key sent twice at once waits for its first purchase
    await lockIds(tx, 'customer', [account.accountId]);
    const known = await findByKey(tx, account.accountId, input.idempotencyKey);
    if (known) return known;
    refuseOtherDay(input.deliverOn, now);
    return writePurchase(tx, giftVoucherPurchases, buyer, input, (numbers) =>
      insertGiftVoucher(tx, { ...input, ...numbers, accountId: account.accountId, createdAt: now }),
    );
  });
}

function refuseOtherDay(deliverOn: string, now: Date): void {
  const { firstDay, lastDay } = giftVoucherDays(shopDay(now.getTime()));
  if (deliverOn >= firstDay && deliverOn <= lastDay) return;
  throw new BusinessError('gift-voucher-day', 'Il giorno di invio deve essere fra oggi e un anno da oggi', {
    field: 'deliver_on',
  });
}
