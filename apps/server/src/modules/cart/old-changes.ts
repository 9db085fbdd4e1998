import type { Deps } from '../../platform/deps.ts';

/** A device that was off sends its changes when it is on again; after this long nobody waits for them. */
const keptDays = 30;

/** Forgets the names of changes made long ago: one that arrives later still counts as a new one. */
export async function forgetOldChanges({ db, clock }: Pick<Deps, 'db' | 'clock'>): Promise<void> {
  const before = new Date(clock.now().getTime() - keptDays * 24 * 3_600_000);
  await db.deleteFrom('cart_change').where('made_at', '<', before).execute();
}
