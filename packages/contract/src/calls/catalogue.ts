import { z } from 'zod';
import { defineCall } from '../call.ts';
import { category } from '../category.ts';
import { addFacetValues, type FacetSelection, facetGroup, parseFacetFilter } from '../facet-filter.ts';
import {
  boolParam,
  choiceParam,
  emailParam,
  hashParam,
  idListParam,
  idParam,
  listParam,
  optional,
  pageParam,
  pageSizeParam,
  textParam,
  withDefault,
} from '../fields.ts';
import { priceLimit, productListing, sorts } from '../listing.ts';
import { product, productDetail } from '../product.ts';

/** Reads the facet selection from `filter` and from every parameter of a facet; ids that are none are left out. */
function readSelection(request: Record<string, unknown>, filter: string | undefined): FacetSelection {
  const selection = parseFacetFilter(filter ?? '');
  for (const name of Object.keys(request)) {
    const group = facetGroup(name);
    if (!group) continue;
    const ids = [request[name]].flat().flatMap((each) => String(each).split(','));
    const valid = ids.filter((id) => /^\s*\d{1,9}\s*$/.test(id)).map(Number);
    if (valid.length > 0) addFacetValues(selection, group, valid);
  }
  return selection;
}

/**
 * The parameters of listing and search. Output: the named fields, `selection` (facets chosen through `filter`, `vendor_id`
 * and `product_class_<group>` together) and no other key.
 */
export const listingRequest = z
  .looseObject({
    q: optional(textParam('La ricerca', 200)),
    barcode: optional(textParam('Il codice a barre', 60)),
    /** Subtree; 1 = everything. */
    parent_category_id: optional(idParam('La categoria')),
    parent_vendor_id: optional(idListParam('La marca')),
    vendor_id: optional(idListParam('La marca')),
    filter: optional(textParam('Il filtro', 2000)),
    promo: optional(boolParam('Il filtro delle offerte')),
    new_product: optional(boolParam('Il filtro delle novità')),
    /** Only what the customer bought before ("Già acquistati"); nothing for anonymous visitors. */
    purchased: optional(boolParam('Il filtro dei prodotti già acquistati')),
    /** Leaves out what names an allergen the customer never wants; nothing for anonymous visitors. */
    avoid_mine: optional(boolParam('Il filtro di ciò che evito')),
    page: pageParam,
    page_size: pageSizeParam(),
    /** A word that is none of them means `relevance`: clients in the field send their own. */
    sort: withDefault(choiceParam('L’ordinamento', sorts), 'relevance').catch('relevance'),
    hash: hashParam,
  })
  .transform((request) => ({
    q: request.q,
    barcode: request.barcode,
    parent_category_id: request.parent_category_id,
    parent_vendor_id: request.parent_vendor_id,
    promo: request.promo,
    new_product: request.new_product,
    purchased: request.purchased,
    avoid_mine: request.avoid_mine,
    page: request.page,
    page_size: request.page_size,
    sort: request.sort,
    hash: request.hash,
    selection: readSelection(request, request.filter),
  }));

export type ListingRequest = z.output<typeof listingRequest>;

export const products = defineCall({
  method: 'GET',
  path: 'products',
  summary: 'Lists and searches products; without parameters the whole catalogue, paged',
  tag: 'catalogue',
  request: listingRequest,
  data: productListing,
});

export const productBySlug = defineCall({
  method: 'GET',
  path: 'products',
  whenParameter: 'slug',
  summary: 'One product, by its slug',
  tag: 'catalogue',
  request: z.object({ slug: textParam('Lo slug del prodotto', 200), hash: hashParam }),
  data: productDetail,
  errors: ['product-not-found'],
});

export const productById = defineCall({
  method: 'GET',
  path: 'products/:productId',
  summary: 'One product, by its id',
  tag: 'catalogue',
  request: z.object({ productId: idParam('Il prodotto'), hash: hashParam }),
  data: productDetail,
  errors: ['product-not-found'],
});

export const categories = defineCall({
  method: 'GET',
  path: 'category',
  summary: 'The category tree',
  tag: 'catalogue',
  request: z.object({
    /** Hides categories without products. */
    filtered: withDefault(boolParam('Il filtro'), false),
    hash: hashParam,
  }),
  data: z.object({ categories: z.array(category) }),
});

