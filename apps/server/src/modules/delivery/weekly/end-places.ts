import { type Db, type Tx, withTransaction } from '../../../platform/db/database.ts';
import type { Deps } from '../../../platform/deps.ts';
import { giveBackPlace } from './give-back-place.ts';
import { endWeekly } from './keep-weekly.ts';
import {
  forgetPlace,
  lockWeekly,
  nearestWithRoom,
  offerNearest,
  type PlaceToEnd,
  placesToEnd,
  releaseUnordered,
  windowsToEnd,
} from './places.repo.ts';
import { reserveDay } from './reserve-places.ts';

/**
 * The job of each minute: gives back places whose last moment passed without an order, whose slot closed, or whose address another
 * store serves now (which keeps one of its own where it can). Whoever comes to the same slot at the same moment waits for its
 * lock: a customer who chooses it has it, or finds it free like everybody.
 */
export async function endPlaces({ db, clock }: Pick<Deps, 'db' | 'clock'>): Promise<void> {
  const now = clock.now();
  for (const weeklySlotId of await windowsToEnd(db)) {
    await withTransaction(db, (tx) => endWeekly(tx, weeklySlotId, now));
  }
  for (const place of await placesToEnd(db, now)) await settlePlace(db, place, now);
  await releaseUnordered(db, now);
}

/**
 * The same for the places of one window whose address is another store's by now: its customer is about to use one, and the minute of
 * the job has not come yet.
 */
export async function followStore({ db, clock }: Pick<Deps, 'db' | 'clock'>, weeklySlotId: number): Promise<void> {
  const now = clock.now();
  const moved = (await placesToEnd(db, now, weeklySlotId)).filter(({ why }) => why === 'moved');
  for (const place of moved) await settlePlace(db, place, now);
}

async function settlePlace(db: Db, place: PlaceToEnd, now: Date): Promise<void> {
  await withTransaction(db, (tx) => endPlace(tx, place, now));
  // in a transaction of its own: two slots are never waited for together
  if (place.why === 'moved') await withTransaction(db, (tx) => reserveDay(tx, place, now));
}

async function endPlace(tx: Tx, { weeklyPlaceId, weeklySlotId, day, why }: PlaceToEnd, now: Date): Promise<void> {
  if (why === 'no-order') {
    await giveBackPlace(tx, weeklyPlaceId, 'released', 'no-order');
    return;
  }
  const weekly = await lockWeekly(tx, weeklySlotId);
  if (why === 'moved') {
    if (await giveBackPlace(tx, weeklyPlaceId, 'released')) await forgetPlace(tx, weeklyPlaceId);
    return;
  }
  // its store may have closed for good, and no other one delivers there
  const isServed = weekly?.warehouseId !== null;
  const size = await giveBackPlace(tx, weeklyPlaceId, 'unavailable', isServed ? 'closed' : 'not-served');
  if (!size || !weekly || weekly.warehouseId === null) return;
  const nearest = await nearestWithRoom(tx, { ...weekly, warehouseId: weekly.warehouseId, day, size, now });
  if (nearest !== undefined) await offerNearest(tx, weeklyPlaceId, nearest);
}
