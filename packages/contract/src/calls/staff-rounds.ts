import { z } from 'zod';
import { defineCall } from '../call.ts';
import { boolParam, dayParam, idParam, intParam, listParam, optional, textParam, withDefault } from '../fields.ts';
import { deliveryProof, roundBoard, townMap, van } from '../staff-round.ts';

const base = { tag: 'staff', access: 'staff', roles: ['store-manager'] } as const;
const slot = { timeslot_id: idParam('La fascia') };
const revision = intParam('La versione del piano');
const roundId = idParam('Il giro');

export const vans = defineCall({
  ...base,
  method: 'GET',
  path: 'staff/vans',
  summary: 'Vans of the stores of this person, with the crates they carry',
  request: z.object({ warehouse_id: optional(idParam('La sede')) }),
  data: z.object({ vans: z.array(van) }),
  errors: ['store-not-found'],
});

export const saveVan = defineCall({
  ...base,
  method: 'POST',
  path: 'staff/van/save',
  summary: 'Adds a van, or changes one; one that is not active is planned no more',
  request: z.object({
    /** Absent: a new one. */
    van_id: optional(idParam('Il furgone')),
    warehouse_id: idParam('La sede'),
    name: textParam('Il nome', 40),
    crates: intParam('Le casse', { min: 1, max: 500 }),
    active: withDefault(boolParam('L’uso'), true),
  }),
  data: z.object({ van }),
  errors: ['store-not-found', 'van-not-found', 'van-name-taken'],
});

export const board = defineCall({
  ...base,
  roles: ['store-manager', 'customer-care'],
  method: 'GET',
  path: 'staff/rounds',
  summary:
    'Rounds of a slot of home delivery: stops in order with times and lateness, vans, drivers, orders on no round',
  request: z.object({
    warehouse_id: optional(idParam('La sede')),
    /** Default: today. */
    day: optional(dayParam('Il giorno')),
    /** Default: the slot under way, else the next one with deliveries. */
    timeslot_id: optional(idParam('La fascia')),
  }),
  data: z.object({ board: roundBoard }),
  errors: ['store-not-found', 'slot-not-found'],
});

export const town = defineCall({
  ...base,
  roles: ['store-manager', 'customer-care'],
  method: 'GET',
  path: 'staff/rounds/town',
  summary:
    'What the map of the rounds of a store is drawn upon: streets of the town, and a picture map where one is set',
  request: z.object({ warehouse_id: optional(idParam('La sede')) }),
  data: z.object({ town: townMap }),
  errors: ['store-not-found'],
});

export const propose = defineCall({
  ...base,
  method: 'POST',
  path: 'staff/rounds/propose',
  summary: 'Plans the rounds of a slot; those already on the road stay, drafts and confirmed ones are planned again',
  request: z.object({ ...slot, revision }),
  data: z.object({ board: roundBoard }),
  errors: ['slot-not-found', 'plan-changed', 'no-vans', 'nothing-to-plan'],
});

export const moveStop = defineCall({
  ...base,
  method: 'POST',
  path: 'staff/rounds/move-stop',
  summary: 'Moves a stop to another place or van; without `confirm` it answers what would come of it',
  request: z.object({
    ...slot,
    revision,
    order_id: idParam('L’ordine'),
    /** Absent: off every round. */
    round_id: optional(roundId),
    /** Place among the stops, from 1; absent: where it costs the least time. */
    position: optional(intParam('La posizione', { min: 1, max: 500 })),
    confirm: withDefault(boolParam('La conferma'), false),
  }),
  data: z.object({
    /** As it is, or as it would be. */
    board: roundBoard,
    applied: z.boolean(),
  }),
  errors: ['slot-not-found', 'plan-changed', 'round-not-found', 'order-not-found', 'round-started', 'stop-not-movable'],
});

export const assign = defineCall({
  ...base,
  method: 'POST',
  path: 'staff/rounds/assign',
  summary: 'Gives a round to a driver or takes it back, and says when it leaves',
  request: z.object({
    ...slot,
    revision,
    round_id: roundId,
    /** Absent: nobody. */
    driver_id: optional(idParam('L’autista')),
    /** Minutes before the slot begins (negative: after) the van leaves; absent: as planned. */
    leaves_before_minutes: optional(intParam('La partenza', { min: -240, max: 240 })),
  }),
  data: z.object({ board: roundBoard }),
  errors: ['slot-not-found', 'plan-changed', 'round-not-found', 'driver-not-found', 'round-started'],
});

