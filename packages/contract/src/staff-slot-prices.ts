import { z } from 'zod';

/** How prices of a store and service follow demand, and what a van nearby takes off. Amounts in euro, shares in percent of the places. */
export const slotPrices = z.object({
  warehouseId: z.number().int(),
  warehouseName: z.string(),
  deliveryServiceId: z.number().int(),
  /** Slots less full than this cost less in the last hours before their cut-off; absent: they do not. */
  quiet: z.object({ belowPercent: z.number().int(), hours: z.number().int(), discount: z.number() }).optional(),
  /** Slots at least this full cost more; absent: they do not. */
  busy: z.object({ fromPercent: z.number().int(), surcharge: z.number() }).optional(),
  /** What eco slots cost less where a van passes; 0 = nothing. */
  ecoDiscount: z.number(),
  /** The rule takes no price out of these limits. */
  min: z.number(),
  max: z.number(),
  /** Of all the above: says what the page showed when a change is saved. */
  version: z.string(),
});

export type SlotPrices = z.infer<typeof slotPrices>;
