import { z } from 'zod';
import { defineCall } from '../call.ts';
import {
  boolParam,
  choiceParam,
  dayParam,
  euroParam,
  idListParam,
  idParam,
  intParam,
  listParam,
  optional,
  pageParam,
  pageSizeParam,
  patternParam,
  quantityParam,
  textParam,
  withDefault,
} from '../fields.ts';
import { orderStates } from '../order.ts';
import { page } from '../page.ts';
import {
  staffCollectionRow,
  staffLetterReader,
  staffOrder,
  staffOrderRow,
  staffRefund,
  staffSlotChoice,
} from '../staff-order.ts';
import { staffMoves, staffOrderSorts, staffOrderTabs, storageZones } from '../staff-order-words.ts';
import { collectionViews } from '../staff-round-words.ts';
import { tableFormat } from '../table-format.ts';

const base = { tag: 'staff', access: 'staff' } as const;
const orderId = { order_id: idParam('L’ordine') };
const reason = textParam('Il motivo', 300, { min: 3 });

const filters = z.object({
  tab: withDefault(choiceParam('La vista', staffOrderTabs), 'all'),
  /** Exact states, comma separated; beside the tab. */
  state: optional(
    patternParam('Lo stato', new RegExp(`^(${orderStates.join('|')})(,(${orderStates.join('|')}))*$`), 'non esiste'),
  ),
  /** Part of a number, a name, an e-mail, a phone, a street or a company: three signs or more, or the beginning of a number. */
  q: optional(textParam('Il testo da cercare', 60)),
  /** Days of the slot, both included. */
  from: optional(dayParam('Il primo giorno')),
  to: optional(dayParam('L’ultimo giorno')),
  /** Hour the slot begins: "18:00". */
  begin: optional(patternParam('La fascia', /^([01]\d|2[0-3]):[0-5]\d$/, 'serve un’ora come 18:00')),
  warehouse_id: optional(idParam('La sede')),
  delivery_service_id: optional(intParam('Il servizio', { min: 1, max: 3 })),
  zone: optional(choiceParam('Il settore', storageZones)),
  /** Of orders by companies only, or by others only. */
  company: optional(boolParam('Il filtro delle aziende')),
  company_id: optional(idParam('L’azienda')),
  user_id: optional(idParam('Il cliente')),
  payment: optional(
    choiceParam('Il pagamento', ['meal-ticket', 'gift-certificate', 'card', 'wallet', 'bank-transfer', 'other']),
  ),
  sort: withDefault(choiceParam('L’ordinamento', staffOrderSorts), 'slot'),
  direction: withDefault(choiceParam('Il verso', ['asc', 'desc']), 'asc'),
});

export const list = defineCall({
  ...base,
  roles: ['customer-care', 'store-manager', 'accounting'],
  method: 'GET',
  path: 'staff/orders',
  summary: 'Orders of the stores of this person: filtered, sorted and paged by the server, with the number of each tab',
  request: filters.extend({ page: pageParam, page_size: pageSizeParam({ fallback: 50, max: 200 }) }),
  data: z.object({
    page,
    orders: z.array(staffOrderRow),
    /** Under the same filters without tab and state; 10,001 means more than 10,000. */
    counts: z.record(z.enum(staffOrderTabs), z.number().int()),
  }),
  errors: ['store-not-found'],
});

export const listFile = defineCall({
  ...base,
  roles: ['customer-care', 'store-manager', 'accounting'],
  method: 'GET',
  path: 'staff/orders.csv',
  answers: 'csv',
  summary: 'The same list as a file for spreadsheets: up to 100,000 orders, or those chosen by id',
  request: filters.extend({ order_ids: optional(idListParam('Gli ordini', { max: 500 })), ...tableFormat }),
  data: z.object({}),
  errors: ['store-not-found'],
});

export const detail = defineCall({
  ...base,
  roles: ['customer-care', 'store-manager', 'accounting'],
  method: 'GET',
  path: 'staff/order',
  summary: 'One order whole: lines, tenders, VAT, what happened, notes, documents, and what this person may do with it',
  request: z.object(orderId),
  data: z.object({ order: staffOrder }),
  errors: ['order-not-found'],
});

