import { z } from 'zod';
import { defineCall } from '../call.ts';
import {
  choiceParam,
  decimalParam,
  euroParam,
  idParam,
  jsonParam,
  optional,
  textParam,
  withDefault,
} from '../fields.ts';
import { planParams } from '../plan-params.ts';
import { belowMinimum, zonePlan } from '../staff-zones.ts';

const base = { tag: 'staff', access: 'staff', roles: ['store-manager'] } as const;

const corner = z.object({
  latitude: decimalParam('La latitudine di un angolo', { min: -90, max: 90 }),
  longitude: decimalParam('La longitudine di un angolo', { min: -180, max: 180 }),
});

const border = jsonParam(
  'Il confine',
  z
    .array(corner, { error: 'Il confine deve essere un elenco di angoli' })
    .max(200, { error: 'Il confine: al massimo 200 angoli' })
    .optional(),
);

export const list = defineCall({
  ...base,
  method: 'GET',
  path: 'staff/zones',
  summary: 'The zones of a store and service: who is served, and what they pay',
  request: z.object(planParams),
  data: z.object({ plan: zonePlan }),
  errors: ['store-not-found'],
});

export const save = defineCall({
  ...base,
  method: 'POST',
  path: 'staff/zones/save',
  summary: 'Adds a zone, or changes one as it was seen; carts and addresses follow at once, orders stay as they are',
  request: z.object({
    ...planParams,
    /** Absent: a new one. */
    zone_id: optional(idParam('La zona')),
    /** `version` of what the page showed; needed beside `zone_id`. */
    version: optional(textParam('La versione', 80)),
    name: textParam('Il nome', 80, { min: 2 }),
    base_cost: euroParam('Il costo della consegna'),
    free_from: optional(euroParam('La soglia gratis')),
    reduced_cost: optional(euroParam('Il costo ridotto')),
    minimum_order: euroParam('L’ordine minimo'),
    below: choiceParam('Cosa succede sotto il minimo', belowMinimum),
    surcharge: withDefault(euroParam('Il supplemento'), 0),
    /** As people write them: "20121-20124, 20144". */
    postcodes: withDefault(textParam('I CAP', 20_000, { min: 0 }), ''),
    /** Corners in order, 3 to 200; empty takes the border away. Absent: it stays as it is. */
    border: border.optional(),
  }),
  data: z.object({ plan: zonePlan }),
  errors: [
    'store-not-found',
    'zone-not-found',
    'zone-changed',
    'zone-name-taken',
    'postcode-wrong',
    'surcharge-missing',
    'border-wrong',
  ],
});
