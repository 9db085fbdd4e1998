import { withTransaction } from '../../platform/db/database.ts';
import type { Deps } from '../../platform/deps.ts';
import { settleStopped } from '../purchases/index.ts';
import { stoppedGiftVouchers, takeDueGiftVoucher } from './gift-voucher-orders.repo.ts';
import { giftVoucherPurchases } from './gift-voucher-purchases.ts';
import { handOverMails } from './hand-over-mails.ts';

/** Hands the mails of today's vouchers to the outbox, one voucher after the other: whoever dies over one leaves it untaken. */
export async function mailDueGiftVouchers(deps: Deps): Promise<void> {
  for (;;) {
    const taken = await withTransaction(deps.db, async (tx) => {
      const orderId = await takeDueGiftVoucher(tx, deps.clock.now());
      if (orderId === undefined) return false;
      await handOverMails(tx, orderId);
      return true;
    });
    if (!taken) return;
  }
}

/** Goes on with purchases that stopped. */
export const settleStoppedGiftVouchers = (deps: Deps): Promise<void> =>
  settleStopped(giftVoucherPurchases, deps, (since) => stoppedGiftVouchers(deps.db, since));