export const move = defineCall({
  ...base,
  roles: ['picker', 'driver', 'store-manager'],
  method: 'POST',
  path: 'staff/order/move',
  summary: 'Moves an order on; who may make which move is `rolesOfMove`. A driver moves orders of today only',
  request: z.object({
    ...orderId,
    to: choiceParam('Lo stato', staffMoves),
    /** Needed for `not-delivered`; the customer reads it. */
    reason: optional(reason),
    /** Somebody looked at the age of who takes the goods; needed for `delivered` where there is alcohol among them. */
    adult_checked: withDefault(boolParam('Il controllo dell’età'), false),
  }),
  data: z.object({ orderId: z.number().int(), state: z.enum(orderStates), staffLabel: z.string() }),
  errors: [
    'age-needed',
    'order-not-found',
    'move-not-possible',
    'before-cutoff',
    'payment-missing',
    'reason-needed',
    'not-for-this-role',
  ],
});

export const cancel = defineCall({
  ...base,
  roles: ['customer-care', 'store-manager'],
  method: 'POST',
  path: 'staff/order/cancel',
  summary:
    'Cancels an order, also after its cut-off: place, goods, certificates and money go back. The customer reads the reason',
  request: z.object({ ...orderId, reason }),
  data: z.object({ order: staffOrder }),
  errors: ['order-not-found', 'order-not-cancellable', 'payment-in-progress'],
});

export const slots = defineCall({
  ...base,
  roles: ['customer-care', 'store-manager'],
  method: 'GET',
  path: 'staff/order/slots',
  summary: 'Slots an order could move to: same store and service, with room for it',
  request: z.object(orderId),
  data: z.object({ slots: z.array(staffSlotChoice) }),
  errors: ['order-not-found'],
});

export const changeSlot = defineCall({
  ...base,
  roles: ['customer-care', 'store-manager'],
  method: 'POST',
  path: 'staff/order/change-slot',
  summary: 'Moves an order to another slot and tells the customer; an order nobody took is ready for delivery again',
  request: z.object({
    ...orderId,
    timeslot_id: idParam('La fascia'),
    /** The slot the order had when somebody decided: where a colleague was faster nothing is changed. */
    from_timeslot_id: optional(idParam('La fascia di prima')),
    reason: optional(reason),
  }),
  data: z.object({ order: staffOrder }),
  errors: [
    'order-not-found',
    'slot-changed-meanwhile',
    'slot-not-found',
    'slot-full',
    'slot-closed',
    'slot-not-changeable',
  ],
});

export const chargeRest = defineCall({
  ...base,
  roles: ['store-manager', 'accounting'],
  method: 'POST',
  path: 'staff/order/charge-rest',
  summary: 'Charges what an order misses again to a saved card of its customer; how it went is on the order soon after',
  request: z.object(orderId),
  data: z.object({ order: staffOrder }),
  errors: ['order-not-found', 'order-not-held', 'payment-in-progress'],
});

export const closeRest = defineCall({
  ...base,
  roles: ['accounting'],
  method: 'POST',
  path: 'staff/order/close-rest',
  summary:
    'Decides that what a held order misses is not charged any more, so that it may leave the shop; moves no money',
  request: z.object({ ...orderId, reason }),
  data: z.object({ order: staffOrder }),
  errors: ['order-not-found', 'order-not-held', 'payment-in-progress'],
});

export const addNote = defineCall({
  ...base,
  roles: ['customer-care', 'store-manager', 'accounting'],
  method: 'POST',
  path: 'staff/order/add-note',
  summary: 'Writes a note on an order that customers never see',
  request: z.object({ ...orderId, text: textParam('La nota', 1000) }),
  data: z.object({ order: staffOrder }),
  errors: ['order-not-found'],
});

const chosenOrders = { order_ids: idListParam('Gli ordini', { max: 200 }) };

export const readers = defineCall({
  ...base,
  roles: ['customer-care', 'store-manager'],
  method: 'GET',
  path: 'staff/orders/readers',
  summary: 'Who would read a letter about these orders: each customer once, also one who has no address any more',
  request: z.object(chosenOrders),
  data: z.object({ readers: z.array(staffLetterReader) }),
  errors: ['order-not-found'],
});

export const write = defineCall({
  ...base,
  roles: ['customer-care', 'store-manager'],
  method: 'POST',
  path: 'staff/orders/write',
  summary: 'Mails one letter to the customers of these orders, each once; the page of each order says so',
  request: z.object({
    ...chosenOrders,
    subject: textParam('L’oggetto', 120, { min: 3 }),
    text: textParam('Il testo', 2000, { min: 3 }),
    /** The same key writes once, however often it is sent. */
    idempotency_key: textParam('La chiave', 80, { min: 8 }),
  }),
  /** Customers written to. */
  data: z.object({ letters: z.number().int() }),
  errors: ['order-not-found', 'nobody-to-write-to'],
});

