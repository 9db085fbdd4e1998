import { z } from 'zod';
import { defineCall } from '../call.ts';
import {
  boolParam,
  choiceParam,
  decimalParam,
  idListParam,
  idParam,
  intParam,
  listParam,
  optional,
  patternParam,
  textParam,
} from '../fields.ts';
import { placedCrates } from '../placed-crates.ts';
import { lockerOperators, lockerSizes, lockerStation, lockerVisit } from '../staff-locker.ts';
import { storageZones } from '../staff-order-words.ts';

const base = { tag: 'staff', access: 'staff' } as const;
const setUp = { ...base, roles: ['store-manager'] } as const;
const atStation = { ...base, roles: ['picker', 'driver', 'store-manager'] } as const;
const hour = (label: string) => patternParam(label, /^([01]\d|2[0-3]):[0-5]\d$/, 'serve un’ora come 18:00');
const order = { order_id: idParam('L’ordine') };
const answer = z.object({ stations: z.array(lockerStation) });

export const list = defineCall({
  ...atStation,
  method: 'GET',
  path: 'staff/lockers',
  summary: 'The locker stations of the stores a person sees: doors, and orders to put in, inside and to take out',
  request: z.object({ warehouse_id: optional(idParam('La sede')) }),
  data: answer,
  errors: ['store-not-found'],
});

export const saveStation = defineCall({
  ...setUp,
  method: 'POST',
  path: 'staff/lockers/save-station',
  summary:
    'Writes the locker station of a store as it was seen; switched off it takes no more orders, those it has go on',
  request: z.object({
    warehouse_id: idParam('La sede'),
    /** `revision` of what the page showed; 0 for a new one. */
    revision: intParam('La versione'),
    name: textParam('Il nome', 60),
    address1: textParam('La via', 120),
    address_number: optional(textParam('Il numero civico', 20)),
    city: textParam('La città', 80),
    province: patternParam('La provincia', /^[A-Z]{2}$/, 'servono 2 lettere', { upper: true }),
    postalcode: patternParam('Il CAP', /^\d{5}$/, 'servono 5 cifre'),
    latitude: decimalParam('La latitudine', { min: 35, max: 48 }),
    longitude: decimalParam('La longitudine', { min: 6, max: 19 }),
    directions: optional(textParam('Le indicazioni', 200)),
    /** None: day and night. */
    hours: listParam(
      'Gli orari',
      z.object({
        weekday: intParam('Il giorno della settimana', { min: 1, max: 7 }),
        opens: hour('L’apertura'),
        closes: hour('La chiusura'),
      }),
      { min: 0, max: 21 },
    ),
    stay_hours: intParam('Le ore di sosta', { min: 1, max: 72 }),
    per_order: intParam('I vani per ordine', { min: 1, max: 4 }),
    operator: choiceParam('La serratura', lockerOperators),
    active: boolParam('L’accensione'),
  }),
  data: answer,
  errors: ['store-not-found', 'station-changed', 'hours-order', 'no-doors'],
});

export const saveDoor = defineCall({
  ...setUp,
  method: 'POST',
  path: 'staff/lockers/save-door',
  summary: 'Adds or changes a door; one that breaks passes the orders it was kept for to others',
  request: z.object({
    warehouse_id: idParam('La sede'),
    /** Absent: a new one. */
    compartment_id: optional(idParam('Il vano')),
    label: patternParam('La targhetta', /^[A-Z0-9][A-Z0-9-]{0,11}$/, 'lettere e cifre, al massimo 12', { upper: true }),
    size: choiceParam('La misura', lockerSizes),
    temperature: choiceParam('La temperatura', storageZones),
    /** Why it is out of order; absent: it works. */
    out_of_order: optional(textParam('Il guasto', 120, { min: 3 })),
  }),
  /** `without`: numbers of orders that have no door any more. */
  data: answer.extend({ without: z.array(z.string()) }),
  errors: ['store-not-found', 'station-not-found', 'door-not-found', 'label-taken', 'door-in-use'],
});

export const removeDoor = defineCall({
  ...setUp,
  method: 'POST',
  path: 'staff/lockers/remove-door',
  summary: 'Takes a door away that no order needs',
  request: z.object({ warehouse_id: idParam('La sede'), compartment_id: idParam('Il vano') }),
  data: answer,
  errors: ['store-not-found', 'station-not-found', 'door-not-found', 'door-in-use'],
});

export const labels = defineCall({
  ...setUp,
  method: 'GET',
  path: 'staff/lockers/labels.pdf',
  answers: 'pdf',
  summary:
    'Labels for doors, 100 × 70 mm, one a page, with the Code 128 that is scanned: of a station, or of the doors chosen',
  request: z.object({
    warehouse_id: idParam('La sede'),
    compartment_ids: optional(idListParam('I vani', { max: 200 })),
  }),
  data: z.object({}),
  errors: ['store-not-found', 'station-not-found', 'door-not-found'],
});

export const begin = defineCall({
  ...atStation,
  method: 'POST',
  path: 'staff/locker/begin',
  summary: 'Begins to fill: doors, crates, and the code to set where doors have keypads of their own',
  request: z.object(order),
  data: z.object({
    visit: lockerVisit,
    /** Six digits to set on the doors. */
    code: z.string(),
  }),
  errors: ['order-not-found', 'locker-not-possible', 'no-door'],
});

export const fill = defineCall({
  ...atStation,
  method: 'POST',
  path: 'staff/locker/fill',
  summary: 'The goods are in: each crate behind the door it was scanned at. The customer gets the code',
  request: z.object({
    ...order,
    placed: placedCrates,
  }),
  data: answer,
  errors: [
    'order-not-found',
    'locker-not-possible',
    'crate-unknown',
    'crates-missing',
    'door-not-found',
    'door-taken',
    'door-too-warm',
    'door-too-small',
    'payment-missing',
  ],
});

export const handOver = defineCall({
  ...atStation,
  method: 'POST',
  path: 'staff/locker/hand-over',
  summary: 'The customer says the code, or the doors were found empty: the goods are theirs',
  request: z.object({
    ...order,
    /** Absent: the doors were found empty. */
    code: optional(patternParam('Il codice', /^\d{6}$/, 'servono 6 cifre')),
  }),
  data: answer,
  errors: ['order-not-found', 'not-in-locker', 'wrong-code', 'code-locked'],
});

export const takeOut = defineCall({
  ...atStation,
  method: 'POST',
  path: 'staff/locker/take-out',
  summary: 'Nobody came: the goods are taken out, the order is not delivered and is brought again or given back',
  request: z.object({ ...order, reason: optional(textParam('Il motivo', 200, { min: 3 })) }),
  data: answer,
  errors: ['order-not-found', 'not-in-locker', 'locker-not-over'],
});
