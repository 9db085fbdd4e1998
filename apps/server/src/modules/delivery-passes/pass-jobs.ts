import { addDays, shopDay } from '@sporta/domain';
import { withTransaction } from '../../platform/db/database.ts';
import type { Deps } from '../../platform/deps.ts';
import { writeOutbox } from '../../platform/outbox.ts';
import { applyPaymentsToPass } from './apply-payments.ts';
import { stoppedPasses, takeEndingPass } from './passes.repo.ts';

/** Days before the last one on which a pass that nothing follows is spoken of. */
const REMIND_DAYS = 5;

/** Hands the mails of passes that end soon to the outbox, one after the other: whoever dies over one leaves it untaken. */
export async function remindOfEndingPasses(deps: Deps): Promise<void> {
  const now = deps.clock.now();
  const today = shopDay(now.getTime());
  for (;;) {
    const taken = await withTransaction(deps.db, async (tx) => {
      const orderId = await takeEndingPass(tx, { today, lastDay: addDays(today, REMIND_DAYS), now });
      if (orderId === undefined) return false;
      await writeOutbox(tx, 'delivery-pass.ending', { orderId });
      return true;
    });
    if (!taken) return;
  }
}

/** After this long without news a purchase that nobody asks after has stopped between two steps. */
const stoppedAfterMinutes = 10;

/** Goes on with purchases that stopped; one that cannot be settled must not keep the others waiting. */
export async function settleStoppedPasses(deps: Deps): Promise<void> {
  const since = new Date(deps.clock.now().getTime() - stoppedAfterMinutes * 60_000);
  for (const orderId of await stoppedPasses(deps.db, since)) {
    try {
      await applyPaymentsToPass(deps, orderId);
    } catch (error) {
      deps.log.error({ err: error, orderId }, 'a delivery pass could not be settled');
    }
  }
}
