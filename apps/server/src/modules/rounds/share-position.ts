import { withTransaction } from '../../platform/db/database.ts';
import type { Deps } from '../../platform/deps.ts';
import type { Account } from '../../platform/session.ts';
import { wipeOldPositions, writePosition } from './positions.repo.ts';
import { lockRound } from './rounds.repo.ts';
import { roundNotFound } from './start-round.ts';

/** A van that says nothing for so long is nowhere. */
const KEPT_MINUTES = 15;

/**
 * Keeps where a van is while its round is on the road, the latest place only.
 * @returns whether it was kept: before the start and after the end it is not
 * @throws BusinessError `round-not-found`
 */
export function sharePosition(
  deps: Deps,
  account: Account,
  { roundId, latitude, longitude }: { roundId: number; latitude: number; longitude: number },
): Promise<boolean> {
  const at = deps.clock.now();
  return withTransaction(deps.db, async (tx) => {
    // locked: a round that ends at the same time leaves no position behind
    const round = await lockRound(tx, roundId);
    if (round?.driverId !== account.accountId) throw roundNotFound();
    if (round.state !== 'started') return false;
    await writePosition(tx, roundId, { latitude, longitude, at });
    return true;
  });
}

/** Forgets positions nobody renewed. */
export async function forgetPositions(deps: Deps): Promise<void> {
  await wipeOldPositions(deps.db, new Date(deps.clock.now().getTime() - KEPT_MINUTES * 60_000));
}
