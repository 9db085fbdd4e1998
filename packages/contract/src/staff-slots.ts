import { z } from 'zod';

/** What a shop decides of a window. Cost in euro. */
export const slotTerms = z.object({
  capacityOrders: z.number().int(),
  /** Work units: the lines of a cart, weighted (ADR 0005). */
  capacityUnits: z.number().int(),
  /** Crates the vans carry, estimated when a place is taken; null = no limit. */
  capacityCrates: z.number().int().nullable(),
  /** Added to what the zone costs. */
  cost: z.number(),
  /** Orders close so many minutes before the beginning. */
  cutoffMinutes: z.number().int(),
  eco: z.boolean(),
  /** Only customers who buy for a company may choose it. */
  companiesOnly: z.boolean(),
  closed: z.boolean(),
});

/** A window of a day, as planned and as sold so far. */
export const plannedSlot = slotTerms.extend({
  /** Absent while the day is too far away to be sold. */
  timeslotId: z.number().int().optional(),
  /** Its window in the typical week; absent when that has no such window any more: nothing of it can change. */
  slotTemplateId: z.number().int().optional(),
  beginTime: z.string(),
  endTime: z.string(),
  /** What it costs now by demand, where that is not `cost`: see the rule of the store's slot prices. */
  costNow: z.number().optional(),
  bookedOrders: z.number().int(),
  /** Of them, places kept for customers every week without an order so far. */
  reservedOrders: z.number().int(),
  bookedUnits: z.number().int(),
  bookedCrates: z.number().int(),
  /** What the typical week says, where this day differs from it. */
  typical: slotTerms.optional(),
  /** Orders to expect: the mean of the same window in the last eight weeks; absent with fewer than two of them. */
  forecastOrders: z.number().optional(),
  forecastCrates: z.number().optional(),
  /** Nothing of it can change any more. */
  begun: z.boolean(),
  reason: z.string().optional(),
});

export const plannedDay = z.object({
  /** `YYYY-MM-DD`. */
  date: z.string(),
  /** "Lun 24". */
  label: z.string(),
  bookedOrders: z.number().int(),
  slots: z.array(plannedSlot),
});

/** Seven days of a store and service, from Monday on. */
export const slotWeek = z.object({
  warehouseId: z.number().int(),
  warehouseName: z.string(),
  deliveryServiceId: z.number().int(),
  from: z.string(),
  to: z.string(),
  /** Windows of any of the days, by beginning: the rows of the table. */
  windows: z.array(z.object({ beginTime: z.string(), endTime: z.string() })),
  days: z.array(plannedDay),
  /** Vans in use of the store, and the crates they carry together; none where customers come to the store. */
  vans: z.object({ count: z.number().int(), crates: z.number().int() }),
  /** Stores this person may plan. */
  stores: z.array(z.object({ warehouseId: z.number().int(), name: z.string() })),
});

/** A window of the typical week. */
export const typicalSlot = slotTerms.omit({ closed: true }).extend({
  slotTemplateId: z.number().int(),
  /** ISO: 1 Monday … 7 Sunday. */
  weekday: z.number().int(),
  beginTime: z.string(),
  endTime: z.string(),
});

/** An order in a slot that closes, and where it would go. */
export const bookedInSlot = z.object({
  orderId: z.number().int(),
  orderNumber: z.string(),
  customer: z.string(),
  /** The nearest slot with room for it; absent when there is none: somebody calls. */
  to: z.object({ timeslotId: z.number().int(), name: z.string() }).optional(),
});

export type SlotTermsOnWire = z.infer<typeof slotTerms>;
export type PlannedSlot = z.infer<typeof plannedSlot>;
export type PlannedDay = z.infer<typeof plannedDay>;
export type SlotWeek = z.infer<typeof slotWeek>;
export type TypicalSlot = z.infer<typeof typicalSlot>;
export type BookedInSlot = z.infer<typeof bookedInSlot>;
