import { randomInt } from 'node:crypto';
import { giftVoucherDays, giftVoucherOrderIds, ORDER_NUMBER_LIMIT, orderNumber, shopDay } from '@sporta/domain';
import { type Tx, withTransaction } from '../../platform/db/database.ts';
import { lockIds } from '../../platform/db/locks.ts';
import { BusinessError } from '../../platform/errors.ts';
import { chosenLastTender, createPayment, providersOf } from '../payments/index.ts';
import { findByKey, findGiftVoucher, type GiftVoucherRow, insertGiftVoucher } from './gift-voucher-orders.repo.ts';
import { type GiftBuyer, type PaidGiftVoucher, payGiftVoucher } from './pay-gift-voucher.ts';

/** How long the customer may stay on the provider's page before reconciliation asks after the payment. */
const firstCheckMinutes = 5;

export interface GiftVoucherInput {
  amountCents: number;
  recipientName: string;
  recipientEmail: string;
  senderName: string;
  message: string;
  /** `YYYY-MM-DD`. */
  deliverOn: string;
  paymentTypeId: number;
  paymentAuthId: number | undefined;
  saveAuth: boolean;
  idempotencyKey: string;
}

/**
 * Buys a voucher: writes its order and payment, then asks the provider. The same key goes on with the same purchase.
 * @throws BusinessError `gift-voucher-day`, `payment-type-not-available`, `payment-auth-not-found`, `payment-auth-expired`,
 * `payment-refused`, `payment-unavailable`
 */
export async function buyGiftVoucher(buyer: GiftBuyer, input: GiftVoucherInput): Promise<PaidGiftVoucher> {
  return payGiftVoucher(buyer, await writeOrder(buyer, input));
}

function writeOrder(buyer: GiftBuyer, input: GiftVoucherInput): Promise<GiftVoucherRow> {
  const { deps, account, now } = buyer;
  return withTransaction(deps.db, async (tx) => {
    // a key sent twice at once waits for its first purchase
    await lockIds(tx, 'customer', [account.accountId]);
    const known = await findByKey(tx, account.accountId, input.idempotencyKey);
    if (known) return known;
    refuseOtherDay(input.deliverOn, now);
    const { provider: name } = await chosenLastTender(tx, buyer, input);
    const provider = providersOf(deps).get(name)!;
    const orderId = await freeOrderId(tx);
    const number = orderNumber(orderId % ORDER_NUMBER_LIMIT);
    await insertGiftVoucher(tx, {
      ...input,
      orderId,
      orderNumber: number,
      accountId: account.accountId,
      createdAt: now,
    });
    await createPayment(tx, {
      orderId,
      orderVersion: 1,
      paymentTypeId: input.paymentTypeId,
      provider: name,
      amountCents: input.amountCents,
      tickets: null,
      paymentAuthId: input.paymentAuthId ?? null,
      saveAuth: input.saveAuth,
      position: 1,
      refOf: (paymentId) => provider.referenceFor({ orderNumber: number, paymentId: String(paymentId) }),
      nextCheckAt: new Date(now.getTime() + firstCheckMinutes * 60_000),
    });
    return (await findGiftVoucher(tx, orderId))!;
  });
}

function refuseOtherDay(deliverOn: string, now: Date): void {
  const { firstDay, lastDay } = giftVoucherDays(shopDay(now.getTime()));
  if (deliverOn >= firstDay && deliverOn <= lastDay) return;
  throw new BusinessError('gift-voucher-day', 'Il giorno di invio deve essere fra oggi e un anno da oggi', {
    field: 'deliver_on',
  });
}

/** A number nobody can guess by counting; the rare one that is taken is drawn again. */
async function freeOrderId(tx: Tx): Promise<number> {
  for (;;) {
    const candidate = randomInt(giftVoucherOrderIds.min, giftVoucherOrderIds.limit);
    if (!(await findGiftVoucher(tx, candidate))) return candidate;
  }
}
