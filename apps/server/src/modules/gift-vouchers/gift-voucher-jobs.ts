import { withTransaction } from '../../platform/db/database.ts';
import type { Deps } from '../../platform/deps.ts';
import { applyPaymentsToGiftVoucher } from './apply-payments.ts';
import { stoppedGiftVouchers, takeDueGiftVoucher } from './gift-voucher-orders.repo.ts';
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

/** After this long without news a purchase that nobody asks after has stopped between two steps. */
const stoppedAfterMinutes = 10;

/** Goes on with purchases that stopped; one that cannot be settled must not keep the others waiting. */
export async function settleStoppedGiftVouchers(deps: Deps): Promise<void> {
  const since = new Date(deps.clock.now().getTime() - stoppedAfterMinutes * 60_000);
  for (const orderId of await stoppedGiftVouchers(deps.db, since)) {
    try {
      await applyPaymentsToGiftVoucher(deps, orderId);
    } catch (error) {
      deps.log.error({ err: error, orderId }, 'a gift voucher could not be settled');
    }
  }
}
