import { z } from 'zod';
import { orderSlot } from './order.ts';
import { storageZones } from './staff-order-words.ts';

/** A figure of a day beside the same weekday before. */
const figure = z.object({
  value: z.number(),
  /** Of the same weekday a week before; absent when nothing was delivered then. */
  before: z.number().optional(),
  /** The seven days that end with this one, for a line. */
  trend: z.array(z.number()),
});

export const todaySlot = z.object({
  timeslotId: z.number().int(),
  warehouseId: z.number().int(),
  deliveryServiceId: z.number().int(),
  beginTime: z.string(),
  endTime: z.string(),
  capacity: z.number().int(),
  closed: z.boolean(),
  /** ISO instant customers may order it until. */
  cutoff: z.string(),
  /** Orders by what they still need. */
  delivered: z.number().int(),
  travelling: z.number().int(),
  ready: z.number().int(),
  inPreparation: z.number().int(),
  toPrepare: z.number().int(),
});

const shortOrder = z.object({
  orderId: z.number().int(),
  orderNumber: z.string(),
  /** "Riva", or the name of the company. */
  customer: z.string(),
  timeslot: orderSlot,
  deliveryServiceId: z.number().int(),
  lines: z.number().int(),
});

/** An order in somebody's hands. */
export const todayPreparation = shortOrder.extend({
  /** Who took it: a first name. */
  picker: z.string(),
  linesDone: z.number().int(),
});

/** An order that waits to be prepared. Euro. */
export const todayQueued = shortOrder.extend({
  warehouseId: z.number().int(),
  company: z.boolean(),
  zones: z.array(z.enum(storageZones)),
  total: z.number(),
  estimated: z.boolean(),
  /** ISO instant customers may change it until. */
  cutoff: z.string(),
  /** Lines of products that are not in stock any more. */
  soldOutLines: z.number().int(),
});

/** Something somebody has to look at now; each is true when it is answered, none is an opinion. */
export const todayAlert = z.object({
  kind: z.enum([
    'late-round',
    'late-orders',
    'not-ready',
    'not-delivered',
    'locker-over',
    'sold-out',
    'payment-stuck',
    'payment-missing',
    'problems-open',
    'cold-room',
    'collections',
  ]),
  severity: z.enum(['danger', 'warning']),
  /** "6 ordini in ritardo". */
  title: z.string(),
  /** "Fascia 16–18, il primo da 25 minuti". */
  text: z.string(),
  count: z.number().int(),
  /** The first fifty it is about. */
  orderIds: z.array(z.number().int()),
  productIds: z.array(z.number().int()).optional(),
  /** The cold room it is about. */
  cellId: z.number().int().optional(),
  /** Of a van that comes late: whom nobody has told yet. */
  round: z.object({ roundId: z.number().int(), timeslotId: z.number().int(), untold: z.number().int() }).optional(),
});

/** The page "Oggi". Figures are of the orders whose slot is on that day. */
export const staffToday = z.object({
  /** `YYYY-MM-DD`. */
  day: z.string(),
  /** ISO instant the figures were read. */
  at: z.string(),
  /** Of the day, those delivered included. */
  toDeliver: z.number().int(),
  figures: z.object({
    /** Euro of the orders of the day; ordered until it is weighed. */
    takings: figure,
    orders: figure,
    /** Euro of an order on average. */
    basket: figure,
    /** Lines that were missing, as a fraction of those prepared, 0.019. */
    missing: figure.extend({ target: z.number() }),
  }),
  slots: z.array(todaySlot),
  preparing: z.array(todayPreparation),
  next: z.array(todayQueued),
  /** How many wait, not only those listed. */
  nextCounts: z.object({
    all: z.number().int(),
    chilled: z.number().int(),
    frozen: z.number().int(),
    companies: z.number().int(),
  }),
  alerts: z.array(todayAlert),
  /** For the numbers beside the names of the rooms. */
  counts: z.object({
    open: z.number().int(),
    inPreparation: z.number().int(),
    /** Reports and withdrawals that wait, of any day. */
    cases: z.number().int(),
  }),
});

export type StaffToday = z.infer<typeof staffToday>;
export type TodaySlot = z.infer<typeof todaySlot>;
export type TodayPreparation = z.infer<typeof todayPreparation>;
export type TodayQueued = z.infer<typeof todayQueued>;
export type TodayAlert = z.infer<typeof todayAlert>;