export const addRound = defineCall({
  ...base,
  method: 'POST',
  path: 'staff/rounds/add',
  summary: 'Adds an empty round with a van that has none in this slot',
  request: z.object({ ...slot, revision, van_id: idParam('Il furgone') }),
  data: z.object({ board: roundBoard }),
  errors: ['slot-not-found', 'plan-changed', 'van-not-found', 'van-taken'],
});

export const removeRound = defineCall({
  ...base,
  method: 'POST',
  path: 'staff/rounds/remove',
  summary: 'Takes a round away that has not started; its orders are on no round then',
  request: z.object({ ...slot, revision, round_id: roundId }),
  data: z.object({ board: roundBoard }),
  errors: ['slot-not-found', 'plan-changed', 'round-not-found', 'round-started'],
});

export const confirm = defineCall({
  ...base,
  method: 'POST',
  path: 'staff/rounds/confirm',
  summary: 'Confirms the drafts of a slot: drivers see their rounds, customers when to expect them',
  request: z.object({ ...slot, revision }),
  data: z.object({ board: roundBoard }),
  errors: ['slot-not-found', 'plan-changed', 'nothing-to-confirm', 'driver-needed'],
});

export const start = defineCall({
  ...base,
  method: 'POST',
  path: 'staff/rounds/start',
  summary: 'The van leaves: its orders are on their way. Orders cancelled meanwhile leave the round by themselves',
  request: z.object({
    ...slot,
    round_id: roundId,
    /** Orders that are not ready stay in the store, on no round; else they refuse the start. */
    leave_behind: withDefault(boolParam('Gli ordini non pronti'), false),
  }),
  data: z.object({ board: roundBoard }),
  errors: [
    'slot-not-found',
    'round-not-found',
    'driver-needed',
    'orders-not-ready',
    'nothing-to-deliver',
    'too-many-crates',
  ],
});

export const close = defineCall({
  ...base,
  method: 'POST',
  path: 'staff/rounds/close',
  summary:
    'Closes a round whose driver does not come back: says of each open stop whether it was brought; customers of the others read why',
  request: z.object({
    ...slot,
    round_id: roundId,
    /** All that are open, as they were seen. */
    stops: listParam(
      'Le tappe',
      z.object({
        order_id: idParam('L’ordine'),
        brought: boolParam('La consegna'),
        /** Whoever closes it knows that the driver saw an adult: needed where alcohol was brought and the phone has not said so. */
        adult_checked: withDefault(boolParam('Il controllo dell’età'), false),
      }),
      { min: 0, max: 500 },
    ),
    /** Italian: customers who got nothing read it. */
    reason: textParam('Il motivo', 200, { min: 3 }),
  }),
  data: z.object({ board: roundBoard }),
  errors: ['slot-not-found', 'round-not-found', 'round-not-started', 'round-changed', 'age-needed', 'locker-to-fill'],
});

export const tellLate = defineCall({
  ...base,
  roles: ['store-manager', 'customer-care'],
  method: 'POST',
  path: 'staff/rounds/tell-late',
  summary: 'Writes to the customers whom a van on the road reaches late when it comes; each of them once for a round',
  request: z.object({ round_id: roundId }),
  /** How many are written to now. */
  data: z.object({ told: z.number().int() }),
  errors: ['round-not-found', 'round-not-started'],
});

export const sheet = defineCall({
  ...base,
  method: 'GET',
  path: 'staff/rounds/sheet.pdf',
  answers: 'pdf',
  summary:
    'The stops of a round, or of all rounds of a slot, on paper, for a van whose phone has died; that it was printed is written down',
  request: z.object({ ...slot, round_id: optional(roundId) }),
  data: z.object({}),
  errors: ['slot-not-found', 'round-not-found'],
});

export const proof = defineCall({
  ...base,
  roles: ['store-manager', 'customer-care'],
  method: 'GET',
  path: 'staff/rounds/proof',
  summary:
    'What proves the delivery of an order: signature or code, pictures, notes, attempts; the look is written down',
  request: z.object({ order_id: idParam('L’ordine') }),
  data: z.object({ proof: deliveryProof }),
  errors: ['order-not-found'],
});