export const categoryBySlug = defineCall({
  method: 'GET',
  path: 'category',
  whenParameter: 'slug',
  summary: 'One category with its children; special slugs carry menus and texts',
  tag: 'catalogue',
  request: z.object({
    slug: textParam('Lo slug della categoria', 300),
    filtered: withDefault(boolParam('Il filtro'), false),
    hash: hashParam,
  }),
  data: z.object({ category }),
  errors: ['category-not-found'],
});

export const categoryById = defineCall({
  method: 'GET',
  path: 'category',
  whenParameter: 'categoryId',
  summary: 'One category with its children, by its id',
  tag: 'catalogue',
  request: z.object({
    categoryId: idParam('La categoria'),
    filtered: withDefault(boolParam('Il filtro'), false),
    hash: hashParam,
  }),
  data: z.object({ category }),
  errors: ['category-not-found'],
});

export const suggestionTypes = ['suggestion', 'category', 'search', 'vendor'] as const;

export const suggestion = z.object({
  type: z.enum(suggestionTypes),
  name: z.string(),
  id: z.number().int(),
  /** Products behind it. */
  count: z.number().int(),
  slug: z.string().optional(),
  mediaURL: z.string().optional(),
  /** Of a category: the one it lies in. */
  parentName: z.string().optional(),
});

export type Suggestion = z.infer<typeof suggestion>;

export const suggest = defineCall({
  method: 'GET',
  path: 'search/suggest',
  summary: 'Search suggestions; none for three characters or fewer',
  tag: 'catalogue',
  request: z.object({ q: withDefault(textParam('La ricerca', 200, { min: 0 }), ''), hash: hashParam }),
  data: z.object({ suggestions: z.array(suggestion) }),
});

export const topSearches = defineCall({
  method: 'GET',
  path: 'search/top',
  summary: 'Popular searches',
  tag: 'catalogue',
  request: z.object({}),
  data: z.object({ searches: z.array(z.object({ name: z.string(), count: z.number().int() })) }),
});

export const fastSearchResult = z.object({
  /** As it was sent; for a text that was split, the part this result is about. */
  word: z.string(),
  /** What was searched for: the word without quantity and small talk. */
  text: z.string(),
  /** How many, read from the word: 2 of "2 pasta". */
  quantity: z.number().optional(),
  /** What the quantity counts, when the word says so: whole packs ("2 confezioni") or what is in them ("6 bottiglie"). */
  counts: z.enum(['packs', 'pieces']).optional(),
  /** How much, read from the word: 1000 g of "mele 1 kg". */
  size: z.object({ amount: z.number(), unit: z.enum(['g', 'ml']) }).optional(),
  /** The spelling the products were found with. */
  correctedQuery: z.string().optional(),
  /** Words the products do without. */
  droppedWords: z.array(z.string()).optional(),
  /** What the word says of prices: only products within it are answers. */
  priceLimit: priceLimit.optional(),
  /** Where nothing was found: searches that begin alike. */
  suggestions: z.array(z.string()).optional(),
  products: z.array(product),
  totItems: z.number().int(),
});

export type FastSearchResult = z.infer<typeof fastSearchResult>;

export const fastSearch = defineCall({
  method: 'POST',
  path: 'search/fast',
  summary: 'Searches a whole shopping list at once',
  tag: 'catalogue',
  changesState: false,
  request: z.object({
    /** Words, or whole pasted texts: a text of several things is split, and each gets a result of its own. */
    words: listParam('La lista delle parole', textParam('La parola', 10_000), { max: 100 }),
    page_size: pageSizeParam({ fallback: 5, max: 50 }),
    hash: hashParam,
  }),
  data: z.object({
    /** In the order of the words. */
    results: z.array(fastSearchResult),
    /** Lines beyond the 200 that one list can hold; absent where none was left out. */
    leftOut: z.number().int().optional(),
  }),
});

export const notifyMeOfProduct = defineCall({
  method: 'POST',
  path: 'product-notify/insert',
  summary: 'Asks to be told when a product is back ("Avvisami")',
  tag: 'catalogue',
  request: z.object({
    product_id: idParam('Il prodotto'),
    /** Needed from anonymous visitors; customers get the mail at their own address. */
    e_mail: optional(emailParam()),
  }),
  data: z.object({}),
  errors: ['product-not-found', 'email-needed'],
});
