import { z } from 'zod';
import { defineCall } from '../call.ts';
import {
  boolParam,
  choiceParam,
  dayParam,
  idListParam,
  idParam,
  intParam,
  listParam,
  optional,
  patternParam,
  quantityParam,
  textParam,
  withDefault,
} from '../fields.ts';
import { storageZones } from '../staff-order-words.ts';
import {
  gestureResult,
  pickingClosed,
  pickingCrate,
  pickingFigures,
  pickingFiguresRow,
  pickingPerson,
  pickingProgress,
  pickingProposal,
  pickingSlot,
  pickingSubstitute,
  pickingTaken,
  pickingToClose,
  pickingWaiting,
  pickingWork,
  scannedProduct,
} from '../staff-picking.ts';
import { missingReasons, pickingGestures, pickingZones } from '../staff-picking-words.ts';

const base = { tag: 'staff', access: 'staff', roles: ['picker', 'store-manager'] } as const;
const orderId = idParam('L’ordine');
const lineId = idParam('La riga');
const zone = choiceParam('Il settore', pickingZones);
const device = textParam('Il dispositivo', 60, { min: 4 });
const store = { warehouse_id: optional(idParam('La sede')) };
const bay = textParam('Il posto in cella', 20);
const barcode = patternParam('Il codice', /^[0-9A-Za-z-]{4,40}$/, 'servono da 4 a 40 cifre o lettere');
/** A key the device makes up: the same one again changes nothing and answers the same. */
const key = textParam('La chiave', 80, { min: 8 });
const instant = patternParam(
  'L’ora',
  /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(:\d{2}(\.\d{1,9})?)?Z$/,
  'serve un istante come 2026-11-22T09:12:00Z',
);

export const work = defineCall({
  ...base,
  method: 'GET',
  path: 'staff/picking/work',
  summary:
    'What is to be prepared in the stores of this person: by slot and zone, what is in hands, and what waits to be closed',
  request: z.object(store),
  data: z.object({
    /** ISO instant. */
    at: z.string(),
    /** The earliest slot first. */
    slots: z.array(pickingSlot),
    taken: z.array(pickingTaken),
    toClose: z.array(pickingToClose),
    /** Only for managers: to whom work can be given. */
    people: z.array(pickingPerson).optional(),
  }),
  errors: ['store-not-found'],
});

export const waiting = defineCall({
  ...base,
  roles: ['store-manager'],
  method: 'GET',
  path: 'staff/picking/waiting',
  summary: 'The orders of a slot that wait in one zone, by number: what a manager can give to somebody',
  request: z.object({ timeslot_id: idParam('La fascia'), zone }),
  data: z.object({ orders: z.array(pickingWaiting) }),
});

export const startWave = defineCall({
  ...base,
  roles: ['store-manager'],
  method: 'POST',
  path: 'staff/picking/start-wave',
  summary: 'Begins to prepare a slot before its cut-off: from now on its customers cannot change these orders',
  request: z.object({ timeslot_id: idParam('La fascia') }),
  data: z.object({ orders: z.number().int() }),
  errors: ['slot-not-found'],
});

export const take = defineCall({
  ...base,
  method: 'POST',
  path: 'staff/picking/take',
  summary:
    'Takes work: the next orders that fit on the cart, or one order in one zone. What is taken already comes again without change',
  request: z.object({
    device,
    ...store,
    /** Absent: the zone of what is most urgent. Needed beside `order_id`. */
    zone: optional(zone),
    timeslot_id: optional(idParam('La fascia')),
    /** This order instead of the next ones. */
    order_id: optional(orderId),
    /** Orders wanted; the cart has room for six. */
    most: withDefault(intParam('Il numero di ordini', { min: 1, max: 6 }), 6),
  }),
  data: z.object({ work: pickingWork }),
  errors: [
    'store-not-found',
    'order-not-found',
    'no-work',
    'cart-full',
    'taken-by-other',
    'before-cutoff',
    'zone-needed',
  ],
});

