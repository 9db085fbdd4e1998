import { giftVoucherRules } from '@sporta/contract/constants.ts';
import { addDays, shopDay } from '@sporta/domain';
import { withTransaction } from '../../platform/db/database.ts';
import type { Deps } from '../../platform/deps.ts';
import { BusinessError } from '../../platform/errors.ts';
import { writeOutbox } from '../../platform/outbox.ts';
import { findGiftVoucher, type GiftVoucherRow, lockGiftVoucher, writeState } from './gift-voucher-orders.repo.ts';
import { notFound, notPaid, used } from './refusals.ts';
import { voidVoucher } from './vouchers.repo.ts';

/** Last day of the right of withdrawal; undefined before the voucher was made. */
export function cancelUntil({ confirmedAt }: Pick<GiftVoucherRow, 'confirmedAt'>): string | undefined {
  return confirmedAt ? addDays(shopDay(confirmedAt.getTime()), giftVoucherRules.withdrawalDays) : undefined;
}

/**
 * Withdraws from a voucher: its code is worth nothing from now on, and the money goes back by the outbox. Whoever spends it at the
 * same moment wins or loses whole. Repeating it changes nothing.
 * @throws BusinessError `order-not-found`, `gift-voucher-not-paid`, `gift-voucher-used`, `gift-voucher-too-late`
 */
export function cancelGiftVoucher(deps: Deps, accountId: number, orderId: number): Promise<GiftVoucherRow> {
  const now = deps.clock.now();
  return withTransaction(deps.db, async (tx) => {
    const order = await lockGiftVoucher(tx, orderId);
    if (order?.accountId !== accountId) throw notFound();
    if (order.state === 'cancelled') return order;
    if (order.state !== 'confirmed' || order.giftCertificateId === null) throw notPaid();
    if (order.used) throw used();
    if (shopDay(now.getTime()) > cancelUntil(order)!) {
      throw new BusinessError(
        'gift-voucher-too-late',
        `Sono passati più di ${giftVoucherRules.withdrawalDays} giorni dall’acquisto: il buono non si può più annullare`,
      );
    }
    if (!(await voidVoucher(tx, order.giftCertificateId, now))) throw used();
    await writeState(tx, orderId, 'cancelled', now);
    await writeOutbox(tx, 'order.give-back', { orderId });
    await writeOutbox(tx, 'gift-voucher.cancelled', { orderId });
    return (await findGiftVoucher(tx, orderId))!;
  });
}
