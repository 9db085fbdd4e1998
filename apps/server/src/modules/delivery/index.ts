import type { Module } from '../../platform/module.ts';
import { deliveryJobs } from './delivery.jobs.ts';
import { registerDeliveryRoutes } from './delivery.routes.ts';
import { generateTimeslots } from './generate-timeslots.ts';

export { bookForOrder, lockSlotForStaff } from './book-for-order.ts';
export {
  type ConfirmOutcome,
  confirmHold,
  rebookForCart,
  releaseBooking,
  releaseHoldsElsewhere,
  shrinkBooking,
} from './bookings.ts';
export { readOrderLines } from './cart-to-serve.repo.ts';
export { isCartClosed, orderBeingPaid } from './closed-cart.repo.ts';
export { coverageFor, type Place } from './coverage.ts';
export { readCustomerPlace } from './delivery.repo.ts';
export { extendHold } from './extend-hold.ts';
export { generateTimeslots } from './generate-timeslots.ts';
export { holdSlot } from './hold-slot.ts';
export { homeZoneOf, homeZoneOfAddress } from './home-zone.repo.ts';
export { listTimeslots, paysReducedFee } from './list-timeslots.ts';
export { type ClaimOutcome, claimDoors, freeDoors, neededBehindDoors } from './lockers/claim-doors.ts';
export {
  cratesOfClaims,
  findOpenStation,
  forgetExpiredClaims,
  lockStation,
  readClaims,
  readDoors,
  readTakenDoors,
} from './lockers/claims.repo.ts';
export { moveBooking } from './move-booking.ts';
export { type CartPass, freeFromByPass, passOfCart } from './pass-of-cart.repo.ts';
export { findSoldSlot, type SoldSlot } from './plan/plan.repo.ts';
export {
  closeOnSale,
  daysAhead,
  decisionOfSold,
  type PublishedSlot,
  publishSlots,
  type SlotChange,
} from './plan/publish-slots.ts';
export { type Planned, type PlanOf, plannedSlots, readPlan } from './plan/read-plan.ts';
export { saveTypical, typicalWeek } from './plan/save-typical.ts';
export { repriceHolds } from './pricing/reprice-holds.ts';
export { noPricing, pricingVersion, saveSlotPricing } from './pricing/save-pricing.ts';
export { slotPriceWarnings } from './pricing/slot-price-warnings.ts';
export { readSlotPricing } from './pricing/slot-pricing.repo.ts';
export { releaseHold } from './release-hold.ts';
export { slotAvailability } from './slot-availability.ts';
export { slotsForOrder, slotsToBook } from './slots-for-order.ts';
export type { DatedPlace } from './staff-slots.repo.ts';
export { endPlaces, followStore } from './weekly/end-places.ts';
export { endOwnWeekly, keepWeekly, skipDay, WEEKS_AHEAD, weeklySlotNotFound } from './weekly/keep-weekly.ts';
export type { WeeklyReason } from './weekly/places.repo.ts';
export { reservePlaces } from './weekly/reserve-places.ts';
export { readChoices as readWeeklyChoices, readWeekly, type WeeklyRow } from './weekly/weekly.repo.ts';
export {
  readWeeklyTerms,
  saveWeeklyTerms,
  usualWeeklyTerms,
  type WeeklyTerms,
  weeklyTermsVersion,
} from './weekly/weekly-terms.ts';
export { saveZone, versionOf, type ZoneAsked } from './zones/save-zone.ts';
export { type Border, readZones, type ZoneRow } from './zones/zones.repo.ts';

/** Delivery services, dated slots and the places customers hold in them. */
export const deliveryModule: Module = {
  name: 'delivery',
  register: (app) => registerDeliveryRoutes(app),
  start: (deps) => generateTimeslots(deps),
  jobs: deliveryJobs,
};
