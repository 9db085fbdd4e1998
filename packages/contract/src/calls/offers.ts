import { z } from 'zod';
import { defineCall } from '../call.ts';
import { hashParam, idListParam } from '../fields.ts';
import { product } from '../product.ts';

/** "Crea la tua offerta": the customer chooses on which products the discount falls. */
export const personalOffer = z.object({
  maxProducts: z.number().int(),
  discountPerc: z.number(),
  /** `YYYY-MM-DD`. */
  validFrom: z.string(),
  validTo: z.string(),
  activatedProductIds: z.array(z.number().int()),
  /** ISO instant; absent until it was activated. */
  activatedAt: z.string().optional(),
});

export type PersonalOffer = z.infer<typeof personalOffer>;

const base = { tag: 'offers', access: 'customer' } as const;

export const products = defineCall({
  ...base,
  method: 'GET',
  path: 'create-offer/products',
  summary: 'Products the customer may choose among; without `offer` when none is running',
  request: z.object({ hash: hashParam }),
  data: z.object({
    offer: personalOffer.optional(),
    products: z.array(product),
    /** What each would cost with the discount; those that cost no more than that anyway are left out. */
    offerPrices: z.array(z.object({ productId: z.number().int(), priceDisplay: z.number() })),
  }),
});

export const activate = defineCall({
  ...base,
  method: 'POST',
  path: 'create-offer/activate',
  summary: 'Puts the discount on the chosen products',
  request: z.object({ product_ids: idListParam('I prodotti') }),
  data: z.object({ offer: personalOffer }),
  errors: ['no-offer', 'already-activated', 'too-many-products', 'product-not-eligible'],
});
