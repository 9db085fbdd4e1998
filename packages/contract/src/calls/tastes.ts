import { z } from 'zod';
import { defineCall } from '../call.ts';
import { boolParam, choiceParam, idParam, listParam, withDefault } from '../fields.ts';
import { allergenCodes } from '../import/catalogue-rows.ts';

/** What a customer eats or not, likes or not: known to nobody else. */
const base = { tag: 'profile', access: 'customer' } as const;

export const avoidAllergens = defineCall({
  ...base,
  method: 'POST',
  path: 'avoided-allergen/set',
  summary:
    'Sets the allergens the customer never wants; an empty list forgets all. `user.avoidedAllergens` says them from then on',
  request: z.object({
    allergens: listParam('Gli allergeni', choiceParam('L’allergene', allergenCodes), {
      min: 0,
      max: allergenCodes.length,
    }),
    /** They may tell of the customer's health: kept only with their express consent. */
    consent: withDefault(boolParam('Il consenso'), false),
  }),
  data: z.object({ allergens: z.array(z.enum(allergenCodes)) }),
  errors: ['consent-needed'],
});

export const rateProduct = defineCall({
  ...base,
  method: 'POST',
  path: 'product-rating/set',
  summary: 'Says whether the customer liked a product they bought; `none` forgets it',
  request: z.object({
    product_id: idParam('Il prodotto'),
    rating: choiceParam('Il giudizio', ['liked', 'disliked', 'none']),
  }),
  data: z.object({ liked: z.boolean().optional() }),
  errors: ['product-not-bought'],
});

export const productRating = defineCall({
  ...base,
  method: 'GET',
  path: 'product-rating/view',
  summary: 'Whether the customer bought a product before, and liked it',
  request: z.object({ product_id: idParam('Il prodotto') }),
  data: z.object({ bought: z.boolean(), liked: z.boolean().optional() }),
});

export const productRatings = defineCall({
  ...base,
  method: 'GET',
  path: 'product-rating/list',
  summary: 'What the customer liked and did not like of what they bought',
  request: z.object({}),
  data: z.object({ ratings: z.array(z.object({ productId: z.number().int(), liked: z.boolean() })) }),
});
