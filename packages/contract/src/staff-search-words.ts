import { z } from 'zod';
import { mediaPicture } from './product.ts';

export const foundProduct = z.object({
  productId: z.number().int(),
  name: z.string(),
  description: z.string(),
  media: mediaPicture,
});

/** Words of the search as the Banco shows them. */
export const searchWords = z.object({
  /** The shop's own. */
  synonyms: z.array(
    z.object({ synonymId: z.number().int(), kind: z.enum(['equal', 'one-way']), phrases: z.array(z.string()) }),
  ),
  /** Rows that come with the program, by their text; the shop may leave some out. */
  builtIn: z.array(z.object({ text: z.string(), on: z.boolean() })),
  pins: z.array(z.object({ query: z.string(), products: z.array(foundProduct) })),
  /** Searches that found nothing, the most frequent first. */
  misses: z.array(
    z.object({
      query: z.string(),
      times: z.number().int(),
      /** `YYYY-MM-DD` */
      lastDay: z.string(),
      /** Searches that begin alike and find something. */
      near: z.array(z.string()),
    }),
  ),
});

/** Brands that stand in names of products without a brand of their own. */
export const namedBrands = z.object({
  /** The first of those asked for: marked ones, then those of most products. */
  brands: z.array(
    z.object({
      /** Folded words: what it is known by. */
      phrase: z.string(),
      name: z.string(),
      /** Products whose name carries it. */
      count: z.number().int(),
      /** Names of the first of them. */
      examples: z.array(z.string()),
      /** What the shop says of it; absent: found by the program, and taken for one. */
      mark: z.enum(['brand', 'no-brand']).optional(),
    }),
  ),
  /** How many there are of those asked for. */
  total: z.number().int(),
});

export type NamedBrands = z.infer<typeof namedBrands>;
export type SearchWordsOfShop = z.infer<typeof searchWords>;
export type FoundProduct = z.infer<typeof foundProduct>;
