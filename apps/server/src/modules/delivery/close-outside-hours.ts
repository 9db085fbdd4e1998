import type { DatedSlot, DatedWindow, OpeningHours } from '@sporta/domain';
import { isShutThen } from '../warehouses/index.ts';

/** Hours of a store, and the day from which on it serves nobody. */
type HoursUntil = OpeningHours & { closesOn?: string | undefined };

/** Whether a slot lies behind the closing of its store, or a pick-up slot where it is not open all along. */
export const isOutsideHours = (slot: DatedWindow, deliveryServiceId: number, hours: HoursUntil): boolean =>
  (hours.closesOn !== undefined && slot.day >= hours.closesOn) || isShutThen(slot, deliveryServiceId, hours);

/** Closes the slots that lie outside the hours of their store; all others are as planned. */
export function closeOutsideHours<S extends DatedSlot>(
  slots: readonly S[],
  hours: HoursUntil,
  serviceOf: (slot: S) => number,
): S[] {
  return slots.map((slot) => (isOutsideHours(slot, serviceOf(slot), hours) ? { ...slot, closed: true } : slot));
}
