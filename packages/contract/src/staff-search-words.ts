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

export type SearchWordsOfShop = z.infer<typeof searchWords>;
export type FoundProduct = z.infer<typeof foundProduct>;