export const mine = defineCall({
  ...base,
  method: 'GET',
  path: 'staff/picking/mine',
  summary: 'All that is in this person’s hands, whole: a device keeps it and works on without a network',
  request: z.object({}),
  data: z.object({ work: pickingWork }),
});

export const gestures = defineCall({
  ...base,
  method: 'POST',
  path: 'staff/picking/gestures',
  summary:
    'What was done, in the order it was done; each is applied once, whoever sends it how often. Also says that the picker is still there',
  request: z.object({
    device,
    gestures: listParam(
      'I gesti',
      z.object({
        /** Made up by the device, e.g. a UUID. */
        id: textParam('Il gesto', 60, { min: 8 }),
        order_id: orderId,
        order_line_id: lineId,
        kind: choiceParam('Il tipo di gesto', pickingGestures),
        /** `state.revision` of the line the gesture was made upon, counting the gestures of this device before it. */
        revision: intParam('La versione della riga'),
        /** All that is on the cart, in selling units; with `substitute` how many of the other product. */
        quantity: optional(quantityParam()),
        /** Of weighed goods: of all of it. */
        grams: optional(intParam('Il peso', { min: 1, max: 500_000 })),
        /** With `substitute`: what comes in its place. */
        product_id: optional(idParam('Il prodotto')),
        /** With `missing` and `partly`. */
        reason: withDefault(choiceParam('Il motivo', missingReasons), 'not-there'),
        /** With `missing` and `partly`, pieces that are on the shelf all the same; none where it is absent. */
        shelf: optional(intParam('I pezzi a scaffale', { max: 99_999 })),
        /** The picker knows that the order comes to more than was held for it. */
        above_authorised: withDefault(boolParam('La conferma'), false),
        /** When it was done, by the clock of the device. */
        at: instant,
      }),
      { min: 0, max: 500 },
    ),
  }),
  data: z.object({
    /** In the order they came in. */
    results: z.array(gestureResult),
    /** Of each order that was named. */
    orders: z.array(pickingProgress),
  }),
});

export const proposals = defineCall({
  ...base,
  method: 'GET',
  path: 'staff/picking/proposals',
  summary:
    'What could come in the place of a line, the best first: same use, same or lower price, allergens and diet never worse',
  request: z.object({ order_line_id: lineId }),
  data: z.object({ proposals: z.array(pickingProposal) }),
  errors: ['line-not-found'],
});

export const substitutes = defineCall({
  ...base,
  method: 'GET',
  path: 'staff/picking/substitutes',
  summary:
    'Other products for a line, by a bar code or by words: how much of each, at which price, and why it may not come in its place',
  request: z.object({
    order_line_id: lineId,
    /** One of the two. */
    code: optional(barcode),
    q: optional(textParam('La ricerca', 60, { min: 2 })),
  }),
  data: z.object({ products: z.array(pickingSubstitute) }),
  errors: ['line-not-found', 'product-not-found', 'search-needed'],
});

export const scan = defineCall({
  ...base,
  method: 'GET',
  path: 'staff/picking/scan',
  summary: 'What a bar code is: an article, or one of the store’s own codes with its weight or price',
  request: z.object({ code: barcode, ...store }),
  data: z.object({ product: scannedProduct }),
  errors: ['store-not-found', 'product-not-found'],
});

export const giveBack = defineCall({
  ...base,
  method: 'POST',
  path: 'staff/picking/give-back',
  summary: 'Gives work back: what was done stays done, anybody may go on. A manager does so for others too',
  request: z.object({ order_id: orderId, zone }),
  data: z.object({}),
  errors: ['order-not-found', 'taken-by-other'],
});

