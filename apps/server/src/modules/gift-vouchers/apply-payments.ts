import { shopDay } from '@sporta/domain';
import { type Tx, withTransaction } from '../../platform/db/database.ts';
import type { Deps } from '../../platform/deps.ts';
import { writeOutbox } from '../../platform/outbox.ts';
import { type PaymentRow, paymentsOfOrder, stopAsking } from '../payments/index.ts';
import { giveBackPaid, outcomeOf } from '../purchases/index.ts';
import { confirmGiftVoucher, type GiftVoucherRow, lockGiftVoucher, writeState } from './gift-voucher-orders.repo.ts';
import { handOverMails } from './hand-over-mails.ts';
import { makeVoucher } from './make-voucher.ts';

/**
 * Brings the order of a voucher up to what the ledger says of its payment. Our own call, the provider's notice, the browser's
 * return and reconciliation all run it; any number of times, from any node. The lock on the order makes the runs take turns.
 */
export function applyPaymentsToGiftVoucher(
  deps: Deps,
  orderId: number,
): Promise<Pick<GiftVoucherRow, 'orderId' | 'state'>> {
  const now = deps.clock.now();
  return withTransaction(deps.db, async (tx) => {
    const order = await lockGiftVoucher(tx, orderId);
    if (!order) throw new Error(`there is no gift voucher ${orderId}`);
    const payments = await paymentsOfOrder(tx, orderId);
    const state = order.state === 'awaiting-payment' ? await settle(tx, order, payments, now) : order.state;
    if (state === 'payment-failed' || state === 'cancelled') {
      // it was paid after the shop had abandoned it, or withdrawn from: the money goes back
      await giveBackPaid(tx, payments);
    }
    await stopAsking(tx, orderId);
    return { orderId, state };
  });
}

async function settle(
  tx: Tx,
  order: GiftVoucherRow,
  payments: readonly PaymentRow[],
  now: Date,
): Promise<GiftVoucherRow['state']> {
  const outcome = await outcomeOf(tx, order, payments, 'gift-voucher.capture');
  if (outcome === 'waiting') return 'awaiting-payment';
  if (outcome === 'paid') {
    const giftCertificateId = await makeVoucher(tx, order, now);
    // bought for today, or paid after its day: the mail leaves at once
    const isDue = order.deliverOn <= shopDay(now.getTime());
    await confirmGiftVoucher(tx, { orderId: order.orderId, giftCertificateId, now, mailedAt: isDue ? now : null });
    await writeOutbox(tx, 'gift-voucher.receipt', { orderId: order.orderId });
    if (isDue) await handOverMails(tx, order.orderId);
    return 'confirmed';
  }
  await writeState(tx, order.orderId, 'payment-failed', now);
  return 'payment-failed';
}
