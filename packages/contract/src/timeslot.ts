import { z } from 'zod';

export const slotStatuses = ['available', 'few', 'full', 'closed'] as const;

export const timeslot = z.object({
  timeslotId: z.number().int(),
  /** `YYYY-MM-DD`, a shop day (Europe/Rome). */
  date: z.string(),
  /** "18:00". */
  beginTime: z.string(),
  endTime: z.string(),
  status: z.enum(slotStatuses),
  /** Free places, only with status `few` ("ultimi 2"). */
  placesLeft: z.number().int().optional(),
  /** Delivery fee in euro for this customer and cart; 0 = free. */
  cost: z.number(),
  /** The fee it is reduced from. */
  standardCost: z.number().optional(),
  /** A van already stops near the address of the cart. */
  eco: z.boolean(),
  /** The customer's delivery pass makes it free; `standardCost` is what it would cost. */
  freeByPass: z.literal(true).optional(),
  /** A place is kept for this customer and address: their weekly window. */
  keptForYou: z.literal(true).optional(),
  /** ISO instant until which the order can be placed, changed or cancelled. */
  cutoff: z.string(),
});

export const timeslotDay = z.object({
  date: z.string(),
  /** "oggi", "domani", "sabato 22 novembre". */
  label: z.string(),
  slots: z.array(timeslot),
});

/** The place held for a cart. */
export const heldTimeslot = z.object({
  timeslotId: z.number().int(),
  date: z.string(),
  beginTime: z.string(),
  endTime: z.string(),
  /** ISO instant at which the hold ends. */
  holdExpires: z.string(),
  cutoff: z.string(),
  cost: z.number(),
  /** How often the hold may still be extended. */
  extensionsLeft: z.number().int().optional(),
});

export type Timeslot = z.infer<typeof timeslot>;
export type TimeslotDay = z.infer<typeof timeslotDay>;
export type HeldTimeslot = z.infer<typeof heldTimeslot>;
