import { z } from 'zod';
import { breadCrumb } from './bread-crumb.ts';
import { page } from './page.ts';
import { product } from './product.ts';

/** Counts are strings: clients in the field rely on it. `filteredCount` is the count under the present selection. */
export const facetValue = z.object({
  id: z.number().int(),
  name: z.string(),
  count: z.string(),
  filteredCount: z.string(),
  selected: z.boolean().optional(),
});

export const facet = z.object({
  name: z.string(),
  /** The request parameter that narrows by it, e.g. `product_class_3` or `vendor_id`. */
  parameterName: z.string(),
  paramType: z.string(),
  values: z.array(facetValue),
});

/** A limit of prices read from a query, whole cents, both ends included; what customers see at their store is compared. */
export const priceLimit = z.object({
  minCents: z.number().int().optional(),
  maxCents: z.number().int().optional(),
  /** The price of a kilo or a litre is meant, not that of the pack. */
  perUnit: z.enum(['kg', 'l']).optional(),
  /** The query without what it says of prices; "" when it says nothing else. */
  words: z.string(),
});

export const productListing = z.object({
  page,
  products: z.array(product),
  facets: z.array(facet),
  breadCrumbs: z.array(breadCrumb).optional(),
  /** What was searched in place of a misspelt query. */
  correctedQuery: z.string().optional(),
  /** Words of the query that the first products do without, because none has them all. */
  droppedWords: z.array(z.string()).optional(),
  /** What the query says of prices: only products within it are listed. */
  priceLimit: priceLimit.optional(),
  /** Like the query but without some of its words: beside the products, in no count, facet or order. */
  near: z.object({ withoutWords: z.array(z.string()), products: z.array(product) }).optional(),
  /** With `avoid_mine`: how many products are left out because their label names what the customer never wants. */
  avoided: z.object({ hidden: z.number().int() }).optional(),
  /** Where nothing was found: searches that begin alike. */
  suggestions: z.array(z.string()).optional(),
});

export const sorts = [
  'relevance',
  'price_asc',
  'price_desc',
  'unit_price_asc',
  'name',
  'discount',
  'popularity',
] as const;

export type Sort = (typeof sorts)[number];
export type Facet = z.infer<typeof facet>;
export type FacetValue = z.infer<typeof facetValue>;
export type PriceLimit = z.infer<typeof priceLimit>;
export type ProductListing = z.infer<typeof productListing>;
