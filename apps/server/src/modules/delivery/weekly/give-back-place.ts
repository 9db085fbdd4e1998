import type { PlaceSize } from '@sporta/domain';
import type { Tx } from '../../../platform/db/database.ts';
import { givePlaceBack, lockSlots } from '../bookings.repo.ts';
import { slotOfPlace, unreserve, type WeeklyReason } from './places.repo.ts';

/** Gives a reserved place back. @returns what it took; undefined when it was not reserved any more */
export async function giveBackPlace(
  tx: Tx,
  weeklyPlaceId: number,
  state: 'released' | 'skipped' | 'unavailable',
  reason?: WeeklyReason,
): Promise<PlaceSize | undefined> {
  const timeslotId = await slotOfPlace(tx, weeklyPlaceId);
  if (timeslotId === undefined) return undefined;
  await lockSlots(tx, [timeslotId]);
  const given = await unreserve(tx, weeklyPlaceId, state, reason);
  if (given) await givePlaceBack(tx, given.timeslotId, given);
  return given;
}
