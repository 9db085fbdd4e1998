import { deliveryServiceIds } from '@sporta/contract/constants.ts';
import { type DatedSlot, isOpenThroughout, type OpeningHours } from '@sporta/domain';

/** Who comes to the counter finds it open; vans and lockers keep hours of their own. */
export const followsOpeningHours = (deliveryServiceId: number): boolean =>
  deliveryServiceId === deliveryServiceIds.pickup;

/** Whether a pick-up slot lies where its store is not open all along. */
export const isOutsideHours = (
  slot: Pick<DatedSlot, 'day' | 'beginTime' | 'endTime'>,
  deliveryServiceId: number,
  hours: OpeningHours,
): boolean => followsOpeningHours(deliveryServiceId) && !isOpenThroughout(hours, slot.day, slot);

/** Closes the pick-up slots that lie outside the hours of their store; all others are as planned. */
export function closeOutsideHours<S extends DatedSlot>(
  slots: readonly S[],
  hours: OpeningHours,
  serviceOf: (slot: S) => number,
): S[] {
  return slots.map((slot) => (isOutsideHours(slot, serviceOf(slot), hours) ? { ...slot, closed: true } : slot));
}