export const assign = defineCall({
  ...base,
  roles: ['store-manager'],
  method: 'POST',
  path: 'staff/picking/assign',
  summary: 'Gives an order in one zone to somebody, also when another one has it',
  request: z.object({ order_id: orderId, zone, user_id: idParam('La persona') }),
  data: z.object({}),
  errors: ['order-not-found', 'person-not-found', 'no-work', 'before-cutoff', 'cart-full'],
});

export const openCrate = defineCall({
  ...base,
  method: 'POST',
  path: 'staff/picking/open-crate',
  summary: 'Opens a crate for an order; its label is in `labels.pdf`',
  request: z.object({ order_id: orderId, temperature: choiceParam('La temperatura', storageZones), key }),
  data: z.object({ crate: pickingCrate }),
  errors: ['order-not-found', 'order-not-in-picking'],
});

export const placeCrate = defineCall({
  ...base,
  method: 'POST',
  path: 'staff/picking/place-crate',
  summary: 'Says where a crate waits for the van. A prepared order whose crates are all placed is ready',
  request: z.object({ crate_id: idParam('La cassa'), bay }),
  data: z.object({ crate: pickingCrate, order: pickingProgress }),
  errors: ['crate-not-found'],
});

export const removeCrate = defineCall({
  ...base,
  method: 'POST',
  path: 'staff/picking/remove-crate',
  summary: 'Takes away a crate that was opened by mistake, until the order is closed',
  request: z.object({ crate_id: idParam('La cassa') }),
  data: z.object({}),
  errors: ['crate-not-found', 'order-not-in-picking'],
});

export const close = defineCall({
  ...base,
  method: 'POST',
  path: 'staff/picking/close',
  summary:
    'Closes an order whose lines are all done: bags counted, crates placed, receipt and tenders settled, mail to the customer. Again, it answers the same',
  request: z.object({
    order_id: orderId,
    /** Used; absent: as ordered. */
    bags: optional(intParam('I sacchetti', { max: 999 })),
    /** Where the crates wait; those left out can be placed later. */
    crates: withDefault(
      listParam('Le casse', z.object({ crate_id: idParam('La cassa'), bay }), { min: 0, max: 60 }),
      [],
    ),
    /** Rewards that were put into the crates. */
    reward_request_ids: optional(idListParam('I premi', { max: 50 })),
  }),
  data: z.object({ closed: pickingClosed }),
  errors: [
    'order-not-found',
    'order-not-in-picking',
    'lines-to-do',
    'crate-needed',
    'crate-not-found',
    'invalid-quantity',
  ],
});

export const list = defineCall({
  ...base,
  method: 'GET',
  path: 'staff/picking/list.pdf',
  answers: 'pdf',
  summary: 'Orders on paper, aisle by aisle, for a day without tablets; that they were printed is written down',
  request: z.object({ order_id: optional(orderId), order_ids: optional(idListParam('Gli ordini', { max: 50 })) }),
  data: z.object({}),
  errors: ['order-not-found'],
});

export const labels = defineCall({
  ...base,
  method: 'GET',
  path: 'staff/picking/labels.pdf',
  answers: 'pdf',
  summary: 'Labels of crates, 100 × 70 mm, one a page, with Code 128: of an order, or of those chosen',
  request: z.object({ order_id: orderId, crate_ids: optional(idListParam('Le casse', { max: 60 })) }),
  data: z.object({}),
  errors: ['order-not-found', 'crate-not-found'],
});

export const figures = defineCall({
  ...base,
  method: 'GET',
  path: 'staff/picking/figures',
  summary: 'How work went: one’s own figures first; managers see those of their stores and people too',
  request: z.object({
    ...store,
    /** Days, both included; today where they are absent. */
    from: optional(dayParam('Il primo giorno')),
    to: optional(dayParam('L’ultimo giorno')),
  }),
  data: z.object({
    mine: pickingFigures,
    /** Of all in the stores asked for. */
    store: pickingFigures,
    /** Only for managers, by name. */
    people: z.array(pickingFiguresRow).optional(),
  }),
  errors: ['store-not-found'],
});
