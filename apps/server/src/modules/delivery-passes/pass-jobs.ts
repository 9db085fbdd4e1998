import { addDays, shopDay } from '@sporta/domain';
import { withTransaction } from '../../platform/db/database.ts';
import type { Deps } from '../../platform/deps.ts';
import { writeOutbox } from '../../platform/outbox.ts';
import { settleStopped } from '../purchases/index.ts';
import { passPurchases } from './pass-purchases.ts';
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

/** Goes on with purchases that stopped. */
export const settleStoppedPasses = (deps: Deps): Promise<void> =>
  settleStopped(passPurchases, deps, (since) => stoppedPasses(deps.db, since));
