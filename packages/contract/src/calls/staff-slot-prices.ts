import { z } from 'zod';
import { defineCall } from '../call.ts';
import { euroParam, intParam, optional, textParam, withDefault } from '../fields.ts';
import { planParams } from '../plan-params.ts';
import { slotPrices } from '../staff-slot-prices.ts';

const base = { tag: 'staff', access: 'staff', roles: ['store-manager'] } as const;
const percent = { min: 1, max: 100 };

export const read = defineCall({
  ...base,
  method: 'GET',
  path: 'staff/slot-prices',
  summary: 'How the prices of a store’s slots follow demand, and what a van nearby takes off',
  request: z.object(planParams),
  data: z.object({ prices: slotPrices }),
  errors: ['store-not-found'],
});

export const save = defineCall({
  ...base,
  method: 'POST',
  path: 'staff/slot-prices/save',
  summary: 'Changes how prices of slots follow demand, as it was seen; places held or ordered keep their price',
  request: z.object({
    ...planParams,
    /** `version` of what the page showed. */
    version: textParam('La versione', 80),
    /** The three of quiet slots are there together, or none. */
    quiet_below_percent: optional(intParam('La soglia delle fasce vuote', percent)),
    quiet_hours: optional(intParam('Le ore prima del limite', { min: 1, max: 168 })),
    quiet_discount: optional(euroParam('Lo sconto delle fasce vuote')),
    /** The two of busy slots are there together, or none. */
    busy_from_percent: optional(intParam('La soglia delle fasce piene', percent)),
    busy_surcharge: optional(euroParam('L’aumento delle fasce piene')),
    eco_discount: withDefault(euroParam('Lo sconto eco'), 0),
    min: withDefault(euroParam('Il prezzo più basso'), 0),
    max: euroParam('Il prezzo più alto'),
  }),
  data: z.object({ prices: slotPrices }),
  errors: ['store-not-found', 'pricing-changed', 'pricing-incomplete', 'pricing-limits'],
});
