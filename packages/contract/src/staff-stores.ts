import { z } from 'zod';

/** What keeps a store from selling (`missing`) or from selling well (`advice`), and where it is put right. */
export const storeLack = z.object({
  state: z.enum(['missing', 'advice']),
  text: z.string(),
  /** The page of the Banco where it is put right. */
  href: z.string(),
});

export const shopStore = z.object({
  warehouseId: z.int(),
  name: z.string(),
  /** What columns of an import call it. */
  slug: z.string(),
  address: z.string(),
  /** Products a customer of the store can buy now. */
  products: z.int(),
  /** Nothing is missing; advice may be left. */
  isReady: z.boolean(),
  lacks: z.array(storeLack),
});

export type StoreLack = z.infer<typeof storeLack>;
export type ShopStore = z.infer<typeof shopStore>;
