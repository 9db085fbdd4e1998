import { addDays, type PlaceSize, shopDay } from '@sporta/domain';
import { type Tx, withTransaction } from '../../../platform/db/database.ts';
import type { Deps } from '../../../platform/deps.ts';
import { freeExpiredHolds, lockSlots } from '../bookings.repo.ts';
import {
  confirmBy,
  type DayToReserve,
  daysToReserve,
  findHomeSlot,
  isDecided,
  lastSize,
  liveBookingIn,
  lockWeekly,
  nearestWithRoom,
  takeWeeklyPlace,
  writePlace,
} from './places.repo.ts';
import { readWeeklyTerms } from './weekly-terms.ts';

/** What is kept for a customer who has not ordered yet. */
const USUAL_SIZE: PlaceSize = { units: 20, crates: 2 };

/**
 * Keeps a place in each dated slot for the customers who want its window every week: right after slots are made, a day before the
 * public can take them. What cannot be kept is written down with the nearest slot that has room. Each day in a transaction of its
 * own: neither customers nor another node that does the same wait for more than one place, and repeating it changes nothing.
 * @param only one window, e.g. the one just asked for
 */
export async function reservePlaces(
  { db, clock, config }: Pick<Deps, 'db' | 'clock' | 'config'>,
  only?: number,
): Promise<void> {
  const now = clock.now();
  const from = shopDay(now.getTime());
  for (const day of await daysToReserve(db, { from, to: addDays(from, config.slots.days), only })) {
    await withTransaction(db, (tx) => reserveDay(tx, day, now));
  }
}

/** Decides one day of a window, in the caller's transaction; nothing when that is done, or its last moment has passed. */
export async function reserveDay(tx: Tx, { weeklySlotId, day }: DayToReserve, now: Date): Promise<void> {
  const weekly = await lockWeekly(tx, weeklySlotId);
  if (!weekly || (await isDecided(tx, { weeklySlotId, day }))) return;
  const { accountId, addressId, warehouseId, beginTime, forCompany } = weekly;
  if (warehouseId === null) return writePlace(tx, { weekly, day, state: 'unavailable', reason: 'not-served' });

  const size = (await lastSize(tx, accountId)) ?? USUAL_SIZE;
  const timeslotId = await findHomeSlot(tx, { warehouseId, day, beginTime });
  const [slot] = timeslotId === undefined ? [] : await lockSlots(tx, [timeslotId]);
  const unavailable = async (reason: 'gone' | 'closed' | 'share' | 'full') => {
    const nearestId = await nearestWithRoom(tx, { warehouseId, day, beginTime, forCompany, size, now });
    await writePlace(tx, { weekly, day, state: 'unavailable', reason, timeslotId, nearestId });
  };
  if (!slot) return unavailable('gone');
  const terms = await readWeeklyTerms(tx, warehouseId);
  const until = await confirmBy(tx, slot.cutoffAt, terms.releaseHours);
  if (until <= now) return;
  if (slot.closed || (slot.companiesOnly && !forCompany)) return unavailable('closed');
  await freeExpiredHolds(tx, [slot.timeslotId], now);
  const bookingId = await liveBookingIn(tx, accountId, addressId, slot.timeslotId);
  if (bookingId !== undefined) {
    return writePlace(tx, { weekly, day, state: 'used', timeslotId, size, confirmBy: until, bookingId });
  }
  const refused = await takeWeeklyPlace(tx, slot.timeslotId, size, terms.sharePercent);
  if (refused) return unavailable(refused);
  await writePlace(tx, { weekly, day, state: 'reserved', timeslotId, size, confirmBy: until });
}
