import { z } from 'zod';
import { defineCall } from '../call.ts';
import { MOST_PICTURE_BYTES } from '../constants.ts';
import {
  boolParam,
  choiceParam,
  fileParam,
  idParam,
  instantParam,
  listParam,
  optional,
  pageParam,
  pageSizeParam,
  textParam,
  withDefault,
} from '../fields.ts';
import { sellingModes } from '../import/catalogue-rows.ts';
import { page } from '../page.ts';
import {
  productChoices,
  productPlan,
  productPreview,
  productRemark,
  productSorts,
  productTabs,
  staffProduct,
  staffProductRow,
} from '../staff-product.ts';
import { fieldChange, fieldValue } from '../staff-product-fields.ts';

const base = { tag: 'staff', access: 'staff', roles: ['merchandiser'] } as const;
const productId = { product_id: idParam('Il prodotto') };
const warehouse = { warehouse_id: optional(idParam('La sede')) };
const publishAt = { publish_at: optional(instantParam('Il momento della pubblicazione')) };

export const list = defineCall({
  ...base,
  method: 'GET',
  path: 'staff/products',
  summary: 'The catalogue as a warehouse sees it, hidden products too: filtered, sorted and paged by the server',
  request: z.object({
    tab: withDefault(choiceParam('La vista', productTabs), 'all'),
    /** Part of a name, brand or code, or a whole EAN. */
    q: optional(textParam('Il testo da cercare', 60)),
    category_id: optional(idParam('Il reparto')),
    /** On sale only, or hidden only. */
    published: optional(boolParam('Lo stato')),
    /** In an offer now only, or without one only. */
    offer: optional(boolParam('Il filtro delle offerte')),
    ...warehouse,
    sort: withDefault(choiceParam('L’ordinamento', productSorts), 'name'),
    direction: withDefault(choiceParam('Il verso', ['asc', 'desc']), 'asc'),
    page: pageParam,
    page_size: pageSizeParam({ fallback: 50, max: 200 }),
  }),
  data: z.object({
    page,
    products: z.array(staffProductRow),
    /** Under the same filters, each tab; 10,001 means more than 10,000. */
    counts: z.record(z.enum(productTabs), z.number().int()),
  }),
  errors: ['store-not-found'],
});

export const choices = defineCall({
  ...base,
  method: 'GET',
  path: 'staff/products/choices',
  summary: 'What the list filters by and the editor offers: departments, brands, stores, allergens, labels',
  request: z.object({}),
  data: z.object({ choices: productChoices }),
});

export const detail = defineCall({
  ...base,
  method: 'GET',
  path: 'staff/product',
  summary: 'A product with all its fields, prices, stock, offers, what is planned and what was changed by whom',
  request: z.object(productId),
  data: z.object({ product: staffProduct }),
  errors: ['product-not-found'],
});

const changes = listParam('Le modifiche', z.object({ ...productId }).and(fieldChange), { max: 1000 });

export const change = defineCall({
  ...base,
  method: 'POST',
  path: 'staff/products/change',
  summary:
    'Changes fields, prices and stock of products, all or none, now or at a time; each change names the value it was made upon, and is refused when that is no longer there',
  request: z.object({ changes, ...publishAt }),
  data: z.object({
    /** What was changed; put the other way round it takes the change back. */
    changed: z.number().int(),
    /** Worth a look. */
    remarks: z.array(productRemark),
    plans: z.array(productPlan),
  }),
  errors: [
    'product-not-found',
    'changed-meanwhile',
    'product-incomplete',
    'ean-taken',
    'stock-promised',
    'category-not-found',
    'photo-not-found',
    'store-not-found',
    'past-time',
  ],
});

export const create = defineCall({
  ...base,
  method: 'POST',
  path: 'staff/product/create',
  summary:
    'Begins a product with what is known of it, from nothing or as a copy of another; it is on sale once a change of the field `published` puts it there',
  request: z.object({
    /** Left out, it follows from the EAN, or from brand, name and size, as for the row of an import. */
    code: optional(textParam('Il codice', 40)),
    selling_mode: choiceParam('Il modo di vendita', sellingModes),
    /** Everything but prices, stock, EANs, photo and cost is taken over where `values` does not say otherwise. */
    copy_of: optional(idParam('Il prodotto da copiare')),
    values: listParam('I campi', fieldValue, { max: 100 }),
    /** The same key begins one product, however often it is sent. */
    idempotency_key: textParam('La chiave', 80, { min: 8 }),
  }),
  data: z.object({ product: staffProduct }),
  errors: [
    'product-not-found',
    'code-taken',
    'product-incomplete',
    'ean-taken',
    'category-not-found',
    'photo-not-found',
    'store-not-found',
  ],
});

export const preview = defineCall({
  ...base,
  method: 'POST',
  changesState: false,
  path: 'staff/product/preview',
  summary:
    'The product as customers of a warehouse would see it with these changes at a time, and what is to be said about them',
  request: z.object({
    ...productId,
    changes: withDefault(listParam('Le modifiche', fieldChange, { min: 0, max: 200 }), []),
    ...warehouse,
    at: optional(instantParam('Il momento')),
  }),
  data: z.object({ preview: productPreview }),
  errors: ['product-not-found', 'store-not-found'],
});

export const uploadPhoto = defineCall({
  ...base,
  method: 'POST',
  path: 'staff/product/upload-photo',
  summary:
    'Cleans and keeps a photo (JPEG, PNG, WebP or AVIF, up to 10 MB); a change of the field `photo` or `morePhotos` puts it on the product, which is refused for one smaller than 800 × 800',
  request: z.object({
    ...productId,
    /** Base64. */
    file: fileParam('Il file', MOST_PICTURE_BYTES),
  }),
  data: z.object({
    photo: z.string(),
    /** As it is kept, pixels. */
    width: z.number().int(),
    height: z.number().int(),
  }),
  errors: ['product-not-found', 'wrong-photo'],
});

export const dropPlan = defineCall({
  ...base,
  method: 'POST',
  path: 'staff/product/drop-plan',
  summary: 'Takes back a change that waits for its time',
  request: z.object({ plan_id: idParam('La modifica programmata') }),
  data: z.object({ product: staffProduct }),
  errors: ['plan-not-found'],
});

export const deleteDraft = defineCall({
  ...base,
  method: 'POST',
  path: 'staff/product/delete-draft',
  summary: 'Deletes a product made by hand that was never on sale and that nothing names; a refusal says what does',
  request: z.object(productId),
  data: z.object({}),
  errors: ['product-not-found', 'product-in-use'],
});
