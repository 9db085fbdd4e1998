import { z } from 'zod';
import { defineCall } from '../call.ts';
import {
  boolParam,
  choiceParam,
  dayParam,
  euroParam,
  idParam,
  intParam,
  listParam,
  optional,
  patternParam,
  textParam,
  withDefault,
} from '../fields.ts';
import { planParams } from '../plan-params.ts';
import { bookedInSlot, slotWeek, typicalSlot } from '../staff-slots.ts';

const base = { tag: 'staff', access: 'staff', roles: ['store-manager'] } as const;
const window = { date: dayParam('Il giorno'), slot_template_id: idParam('La fascia') };
const reason = optional(textParam('Il motivo', 200, { min: 3 }));
const hour = (label: string) => patternParam(label, /^([01]\d|2[0-3]):[0-5]\d$/, 'serve un’ora come 18:00');

const terms = {
  capacity_orders: intParam('La capacità', { max: 10_000 }),
  /** Absent: in proportion to the orders, as in the typical week. */
  capacity_units: optional(intParam('Le unità di lavoro', { max: 1_000_000 })),
  /** Absent: of a single day as the typical week says, of the typical week no limit. */
  capacity_crates: optional(intParam('Le casse', { max: 100_000 })),
  cost: euroParam('Il prezzo'),
  /** A week at most. */
  cutoff_minutes: intParam('Il limite per ordinare', { max: 10_080 }),
  eco: boolParam('La fascia eco'),
  companies_only: boolParam('La fascia per le aziende'),
};

export const week = defineCall({
  ...base,
  method: 'GET',
  path: 'staff/slots/week',
  summary: 'A week of slots of a store and service: what is planned, sold and to be expected, and where a day differs',
  request: z.object({
    ...planParams,
    /** Any day of the week; default: today. */
    day: optional(dayParam('Il giorno')),
  }),
  data: z.object({ week: slotWeek }),
  errors: ['store-not-found', 'slot-not-found'],
});

export const publish = defineCall({
  ...base,
  method: 'POST',
  path: 'staff/slots/publish',
  summary:
    'Changes windows of single days, all or none: never below what is sold, never over what somebody else changed meanwhile',
  request: z.object({
    ...planParams,
    changes: listParam(
      'Le modifiche',
      z.object({
        ...window,
        ...terms,
        closed: boolParam('La chiusura'),
        /** What the page showed. */
        seen: z.object({
          capacity_orders: intParam('La capacità vista'),
          /** Absent: no limit. */
          capacity_crates: optional(intParam('Le casse viste')),
          cost: euroParam('Il prezzo visto'),
          cutoff_minutes: intParam('Il limite visto'),
          eco: boolParam('La fascia eco vista'),
          companies_only: boolParam('La fascia per le aziende vista'),
          closed: boolParam('La chiusura vista'),
        }),
      }),
      { max: 200 },
    ),
    reason,
  }),
  data: z.object({ changed: z.number().int() }),
  errors: [
    'store-not-found',
    'slot-not-found',
    'slot-begun',
    'slot-changed',
    'slot-outside-hours',
    'capacity-below-sold',
  ],
});

export const closing = defineCall({
  ...base,
  method: 'GET',
  path: 'staff/slots/closing',
  summary: 'Orders that are in a slot, and the nearest slot with room for each',
  request: z.object({ timeslot_id: idParam('La fascia') }),
  data: z.object({ orders: z.array(bookedInSlot) }),
  errors: ['slot-not-found'],
});

export const close = defineCall({
  ...base,
  method: 'POST',
  path: 'staff/slots/close',
  summary:
    'Closes a slot at once. Its orders stay, or each moves to the nearest slot with room and its customer gets a mail; pressing again goes on with those that are left',
  request: z.object({
    timeslot_id: idParam('La fascia'),
    orders: choiceParam('Gli ordini', ['keep', 'move']),
    reason,
  }),
  data: z.object({
    moved: z.number().int(),
    /** Those without another slot. */
    left: z.array(bookedInSlot),
  }),
  errors: ['slot-not-found', 'slot-begun'],
});

export const typicalWeek = defineCall({
  ...base,
  method: 'GET',
  path: 'staff/slots/typical-week',
  summary: 'The typical week of a store and service',
  request: z.object(planParams),
  data: z.object({ slots: z.array(typicalSlot) }),
  errors: ['store-not-found'],
});

export const saveTypical = defineCall({
  ...base,
  method: 'POST',
  path: 'staff/slots/save-typical',
  summary: 'Adds a window to the typical week, or changes one: days that do not differ by themselves follow',
  request: z.object({
    ...planParams,
    weekday: intParam('Il giorno della settimana', { min: 1, max: 7 }),
    begin_time: hour('L’inizio'),
    end_time: hour('La fine'),
    ...terms,
    /** False: takes the window out; what is sold is still delivered. */
    active: withDefault(boolParam('L’uso'), true),
  }),
  data: z.object({ slots: z.array(typicalSlot) }),
  errors: ['store-not-found', 'window-order', 'window-overlaps', 'capacity-missing'],
});
