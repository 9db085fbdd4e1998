import { z } from 'zod';

/* How a store prepares orders, and where its goods are. */

/** A department of the store, where it is on the way through it. */
export const pickingAisle = z.object({
  /** Names the department. */
  tint: z.string(),
  department: z.string(),
  /** What hangs above it: "Corsia 4 · Pasta". */
  label: z.string(),
});

export const pickingStore = z.object({
  warehouseId: z.number().int(),
  warehouseName: z.string(),
  /** Orders on one cart. */
  cartOrders: z.number().int(),
  /** Minutes of silence after which others may take the work. */
  silenceMinutes: z.number().int(),
  /** How far weights may be off what was asked. */
  tolerancePercent: z.number().int(),
  /** Minutes before its slot by which an order should be in the bay. */
  finishMinutes: z.number().int(),
  /** Of the store's own bar codes, by signs: digits as they are, `I` item, `W` grams, `P` cents, `C` check digit. */
  codeLayouts: z.array(z.string()),
  /** All departments, in the order one walks through them. */
  aisles: z.array(pickingAisle),
  /** Changes with anything of the above. */
  version: z.string(),
  /** Stores this person leads. */
  stores: z.array(z.object({ warehouseId: z.number().int(), name: z.string() })),
});

/** A product of a store, and where in its aisle it is. */
export const pickingPlace = z.object({
  productId: z.number().int(),
  code: z.string(),
  name: z.string(),
  /** Brand. */
  shortDescr: z.string(),
  /** Pack size. */
  description: z.string(),
  mediaURL: z.string(),
  tint: z.string().optional(),
  /** "vano 3"; absent where nobody wrote it down. */
  place: z.string().optional(),
});

/** A row of a file of places that was left out. */
export const pickingPlaceProblem = z.object({
  /** From 1, the names of the columns included. */
  line: z.number().int(),
  /** Italian. */
  message: z.string(),
});

export type PickingAisle = z.infer<typeof pickingAisle>;
export type PickingStoreSettings = z.infer<typeof pickingStore>;
export type PickingPlace = z.infer<typeof pickingPlace>;
export type PickingPlaceProblem = z.infer<typeof pickingPlaceProblem>;
