import { deliveryServiceIds } from '@sporta/contract/constants.ts';
import { type DatedSlot, isOpenThroughout, type OpeningHours } from '@sporta/domain';

/** Who comes to the counter finds it open; vans and lockers keep hours of their own. */
export const followsOpeningHours = (deliveryServiceId: number): boolean =>
  deliveryServiceId === deliveryServiceIds.pickup;

/** Hours of a store, and the day from which on it serves nobody. */
type HoursUntil = OpeningHours & { closesOn?: string | undefined };

/** Whether a slot lies behind the closing of its store, or a pick-up slot where it is not open all along. */
export const isOutsideHours = (
  slot: Pick<DatedSlot, 'day' | 'beginTime' | 'endTime'>,
  deliveryServiceId: number,
  hours: HoursUntil,
): boolean =>
  (hours.closesOn !== undefined && slot.day >= hours.closesOn) ||
  (followsOpeningHours(deliveryServiceId) && !isOpenThroughout(hours, slot.day, slot));

/** Closes the slots that lie outside the hours of their store; all others are as planned. */
export function closeOutsideHours<S extends DatedSlot>(
  slots: readonly S[],
  hours: HoursUntil,
  serviceOf: (slot: S) => number,
): S[] {
  return slots.map((slot) => (isOutsideHours(slot, serviceOf(slot), hours) ? { ...slot, closed: true } : slot));
}
