import { withTransaction } from '../../platform/db/database.ts';
import type { Deps } from '../../platform/deps.ts';
import { writeOutbox } from '../../platform/outbox.ts';
import { writeLaterCharges } from './later-charges.repo.ts';

/** Says whether saved cards may be charged later; once they may again, the orders that wait for it are charged. */
export async function allowLaterCharges({ db, clock }: Deps, accountId: number, allowed: boolean): Promise<void> {
  await withTransaction(db, async (tx) => {
    const changed = await writeLaterCharges(tx, accountId, allowed, clock.now());
    if (changed && allowed) await writeOutbox(tx, 'charges.allowed', { accountId });
  });
}
