import { z } from 'zod';
import { defineCall } from '../call.ts';
import {
  boolParam,
  choiceParam,
  dayParam,
  euroParam,
  idListParam,
  idParam,
  instantParam,
  jsonParam,
  listParam,
  optional,
  pageParam,
  pageSizeParam,
  patternParam,
  quantityParam,
  textParam,
  withDefault,
} from '../fields.ts';
import { page } from '../page.ts';
import {
  promotionChoices,
  promotionPreview,
  promotionProduct,
  promotionRemark,
  promotionRow,
  promotionTabs,
  staffPromotion,
  triedCart,
} from '../staff-promotion.ts';
import { allPromotionFields, promotionChange } from '../staff-promotion-fields.ts';

const base = { tag: 'staff', access: 'staff', roles: ['merchandiser', 'store-manager'] } as const;
const promotionId = { promotion_id: idParam('L’offerta') };
const fields = jsonParam('L’offerta', allPromotionFields);
const warehouse = { warehouse_id: optional(idParam('La sede')) };

export const list = defineCall({
  ...base,
  method: 'GET',
  path: 'staff/promotions',
  summary:
    'Promotions of a person’s stores: those that touch some days (a calendar), or all of a state, the latest first',
  request: z.object({
    tab: withDefault(choiceParam('La vista', promotionTabs), 'all'),
    from: optional(dayParam('Il primo giorno')),
    to: optional(dayParam('L’ultimo giorno')),
    q: optional(textParam('Il testo da cercare', 60)),
    category_id: optional(idParam('Il reparto')),
    ...warehouse,
    page: pageParam,
    page_size: pageSizeParam({ fallback: 50, max: 500 }),
  }),
  data: z.object({
    page,
    promotions: z.array(promotionRow),
    counts: z.record(z.enum(promotionTabs), z.number().int()),
    /** Products that are in an offer now. */
    productsToday: z.number().int(),
  }),
});

export const choices = defineCall({
  ...base,
  method: 'GET',
  path: 'staff/promotions/choices',
  summary: 'What a promotion is made of: stores of this person, departments, brands, free items',
  request: z.object({}),
  data: z.object({ choices: promotionChoices }),
});

export const findProducts = defineCall({
  ...base,
  method: 'GET',
  path: 'staff/promotions/find-products',
  summary: 'Products on sale by words, EAN, department or brand: the first ones, and the ids of all for who wants all',
  request: z.object({
    q: optional(textParam('Il testo da cercare', 60)),
    category_id: optional(idParam('Il reparto')),
    vendor_id: optional(idParam('La marca')),
    product_ids: optional(idListParam('I prodotti', { max: 200 })),
    ...warehouse,
  }),
  data: z.object({ products: z.array(promotionProduct), productIds: z.array(z.number().int()) }),
});

export const detail = defineCall({
  ...base,
  method: 'GET',
  path: 'staff/promotion',
  summary: 'A promotion with all its fields, its products and what was changed by whom',
  request: z.object(promotionId),
  data: z.object({ promotion: staffPromotion }),
  errors: ['promotion-not-found'],
});

export const save = defineCall({
  ...base,
  method: 'POST',
  path: 'staff/promotion/save',
  summary:
    'Makes a draft, or changes a promotion; each change names the value it was made upon, and all are refused when one is no longer there. What customers were shown stays: of one that has begun only name, end, maximum and contribution change',
  request: z.object({
    promotion_id: optional(idParam('L’offerta')),
    /** Of a new one: the same key makes it once. */
    key: optional(patternParam('La chiave', /^[0-9a-f-]{36}$/, 'serve un identificativo unico')),
    changes: listParam('Le modifiche', promotionChange, { max: 60 }),
  }),
  data: z.object({ promotion: staffPromotion, remarks: z.array(promotionRemark) }),
  errors: [
    'promotion-not-found',
    'changed-meanwhile',
    'promotion-incomplete',
    'promotion-begun',
    'store-not-found',
    'product-not-found',
    'not-your-stores',
  ],
});

export const publish = defineCall({
  ...base,
  method: 'POST',
  path: 'staff/promotion/publish',
  summary: 'Lets a draft hold from its first day on; a published one stays as it is',
  request: z.object(promotionId),
  data: z.object({ promotion: staffPromotion, remarks: z.array(promotionRemark) }),
  errors: ['promotion-not-found', 'promotion-incomplete', 'not-your-stores'],
});

export const stop = defineCall({
  ...base,
  method: 'POST',
  path: 'staff/promotion/stop',
  summary: 'Ends a promotion now; one that has not begun becomes a draft again',
  request: z.object(promotionId),
  data: z.object({ promotion: staffPromotion }),
  errors: ['promotion-not-found', 'not-your-stores'],
});

export const remove = defineCall({
  ...base,
  method: 'POST',
  path: 'staff/promotion/remove',
  summary: 'Throws a draft away',
  request: z.object(promotionId),
  data: z.object({}),
  errors: ['promotion-not-found', 'promotion-begun', 'not-your-stores'],
});

export const preview = defineCall({
  ...base,
  method: 'POST',
  changesState: false,
  path: 'staff/promotion/preview',
  summary:
    'A promotion, saved or not, as customers would meet it on a product, what it earns and what is to be said about it',
  request: z.object({
    promotion_id: optional(idParam('L’offerta')),
    fields,
    product_id: optional(idParam('Il prodotto')),
    ...warehouse,
  }),
  data: z.object({ preview: promotionPreview }),
  errors: ['store-not-found'],
});

export const tryCart = defineCall({
  ...base,
  method: 'POST',
  changesState: false,
  path: 'staff/promotion/try',
  summary:
    'Prices a cart by the rules customers pay by, with a promotion that need not be saved, every saving with its reason',
  request: z.object({
    promotion_id: optional(idParam('L’offerta')),
    fields: optional(fields),
    lines: listParam(
      'Il carrello',
      z.object({ product_id: idParam('Il prodotto'), quantity: quantityParam('La quantità') }),
      { max: 200 },
    ),
    ...warehouse,
    /** Default: now, or the first moment of a promotion that begins later. */
    at: optional(instantParam('Il momento')),
    segment: withDefault(choiceParam('Il cliente', ['household', 'business', 'staff']), 'household'),
    member: withDefault(boolParam('La tessera'), false),
    first_order: withDefault(boolParam('Il primo ordine'), false),
    codes: withDefault(listParam('I codici', textParam('Il codice', 40), { min: 0, max: 10 }), []),
    delivery: withDefault(euroParam('La consegna'), 0),
  }),
  data: z.object({ cart: triedCart }),
  errors: ['store-not-found', 'product-not-found'],
});
