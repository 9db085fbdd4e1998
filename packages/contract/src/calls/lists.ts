import { z } from 'zod';
import { defineCall } from '../call.ts';
import { cart } from '../cart.ts';
import {
  boolParam,
  hashParam,
  idListParam,
  idParam,
  intParam,
  listParam,
  noteParam,
  optional,
  quantityParam,
  textParam,
  withDefault,
} from '../fields.ts';
import { listDetail, listSummary, recurrences } from '../list.ts';

const listId = { list_id: idParam('La lista') };
const detailData = z.object({ list: listDetail });
const base = { tag: 'lists', access: 'customer' } as const;

export const list = defineCall({
  ...base,
  method: 'GET',
  path: 'list/list',
  summary: 'Lists of the customer, the favourites first',
  request: z.object({}),
  data: z.object({ lists: z.array(listSummary) }),
});

export const detail = defineCall({
  ...base,
  method: 'GET',
  path: 'list/detail',
  summary: 'One list with its products: an own one by id, a shared one by the token of its link',
  request: z
    .object({
      list_id: optional(idParam('La lista')),
      share_token: optional(textParam('Il codice della lista', 100)),
      hash: hashParam,
    })
    .refine((request) => request.list_id !== undefined || request.share_token !== undefined, {
      error: 'La lista non può mancare',
      path: ['list_id'],
    }),
  data: detailData,
  errors: ['list-not-found'],
});

export const shared = defineCall({
  method: 'GET',
  path: 'list/shared',
  summary: 'A shared list by the code of its link, for whoever has it',
  tag: 'lists',
  request: z.object({ share_token: textParam('Il codice della lista', 100), hash: hashParam }),
  data: detailData,
  errors: ['list-not-found'],
});

export const insert = defineCall({
  ...base,
  method: 'POST',
  path: 'list/insert',
  summary: 'Makes a list: empty, of given products, of the cart, of an order or of a shared list',
  request: z.object({
    name: textParam('Il nome della lista', 80),
    items: listParam(
      'I prodotti',
      z.object({ product_id: idParam('Il prodotto'), quantity: withDefault(quantityParam(), 1) }),
      { max: 500 },
    ).optional(),
    from_cart: withDefault(boolParam('La copia dal carrello'), false),
    order_id: optional(idParam('L’ordine')),
    share_token: optional(textParam('Il codice della lista', 100)),
  }),
  data: detailData,
  errors: ['product-not-found', 'order-not-found', 'list-not-found', 'too-many-lists'],
});

export const update = defineCall({
  ...base,
  method: 'POST',
  path: 'list/update',
  summary: 'Renames a list',
  request: z.object({ ...listId, name: textParam('Il nome della lista', 80) }),
  data: detailData,
  errors: ['list-not-found', 'list-not-editable'],
});

export const remove = defineCall({
  ...base,
  method: 'POST',
  path: 'list/delete',
  summary: 'Removes a list; the favourites stay',
  request: z.object(listId),
  data: z.object({ lists: z.array(listSummary) }),
  errors: ['list-not-found', 'list-not-editable'],
});

export const addProduct = defineCall({
  ...base,
  method: 'POST',
  path: 'list/add-product',
  summary: 'Adds a product; without `list_id` to the favourites',
  request: z.object({
    list_id: optional(idParam('La lista')),
    product_id: idParam('Il prodotto'),
    quantity: withDefault(quantityParam(), 1),
    notes: optional(textParam('La nota', 1000)),
  }),
  data: detailData,
  errors: ['list-not-found', 'product-not-found', 'too-many-items'],
});

export const updateItem = defineCall({
  ...base,
  method: 'POST',
  path: 'list/update-item',
  summary: 'Changes quantity, note or place of a product in its list',
  request: z.object({
    list_item_id: idParam('Il prodotto della lista'),
    quantity: optional(quantityParam()),
    notes: noteParam('La nota').optional(),
    /** From 0. */
    position: optional(intParam('La posizione', { max: 10_000 })),
  }),
  data: detailData,
  errors: ['item-not-found'],
});

export const removeProduct = defineCall({
  ...base,
  method: 'POST',
  path: 'list/remove-product',
  summary: 'Removes a product; without `list_id` from the favourites',
  request: z.object({ list_id: optional(idParam('La lista')), product_id: idParam('Il prodotto') }),
  data: detailData,
  errors: ['list-not-found', 'product-not-found'],
});

export const addToCart = defineCall({
  ...base,
  method: 'POST',
  path: 'list/add-to-cart',
  summary: 'Adds what can be bought of a list to the cart; the rest is told in warnings',
  request: z.object({
    ...listId,
    /** Absent: all. */
    list_item_ids: optional(idListParam('I prodotti della lista', { max: 500 })),
    show_sectors: withDefault(boolParam('La divisione per reparto'), false),
  }),
  data: cart,
  errors: ['list-not-found', 'nothing-available', 'cart-locked', 'payment-in-progress'],
});

export const share = defineCall({
  ...base,
  method: 'POST',
  path: 'list/share',
  summary: 'Gives a list a link, or with `shared=false` takes it away; with `together=true` who has it may join in',
  request: z.object({
    ...listId,
    shared: withDefault(boolParam('La condivisione'), true),
    /** Absent: as it is. Who has joined stays. */
    together: optional(boolParam('La lista insieme')),
  }),
  data: z.object({ list: listDetail, shareUrl: z.string().optional() }),
  errors: ['list-not-found', 'list-not-editable'],
});

export const recur = defineCall({
  ...base,
  method: 'POST',
  path: 'list/recur',
  summary: 'Lets a list propose itself every 7, 14 or 28 days from today; without `every_days` never again',
  request: z.object({
    ...listId,
    every_days: optional(
      intParam('La frequenza').refine((days) => recurrences.some((each) => each === days), {
        error: `La frequenza deve essere di ${recurrences.join(', ')} giorni`,
      }),
    ),
  }),
  data: detailData,
  errors: ['list-not-found', 'list-not-editable'],
});

export const join = defineCall({
  ...base,
  method: 'POST',
  path: 'list/join',
  summary: 'Joins in keeping a list, by the code of its link; a second time changes nothing',
  request: z.object({ share_token: textParam('Il codice della lista', 100) }),
  data: detailData,
  errors: ['list-not-found', 'list-not-together', 'too-many-members', 'too-many-lists'],
});

export const leave = defineCall({
  ...base,
  method: 'POST',
  path: 'list/leave',
  summary: 'Leaves a list that somebody else made',
  request: z.object(listId),
  data: z.object({ lists: z.array(listSummary) }),
  errors: ['list-not-found', 'list-not-editable'],
});

export const removeMember = defineCall({
  ...base,
  method: 'POST',
  path: 'list/remove-member',
  summary: 'Takes somebody out of those who keep one’s list',
  request: z.object({ ...listId, member_id: idParam('La persona') }),
  data: detailData,
  errors: ['list-not-found', 'list-not-editable'],
});
