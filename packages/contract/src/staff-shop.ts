import { z } from 'zod';
import { type ShopFieldName, shopFieldNames } from './staff-shop-words.ts';

export const shopFields = z.object(
  Object.fromEntries(shopFieldNames.map((name) => [name, z.string()])) as Record<ShopFieldName, z.ZodString>,
);

/** A way to pay, as the shopkeeper switches it. */
export const shopWayToPay = z.object({
  paymentTypeId: z.number().int(),
  name: z.string(),
  description: z.string(),
  on: z.boolean(),
  /** Whoever provides it is set up on the server: switched on, customers are offered it. */
  isSetUp: z.boolean(),
});

export const shopSettings = z.object({
  /** As the shopkeeper said. */
  said: shopFields,
  /** What holds where nothing is said: the settings of the server. */
  otherwise: shopFields,
  logo: z
    .object({
      /** Address of the picture, three times as tall as the header shows it. */
      address: z.string(),
      width: z.number().int(),
      height: z.number().int(),
      /** It would be lost on the colour: it stands on white. */
      onWhite: z.boolean(),
    })
    .optional(),
  waysToPay: z.array(shopWayToPay),
});

export type ShopFields = z.infer<typeof shopFields>;
export type ShopSettings = z.infer<typeof shopSettings>;
export type ShopWayToPay = z.infer<typeof shopWayToPay>;