export const refund = defineCall({
  ...base,
  roles: ['customer-care', 'store-manager', 'accounting'],
  method: 'POST',
  path: 'staff/order/refund',
  summary:
    'Gives back lines or an amount of a delivered order; without `confirm` it answers what would be given back, and where to, even of nothing yet',
  request: z.object({
    ...orderId,
    lines: optional(
      listParam(
        'I prodotti',
        z.object({
          order_line_id: idParam('La riga'),
          /** Absent: all that is left of it. */
          quantity: optional(quantityParam()),
        }),
        { min: 0, max: 300 },
      ),
    ),
    /** Euro beside the lines. */
    amount: optional(euroParam('L’importo')),
    /** Sums that payments and certificates get instead of what the rule gives them; the others share the rest by the rule. */
    shares: optional(
      listParam(
        'Le somme',
        z.object({
          /** As the preview names it. */
          ref: textParam('Il metodo di pagamento', 40, { min: 1 }),
          amount: euroParam('La somma'),
        }),
        { min: 0, max: 20 },
      ),
    ),
    /** Needed to confirm; the customer reads it. */
    reason: optional(reason),
    /** A van fetches the goods of the lines when it comes to the same door again. */
    collect: withDefault(boolParam('Il ritiro'), false),
    /** The customer gets a mail. */
    notify: withDefault(boolParam('L’avviso al cliente'), true),
    confirm: withDefault(boolParam('La conferma'), false),
    /** Euro the person saw on the button; another total refuses. Needed to confirm. */
    expected_total: optional(euroParam('Il totale atteso')),
    /** The same key gives back once, however often it is sent. Needed to confirm. */
    idempotency_key: optional(textParam('La chiave', 80, { min: 8 })),
  }),
  data: z.object({ refund: staffRefund, order: staffOrder }),
  errors: [
    'order-not-found',
    'not-refundable',
    'nothing-to-refund',
    'line-not-found',
    'invalid-quantity',
    'amount-too-high',
    'shares-mismatch',
    'reason-needed',
    'total-changed',
    'refund-above-limit',
    'key-needed',
    'not-collectable',
  ],
});

const collection = { ...orderId, collection_id: idParam('Il ritiro') };

export const cancelCollection = defineCall({
  ...base,
  roles: ['customer-care', 'store-manager'],
  method: 'POST',
  path: 'staff/order/cancel-collection',
  summary: 'Goods are not fetched any more; the customer is told',
  request: z.object({ ...collection, reason: optional(reason) }),
  data: z.object({ order: staffOrder }),
  errors: ['order-not-found', 'collection-not-found', 'collection-done'],
});

export const collectAgain = defineCall({
  ...base,
  roles: ['customer-care', 'store-manager'],
  method: 'POST',
  path: 'staff/order/collect-again',
  summary: 'Goods that a driver did not get, or that were not to be fetched any more, are fetched after all',
  request: z.object(collection),
  data: z.object({ order: staffOrder }),
  errors: ['order-not-found', 'collection-not-found', 'collection-done'],
});

export const askToBring = defineCall({
  ...base,
  roles: ['customer-care', 'store-manager'],
  method: 'POST',
  path: 'staff/order/ask-to-bring',
  summary: 'No van fetches the goods: their customer is asked to bring them to the store',
  request: z.object(collection),
  data: z.object({ order: staffOrder }),
  errors: ['order-not-found', 'collection-not-found', 'collection-done'],
});

export const broughtBack = defineCall({
  ...base,
  roles: ['customer-care', 'store-manager'],
  method: 'POST',
  path: 'staff/order/brought-back',
  summary: 'The customer brought the goods to the store',
  request: z.object(collection),
  data: z.object({ order: staffOrder }),
  errors: ['order-not-found', 'collection-not-found', 'collection-done'],
});

export const collections = defineCall({
  ...base,
  roles: ['customer-care', 'store-manager'],
  method: 'GET',
  path: 'staff/collections',
  summary: 'Goods that vans are to fetch, the oldest first; or those that are done with, the latest first',
  request: z.object({
    view: withDefault(choiceParam('La vista', collectionViews), 'open'),
    warehouse_id: optional(idParam('La sede')),
    page: pageParam,
    page_size: pageSizeParam({ fallback: 50, max: 200 }),
  }),
  data: z.object({
    page,
    collections: z.array(staffCollectionRow),
    /** Of both views. */
    counts: z.record(z.enum(collectionViews), z.number().int()),
    /** Of the open ones, those that have waited for too long. */
    overdue: z.number().int(),
  }),
  errors: ['store-not-found'],
});
