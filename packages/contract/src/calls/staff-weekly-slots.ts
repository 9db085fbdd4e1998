import { z } from 'zod';
import { defineCall } from '../call.ts';
import { idParam, intParam, optional, textParam } from '../fields.ts';

const base = { tag: 'staff', access: 'staff', roles: ['store-manager'] } as const;
const store = { warehouse_id: optional(idParam('La sede')) };

const data = z.object({
  terms: z.object({
    warehouseId: z.number().int(),
    /** Of the orders of each slot of home delivery, so many percent at most are kept for who wants it every week; 0 = none. */
    sharePercent: z.number().int(),
    /** A place without an order is given back so many hours before the cut-off. */
    releaseHours: z.number().int(),
    /** Says what the page showed when a change is saved. */
    version: z.string(),
  }),
});

export const read = defineCall({
  ...base,
  method: 'GET',
  path: 'staff/weekly-slots',
  summary: 'How much of each slot a store keeps for who wants it every week, and until when',
  request: z.object(store),
  data,
  errors: ['store-not-found'],
});

export const save = defineCall({
  ...base,
  method: 'POST',
  path: 'staff/weekly-slots/save',
  summary: 'Changes it, as it was seen; places reserved already stay, until the moment customers were told',
  request: z.object({
    ...store,
    version: textParam('La versione', 80),
    share_percent: intParam('La quota riservata', { min: 0, max: 100 }),
    release_hours: intParam('Le ore prima del limite', { min: 1, max: 120 }),
  }),
  data,
  errors: ['store-not-found', 'weekly-terms-changed'],
});
