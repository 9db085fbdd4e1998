import { z } from 'zod';
import { defineCall } from '../call.ts';
import { cart } from '../cart.ts';
import { boolParam, choiceParam, dayParam, idParam, intParam, optional, patternParam } from '../fields.ts';

/** "Tieni per me ogni settimana": a window of home delivery kept for an address (ADR 0050). */
const base = { tag: 'delivery', access: 'customer' } as const;

const window = { weekday: z.number().int(), beginTime: z.string(), endTime: z.string() };

export const weeklyStates = [
  'waiting',
  'reserved',
  'in-cart',
  'ordered',
  'released',
  'skipped',
  'unavailable',
] as const;

export const weeklyDay = z.object({
  /** `YYYY-MM-DD`. */
  day: z.string(),
  /** "giovedì 26 novembre". */
  label: z.string(),
  /** `waiting`: the slots of that day are not made yet, or it is too late to keep one. */
  state: z.enum(weeklyStates),
  /** One sentence that says it. */
  text: z.string(),
  /** ISO instant until which the place is kept without an order; only while it is. */
  confirmBy: z.string().optional(),
  /** The slot, once the customer may choose it. */
  timeslotId: z.number().int().optional(),
  orderId: z.number().int().optional(),
  /** The nearest slot that had room, where theirs could not be kept. */
  nearest: z.object({ timeslotId: z.number().int(), day: z.string(), label: z.string() }).optional(),
  /** Whether the week may be left out, or taken back. */
  canSkip: z.boolean(),
});

export const weeklySlot = z.object({
  weeklySlotId: z.number().int(),
  addressId: z.number().int(),
  addressName: z.string(),
  ...window,
  /** "Ogni giovedì, 18–20". */
  label: z.string(),
  /** What the customer usually buys in it; absent: nothing chosen, or nothing left of it. */
  basket: z
    .object({
      kind: z.enum(['list', 'last']),
      listId: z.number().int().optional(),
      /** "la lista Settimana", "l’ultima spesa". */
      name: z.string(),
      /** Different products. */
      products: z.number().int(),
    })
    .optional(),
  /** The next weeks, the nearest first. */
  days: z.array(weeklyDay),
});

export type WeeklySlot = z.infer<typeof weeklySlot>;
export type WeeklyDay = z.infer<typeof weeklyDay>;

const data = z.object({ weeklySlots: z.array(weeklySlot) });
const weeklySlotId = { weekly_slot_id: idParam('La fascia settimanale') };

export const list = defineCall({
  ...base,
  method: 'GET',
  path: 'weekly-slot/list',
  summary: 'The windows kept for the customer every week, with their next weeks',
  request: z.object({}),
  data,
});

export const choices = defineCall({
  ...base,
  method: 'GET',
  path: 'weekly-slot/choices',
  summary: 'The windows an address may have every week; none where the store keeps none',
  request: z.object({ user_address_id: idParam('L’indirizzo') }),
  data: z.object({
    windows: z.array(z.object(window)),
    /** Hours before the cut-off at which a place without an order is given back. */
    releaseHours: z.number().int(),
  }),
  errors: ['address-not-found', 'not-covered'],
});

export const keep = defineCall({
  ...base,
  method: 'POST',
  path: 'weekly-slot/keep',
  summary: 'Keeps a window every week for an address, in place of the one it had',
  request: z.object({
    user_address_id: idParam('L’indirizzo'),
    weekday: intParam('Il giorno', { min: 1, max: 7 }),
    begin_time: patternParam('L’ora di inizio', /^([01]\d|2[0-3]):[0-5]\d$/, 'serve un’ora, per esempio 18:00'),
    /** Refused where the address has another window: who asks saw none, and means to replace none. */
    only_if_none: optional(boolParam('Solo se non ce n’è un’altra')),
  }),
  data,
  errors: ['address-not-found', 'not-covered', 'weekly-not-offered', 'window-not-found', 'weekly-already-kept'],
});

export const chooseBasket = defineCall({
  ...base,
  method: 'POST',
  path: 'weekly-slot/choose-basket',
  summary: 'Says what the customer usually buys in a window: a list, what they ordered last, or nothing',
  request: z
    .object({
      ...weeklySlotId,
      basket: choiceParam('La spesa', ['none', 'list', 'last']),
      list_id: optional(idParam('La lista')),
    })
    .refine(({ basket, list_id }) => basket !== 'list' || list_id !== undefined, {
      error: 'La lista non può mancare',
      path: ['list_id'],
    }),
  data,
  errors: ['weekly-slot-not-found', 'list-not-found', 'no-order-yet'],
});

export const fillCart = defineCall({
  ...base,
  method: 'POST',
  path: 'weekly-slot/fill-cart',
  summary:
    'Puts what the customer usually buys into the cart, with the place kept for that day; once, and nothing is ordered',
  request: z.object({ ...weeklySlotId, day: dayParam('Il giorno') }),
  data: cart,
  errors: [
    'weekly-slot-not-found',
    'weekly-day-wrong',
    'basket-empty',
    'order-being-changed',
    'cart-locked',
    'payment-in-progress',
    'address-not-covered',
    'slot-not-found',
    'slot-closed',
    'slot-full',
  ],
});

export const skip = defineCall({
  ...base,
  method: 'POST',
  path: 'weekly-slot/skip',
  summary: 'Leaves one week out, or takes it back while there is room',
  request: z.object({ ...weeklySlotId, day: dayParam('Il giorno'), skip: boolParam('La pausa') }),
  data,
  errors: ['weekly-slot-not-found', 'weekly-day-wrong', 'weekly-day-used'],
});

export const end = defineCall({
  ...base,
  method: 'POST',
  path: 'weekly-slot/end',
  summary: 'Keeps the window no more; what is in the cart or ordered stays',
  request: z.object(weeklySlotId),
  data,
  errors: ['weekly-slot-not-found'],
});
