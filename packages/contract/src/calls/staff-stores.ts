import { z } from 'zod';
import { defineCall } from '../call.ts';
import { choiceParam, dayParam, idParam, optional, textParam, withDefault } from '../fields.ts';
import { closedStore, foundPlace, shopStore, storeClosing, storeDetail } from '../staff-stores.ts';

const base = { tag: 'staff', access: 'staff', roles: ['director'] } as const;
const stores = z.object({ stores: z.array(shopStore) });
const allStores = stores.extend({ closed: z.array(closedStore) });
/** Read as setup reads it: "" where nothing is said. */
const answer = (label: string, max = 300) => withDefault(textParam(label, max, { min: 0 }), '');

const address = {
  street: answer('La via'),
  street_number: answer('Il numero civico'),
  postal_code: answer('Il CAP'),
  city: answer('La città'),
};
const ofStore = {
  name: answer('Il nome del negozio'),
  ...address,
  province: answer('La provincia'),
  /** `45.0703, 7.6869` */
  position: answer('La posizione'),
  phone: answer('Il telefono'),
  email: answer('L’e-mail'),
  /** Beside the ways of delivery: `Parcheggio, Gastronomia`. */
  services: answer('I servizi', 400),
  /** `lun-sab 8:30-19:30; dom 9:00-13:00`, as the other weeks here. */
  hours: answer('Gli orari', 900),
};

export const list = defineCall({
  ...base,
  method: 'GET',
  path: 'staff/stores',
  summary: 'The stores that are open, with what each still lacks before it can sell, and those that are closed',
  request: z.object({}),
  data: allStores,
});

export const open = defineCall({
  ...base,
  method: 'POST',
  path: 'staff/stores/open',
  summary:
    'Opens one more store with its hours, zones and windows, all or nothing; live on every node, empty until stock is there',
  request: z.object({
    ...ofStore,
    pickup_slots: answer('Le fasce di ritiro', 900),
    /** `10121-10129, 10131` */
    home_postcodes: answer('I CAP in cui consegna', 4000),
    home_slots: answer('Le fasce di consegna', 900),
    /** Euro, `4,90`; so are the next two. */
    delivery_cost: answer('Il costo della consegna'),
    free_from: answer('La soglia della consegna gratuita'),
    minimum_order: answer('La spesa minima'),
    orders_per_slot: answer('Gli ordini per fascia'),
  }),
  data: stores,
  errors: ['wrong-answer', 'store-name-taken', 'hours-order', 'hours-overlap', 'window-order', 'window-overlaps'],
});

export const detail = defineCall({
  ...base,
  method: 'GET',
  path: 'staff/store',
  summary: 'A store as it can be changed: address, position, how it is reached, week',
  request: z.object({ warehouse_id: idParam('Il punto vendita') }),
  data: z.object({ store: storeDetail }),
  errors: ['store-not-found'],
});

export const change = defineCall({
  ...base,
  method: 'POST',
  path: 'staff/stores/change',
  summary:
    'Changes a store that is still as it was seen, all or nothing; live on every node. Orders to be fetched go with it, and customers are told of another address',
  request: z.object({
    warehouse_id: idParam('Il punto vendita'),
    /** `version` of what the form showed. */
    version: textParam('La versione', 80),
    ...ofStore,
  }),
  data: z.object({ store: storeDetail, stores: stores.shape.stores }),
  errors: ['store-not-found', 'store-changed', 'wrong-answer', 'store-name-taken', 'hours-order', 'hours-overlap'],
});

export const locate = defineCall({
  ...base,
  method: 'GET',
  path: 'staff/stores/locate',
  summary: 'Where the address of a store is: asked of the geocoder where the shop has one, else the middle of its town',
  request: z.object(address),
  data: z.object({ place: foundPlace.optional() }),
});

export const closing = defineCall({
  ...base,
  method: 'GET',
  path: 'staff/stores/closing',
  summary: 'What a store still owes, and who would be without it, were it to close on a day',
  request: z.object({ warehouse_id: idParam('Il punto vendita'), from: dayParam('Il giorno') }),
  data: z.object({ closing: storeClosing }),
  errors: ['store-not-found', 'closing-day-odd'],
});

export const close = defineCall({
  ...base,
  method: 'POST',
  path: 'staff/stores/close',
  summary:
    'Closes a store from a day on: no more orders for that day and those behind it. Orders it has there stay, or each moves to the nearest window before and its customer gets a mail; the store is gone once it owes none. Pressing again goes on with those that are left',
  request: z.object({
    warehouse_id: idParam('Il punto vendita'),
    /** Today or later, at most a year ahead. */
    from: dayParam('Il giorno'),
    /** `closesOn` the page showed: another day chosen by somebody else is not overwritten. */
    seen: optional(dayParam('Il giorno di prima')),
    orders: choiceParam('Gli ordini', ['keep', 'move']),
    reason: optional(textParam('Il motivo', 200, { min: 3 })),
  }),
  data: allStores.extend({ moved: z.int(), closing: storeClosing.optional() }),
  errors: ['store-not-found', 'store-changed', 'last-store', 'closing-day-odd'],
});

export const reopen = defineCall({
  ...base,
  method: 'POST',
  path: 'staff/stores/reopen',
  summary:
    'Opens a closed store as it was, or takes the day back on which one was to close; its windows are open again',
  request: z.object({ warehouse_id: idParam('Il punto vendita') }),
  data: allStores,
  errors: ['store-not-found', 'store-open'],
});
