import { z } from 'zod';
import { defineCall } from '../call.ts';
import { banner, contentPage, faqGroup, homeBlock, leaflet, popup, recipe, recipeSummary } from '../content.ts';
import {
  boolParam,
  emailParam,
  hashParam,
  idParam,
  intParam,
  optional,
  pageParam,
  pageSizeParam,
  textParam,
  withDefault,
} from '../fields.ts';
import { page } from '../page.ts';
import { product } from '../product.ts';

const tag = 'content';

export const pageView = defineCall({
  method: 'GET',
  path: 'page/view',
  summary: 'A content page',
  tag,
  request: z.object({ page_name: textParam('Il nome della pagina', 200) }),
  data: z.object({ page: contentPage }),
  errors: ['page-not-found'],
});

export const faqList = defineCall({
  method: 'GET',
  path: 'faq/list',
  summary: 'Frequent questions, by category',
  tag,
  request: z.object({}),
  data: z.object({ faqs: z.array(faqGroup) }),
});

export const recipeSearch = defineCall({
  method: 'GET',
  path: 'recipe/search',
  summary: 'Recipes: all of them by title, or those somebody searches ("ingredienti carbonara")',
  tag,
  request: z.object({ q: optional(textParam('Cosa cerchi', 200)), hash: hashParam }),
  data: z.object({ recipes: z.array(recipeSummary) }),
});

export const recipeDetail = defineCall({
  method: 'GET',
  path: 'recipe/detail',
  summary: 'A recipe with its ingredients and steps',
  tag,
  request: z.object({ name: textParam('La ricetta', 80), hash: hashParam }),
  data: z.object({ recipe }),
  errors: ['recipe-not-found'],
});

export const popupView = defineCall({
  method: 'GET',
  path: 'popup/view',
  summary: 'The notice of today; without `popup` when there is none',
  tag,
  request: z.object({}),
  data: z.object({ popup: popup.optional() }),
});

export const adv = defineCall({
  method: 'GET',
  path: 'adv',
  summary: 'Banners and products put forward in a place of the shop',
  tag,
  request: z.object({
    layout: withDefault(textParam('La posizione', 60), 'home'),
    category_id: optional(idParam('La categoria')),
    limit: withDefault(intParam('Il limite', { min: 1, max: 100 }), 12),
    shuffle: withDefault(boolParam('L’ordine casuale'), false),
    promo: optional(boolParam('Il filtro delle offerte')),
    hash: hashParam,
  }),
  data: z.object({ banners: z.array(banner), products: z.array(product) }),
});

export const homeView = defineCall({
  method: 'GET',
  path: 'home/view',
  summary: 'The parts of the home page, in order',
  tag,
  request: z.object({ hash: hashParam }),
  data: z.object({ blocks: z.array(homeBlock) }),
});

export const leafletSearch = defineCall({
  method: 'GET',
  path: 'leaflet/search',
  summary: 'Leaflets in force and soon to come',
  tag,
  request: z.object({ warehouse_id: optional(idParam('Il punto vendita')), hash: hashParam }),
  data: z.object({ leaflets: z.array(leaflet) }),
});

/** Products of a page; `areas` says where on its picture, in thousandths of width and height. */
const leafletPage = z.object({
  page: z.number().int(),
  productIds: z.array(z.number().int()),
  areas: z
    .array(
      z.object({
        productId: z.number().int(),
        x: z.number(),
        y: z.number(),
        width: z.number(),
        height: z.number(),
      }),
    )
    .optional(),
});

export const leafletDetail = defineCall({
  method: 'GET',
  path: 'leaflet/detail',
  summary: 'One leaflet, with which products stand on which page',
  tag,
  request: z.object({ slug: textParam('Lo slug del volantino', 200) }),
  data: z.object({
    leaflet: leaflet.extend({
      pageProducts: z.array(leafletPage).optional(),
    }),
  }),
  errors: ['leaflet-not-found'],
});

export const leafletProductSearch = defineCall({
  method: 'GET',
  path: 'leaflet/product-search',
  summary: 'Products of a leaflet; none for an unknown one',
  tag,
  request: z.object({
    /** 0 too: a client that knows of none asks for it. */
    parent_leaflet_id: intParam('Il volantino'),
    parent_category_id: optional(idParam('La categoria')),
    page: pageParam,
    page_size: pageSizeParam(),
    hash: hashParam,
  }),
  data: z.object({ page, products: z.array(product) }),
});

export const newsletterSubscribe = defineCall({
  method: 'POST',
  path: 'newsletter/subscribe',
  summary: 'Asks for the newsletter; a mail asks to confirm, and until then nothing is sent',
  tag,
  request: z.object({ e_mail: emailParam() }),
  data: z.object({}),
});

export const newsletterConfirm = defineCall({
  method: 'POST',
  path: 'newsletter/confirm',
  summary: 'Confirms (or, with `unsubscribe`, ends) a newsletter subscription with the code of the mail',
  tag,
  request: z.object({
    token: textParam('Il codice ricevuto per e-mail', 200),
    unsubscribe: withDefault(boolParam('La disiscrizione'), false),
  }),
  data: z.object({}),
  errors: ['token-not-valid'],
});

export const version = defineCall({
  method: 'GET',
  path: '/version.json',
  answers: 'json',
  summary: 'The latest version of the apps; `{platform}` in its address stands for ios or android',
  tag,
  request: z.object({}),
  data: z.object({ lastVersion: z.object({ version: z.string(), description: z.string(), url: z.string() }) }),
});
