import { z } from 'zod';

export const belowMinimum = ['block', 'surcharge'] as const;

/** Where something is, in degrees. */
const place = z.object({ latitude: z.number(), longitude: z.number() });

/** Who is served at which price. Euro. */
export const deliveryZone = z.object({
  zoneId: z.number().int(),
  name: z.string(),
  /** Added to what the slot costs. */
  baseCost: z.number(),
  /** Goods from which delivery is free; absent: never. */
  freeFrom: z.number().optional(),
  /** Most that customers over 70 or disabled pay; absent: as everybody. */
  reducedCost: z.number().optional(),
  minimumOrder: z.number(),
  /** Below the minimum an order is refused, or costs `surcharge` more. */
  below: z.enum(belowMinimum),
  surcharge: z.number(),
  /** Postal codes in order; none for pick-up, where everybody may come. */
  postcodes: z.array(z.string()),
  /** Corners of its line on the map, in order; it alone decides for addresses whose place is known. Absent: there is none. */
  border: z.array(place).optional(),
  /** Codes that other zones serve too: the cheaper zone wins. */
  shared: z.array(z.object({ postcode: z.string(), zone: z.string() })),
  /** Of all the above: says what the page showed when a change is saved. */
  version: z.string(),
});

/** The zones of a store and service. */
export const zonePlan = z.object({
  warehouseId: z.number().int(),
  warehouseName: z.string(),
  deliveryServiceId: z.number().int(),
  /** Where the store is: its zones lie around it. */
  depot: place,
  zones: z.array(deliveryZone),
  /** Places no store serves and customers wait for, at most 12, most people first; of deliveries to homes. */
  wanted: z.array(z.object({ postcode: z.string(), customers: z.number().int() })),
  /** Stores this person may plan. */
  stores: z.array(z.object({ warehouseId: z.number().int(), name: z.string() })),
});

export type DeliveryZone = z.infer<typeof deliveryZone>;
export type ZonePlan = z.infer<typeof zonePlan>;
