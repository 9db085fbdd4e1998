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

/** A store as it is changed. */
export const storeDetail = z.object({
  warehouseId: z.int(),
  /** What columns of an import call it, for ever. */
  slug: z.string(),
  name: z.string(),
  street: z.string(),
  streetNumber: z.string(),
  postalCode: z.string(),
  city: z.string(),
  province: z.string(),
  /** Degrees, WGS 84. */
  latitude: z.number(),
  longitude: z.number(),
  phone: z.string(),
  email: z.string(),
  /** By weekday (ISO: 1 Monday … 7 Sunday) and hour; a weekday that is absent is closed. */
  week: z.array(z.object({ weekday: z.int(), opens: z.string(), closes: z.string() })),
  /** Orders still to be fetched there: their customers are told of another address. */
  toFetch: z.int(),
  /** Of all above but `toFetch`: says what the page showed when a change is saved. */
  version: z.string(),
});

/** Where an address is, as well as the shop can find it. */
export const foundPlace = z.object({
  latitude: z.number(),
  longitude: z.number(),
  /** The door, its street, or no more than the town. */
  precision: z.enum(['house', 'street', 'town']),
});

export type StoreDetail = z.infer<typeof storeDetail>;
export type FoundPlace = z.infer<typeof foundPlace>;
export type StoreLack = z.infer<typeof storeLack>;
export type ShopStore = z.infer<typeof shopStore>;
