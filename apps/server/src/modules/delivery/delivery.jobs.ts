import { withTransaction } from '../../platform/db/database.ts';
import type { Deps } from '../../platform/deps.ts';
import type { Job } from '../../platform/jobs.ts';
import { freeExpiredHolds, lockSlots, removeReleasedBefore, slotsWithExpiredHolds } from './bookings.repo.ts';
import { generateTimeslots } from './generate-timeslots.ts';
import { endPlaces } from './weekly/end-places.ts';

const BATCH = 200;
const KEPT_RELEASED_DAYS = 30;

/**
 * Gives back the places of holds that ran out. Only tidies up: an expired hold counts as free wherever it is asked, and
 * whoever takes a place in the slot frees it first. One slot per transaction, so that nobody waits for the tidying.
 */
export async function tidyUpHolds({ db, clock }: Pick<Deps, 'db' | 'clock'>): Promise<number> {
  const now = clock.now();
  let freed = 0;
  for (;;) {
    const timeslotIds = await slotsWithExpiredHolds(db, now, BATCH);
    for (const timeslotId of timeslotIds) {
      freed += await withTransaction(db, async (tx) => {
        await lockSlots(tx, [timeslotId]);
        return freeExpiredHolds(tx, [timeslotId], now);
      });
    }
    if (timeslotIds.length < BATCH) return freed;
  }
}

/** Forgets released places without an order after a month. */
export async function removeReleasedBookings({ db, clock }: Pick<Deps, 'db' | 'clock'>): Promise<void> {
  await removeReleasedBefore(db, new Date(clock.now().getTime() - KEPT_RELEASED_DAYS * 24 * 3_600_000));
}

export const deliveryJobs: readonly Job[] = [
  { name: 'delivery.generate-timeslots', cron: '7 * * * *', run: (deps) => generateTimeslots(deps) },
  { name: 'delivery.end-weekly-places', cron: '* * * * *', run: (deps) => endPlaces(deps) },
  { name: 'delivery.tidy-up-holds', cron: '*/5 * * * *', run: async (deps) => void (await tidyUpHolds(deps)) },
  { name: 'delivery.remove-released-bookings', cron: '37 4 * * *', run: (deps) => removeReleasedBookings(deps) },
];
