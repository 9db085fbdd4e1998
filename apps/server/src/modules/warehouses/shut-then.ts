import { deliveryServiceIds } from '@sporta/contract/constants.ts';
import { type DatedWindow, isOpenThroughout, type OpeningHours } from '@sporta/domain';

/** Who comes to the counter finds it open; vans and lockers keep hours of their own. */
const followsOpeningHours = (deliveryServiceId: number): boolean => deliveryServiceId === deliveryServiceIds.pickup;

/**
 * Whether who comes in a window finds the store shut at some moment of it. The one rule, by week and special days: for windows on sale,
 * for what customers read of an order, for letters, and for the list of what staff have to move.
 */
export const isShutThen = (window: DatedWindow, deliveryServiceId: number, hours: OpeningHours): boolean =>
  followsOpeningHours(deliveryServiceId) && !isOpenThroughout(hours, window.day, window);
