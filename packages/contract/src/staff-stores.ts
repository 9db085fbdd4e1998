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
  /** `YYYY-MM-DD`: from this day on it takes no orders. It is closed once it owes none, see `staff/stores/closing`. */
  closesOn: z.string().optional(),
});

/** A store that is closed: nobody finds it, and it can be opened again as it was. */
export const closedStore = shopStore.pick({ warehouseId: true, name: true, address: true });

/** What a store still owes, and to whom it is something, were it to close on a day. */
export const storeClosing = z.object({
  warehouseId: z.int(),
  name: z.string(),
  /** The day looked at. */
  from: z.string(),
  /** The day it closes on already, if it does. */
  closesOn: z.string().optional(),
  /** No other store stays open: this one cannot close. */
  isLast: z.boolean(),
  /** Orders whose windows lie on that day or behind it, by window; the first hundred. */
  later: z.array(
    z.object({
      orderId: z.int(),
      orderNumber: z.string(),
      customer: z.string(),
      deliveryServiceId: z.int(),
      /** "sab 5, 18–20". */
      window: z.string(),
    }),
  ),
  laterOrders: z.int(),
  /** Orders that are served before that day, and those among them that wait at the store for their customers. */
  earlierOrders: z.int(),
  toFetch: z.int(),
  /** Places customers hold now in windows that close. */
  held: z.int(),
  /** Customers with goods in a cart of this store. */
  carts: z.int(),
  /** Customers who keep a window of it every week. */
  weekly: z.int(),
  /** Who of the staff works nowhere else. */
  staff: z.array(z.string()),
  /** Postal codes to which no other store delivers. */
  postcodes: z.array(z.string()),
  /** Zones drawn on the map, which may have no other store either. */
  borders: z.int(),
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
  /** What it offers beside the ways of delivery: "Parcheggio". */
  services: z.array(z.string()),
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
export type ClosedStore = z.infer<typeof closedStore>;
export type StoreClosing = z.infer<typeof storeClosing>;
