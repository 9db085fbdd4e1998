import { z } from 'zod';
import { defineCall } from '../call.ts';
import { dayParam, idParam, intParam, listParam, optional, patternParam, textParam } from '../fields.ts';
import { hoursPlan } from '../staff-hours.ts';

const base = { tag: 'staff', access: 'staff', roles: ['store-manager'] } as const;
const hour = (label: string) => patternParam(label, /^([01]\d|2[0-3]):[0-5]\d$/, 'serve un’ora come 18:00');
const store = { warehouse_id: optional(idParam('La sede')) };

export const detail = defineCall({
  ...base,
  method: 'GET',
  path: 'staff/hours',
  summary: 'When a store is open: its week, the days that differ, and orders to be collected while it is closed',
  request: z.object(store),
  data: z.object({ plan: hoursPlan }),
  errors: ['store-not-found'],
});

export const save = defineCall({
  ...base,
  method: 'POST',
  path: 'staff/hours/save',
  summary:
    'Writes week and special days of a store as they were seen; pick-up windows outside of them close, orders stay',
  request: z.object({
    ...store,
    /** `version` of what the page showed. */
    version: textParam('La versione', 80),
    /** All of it; at most three openings a day. */
    week: listParam(
      'Gli orari della settimana',
      z.object({
        weekday: intParam('Il giorno della settimana', { min: 1, max: 7 }),
        opens: hour('L’apertura'),
        closes: hour('La chiusura'),
      }),
      { min: 0, max: 21 },
    ),
    /** All those from today on; those gone by stay. */
    special_days: listParam(
      'I giorni particolari',
      z.object({
        date: dayParam('Il giorno'),
        /** Without hours: closed. */
        opens: optional(hour('L’apertura')),
        closes: optional(hour('La chiusura')),
        note: optional(textParam('La nota', 60)),
      }),
      { min: 0, max: 100 },
    ),
  }),
  data: z.object({ plan: hoursPlan }),
  errors: ['store-not-found', 'hours-changed', 'hours-order', 'hours-overlap', 'special-day-twice', 'special-day-odd'],
});
