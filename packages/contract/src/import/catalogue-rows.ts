import { z } from 'zod';
import { MOST_QUANTITY_STEPS } from '../constants.ts';

/**
 * The rows of a catalogue import file (JSON Lines: one row a line, distinguished by `kind`; CSV: products only, same
 * column names, lists separated by `|`, nested fields as `a.b`). The format is documented in docs/how-to/import.md.
 *
 * Money is in euro with at most two decimals in the file (people edit it) and becomes integer cents at the door.
 * Quantities are in selling units (pieces or kg) with at most three decimals and become integer thousandths.
 */

const euro = z.number().nonnegative().multipleOf(0.01);
const quantity = z.number().positive().multipleOf(0.001);
const day = z.iso.date();
/** A quantity, or none: null and 0 say so. */
const quantityOrNone = z.number().nonnegative().multipleOf(0.001).max(1_000_000).nullable();

/**
 * Warehouses that have none are as if they were not named: who speaks of a field speaks of every warehouse. Beside `*` they stay,
 * since there they are the exceptions.
 */
function withoutNone<T>(byWarehouse: Record<string, T>): Record<string, T> {
  return '*' in byWarehouse
    ? byWarehouse
    : Object.fromEntries(Object.entries(byWarehouse).filter(([, value]) => Boolean(value)));
}

/** The 14 allergens of Reg. (EU) 1169/2011, Annex II. */
export const allergenCodes = [
  'gluten',
  'crustaceans',
  'eggs',
  'fish',
  'peanuts',
  'soy',
  'milk',
  'nuts',
  'celery',
  'mustard',
  'sesame',
  'sulphites',
  'lupin',
  'molluscs',
] as const;

/** How a product is sold. `weighed` = pre-packed at variable weight, counted in pieces, priced per kg. */
export const sellingModes = ['piece', 'pack', 'loose', 'weighed'] as const;

/** Units of the declared net content; the unit price is computed from it (Cod. consumo art. 14-17). */
export const contentUnits = ['g', 'ml', 'piece', 'wash', 'roll', 'm'] as const;

/** Certified labels that become facets and flags. Claims come only from here, never from the name. */
export const productLabels = [
  'biologico',
  'origine-italia',
  'dop',
  'igp',
  'senza-glutine',
  'senza-lattosio',
  'senza-zuccheri',
  'vegano',
  'vegetariano',
  'integrale',
  'lavato-e-pronto',
  'surgelato',
  'fairtrade',
  'msc',
  'cruelty-free',
  'più-venduto',
] as const;

export const categoryRow = z.object({
  kind: z.literal('category'),
  /** Full path of slugs, e.g. `frutta-e-verdura/frutta-fresca/mele`. The parent must stand before it. */
  path: z.string().regex(/^[a-z0-9-]+(\/[a-z0-9-]+){0,3}$/),
  name: z.string().min(1).max(120),
  description: z.string().max(2000).optional(),
  /** Key of the sector tint in the design tokens (`orto`, `latte`, …); inherited by the children. */
  tint: z.string().max(20).optional(),
  /** Picture key of the category. */
  icon: z.string().max(80).optional(),
  seoTitle: z.string().max(120).optional(),
  seoDescription: z.string().max(320).optional(),
});

const nutritionRow = z.object({ name: z.string().max(60), value: z.string().max(40) });

export const productRow = z.object({
  kind: z.literal('product'),
  /** Article code of the shop (codInt): the key by which a second import finds the same product. */
  code: z.string().min(1).max(40),
  variant: z.string().max(20).optional(),
  /** Without the brand: "Penne rigate n. 41 di grano italiano". */
  name: z.string().min(2).max(160),
  brand: z.string().max(80).default(''),
  /** Pack size as people read it: "500 g", "6 × 1,5 L", "ca. 500 g", "4 pezzi". */
  description: z.string().max(160).default(''),
  eans: z
    .array(z.string().regex(/^\d{8}$|^\d{12,14}$/))
    .max(20)
    .default([]),
  /** Category paths, leaves; the first is the main one. */
  categories: z.array(z.string()).min(1).max(10),
  sellingMode: z.enum(sellingModes).default('piece'),
  /** Net content of one selling unit, in `contentUnit`; for loose goods absent (the price is per kg already). */
  content: z.number().positive().optional(),
  contentUnit: z.enum(contentUnits).optional(),
  /** Drained weight in grams, for goods in liquid: the unit price is computed on it. */
  drainedGrams: z.number().positive().optional(),
  /** Average weight in grams of one piece (loose) or of one pack (weighed). */
  averageGrams: z.number().int().positive().optional(),
  minQuantity: quantity.optional(),
  maxQuantity: quantity.optional(),
  quantityStep: quantity.optional(),
  /** Selling units in a carton (LOGISTIC_PACKAGING_ITEMS) and on a pallet. */
  boxItems: z.number().int().positive().optional(),
  palletItems: z.number().int().positive().optional(),
  sellByBox: z.boolean().optional(),
  packageDescription: z.string().max(80).optional(),
  /** VAT percentage in force: 4, 5, 10 or 22 (DPR 633/1972, table A). */
  vat: z.union([z.literal(0), z.literal(4), z.literal(5), z.literal(10), z.literal(22)]),
  /** Consumer price, VAT included, per piece/pack; per kg for loose and weighed. Absent: known, not on sale yet. */
  price: euro.optional(),
  /** False keeps a product with a price off sale. */
  published: z.boolean().optional(),
  /** Business price, VAT excluded. Absent: computed from `price`. */
  businessPrice: euro.optional(),
  /** Different consumer price in single warehouses, by warehouse slug. */
  warehousePrices: z.record(z.string(), euro).optional(),
  /** Stock by warehouse slug in selling units; `null` = no limit; warehouse absent = not sold there. `*` = all others. */
  stock: z.record(z.string(), z.number().nonnegative().nullable()).optional(),
  /** At how many selling units it is ordered again, by warehouse slug; `*` = all others, null or 0 = never. */
  reorderPoint: z.record(z.string(), quantityOrNone).transform(withoutNone).optional(),
  /** What is on its way, by warehouse slug; `*` = all others, null = nothing. */
  arrival: z
    .record(z.string(), z.object({ on: day, quantity: quantity.max(1_000_000) }).nullable())
    .transform(withoutNone)
    .optional(),
  labels: z.array(z.enum(productLabels)).default([]),
  alcoholPercent: z.number().min(0).max(100).optional(),
  mealTicket: z.boolean().optional(),
  perishable: z.boolean().optional(),
  /** False: no promotion, voucher or point counts it (first infant formula by law: D.M. 82/2009 art. 10). Absent: they do. */
  promotable: z.boolean().optional(),
  /** Why not, for the people of the shop. */
  notPromotableReason: z.string().trim().min(1).max(160).optional(),
  shelfLifeDays: z.number().int().positive().optional(),
  /** Gross weight in grams of one selling unit, for the picker and the van. */
  grossGrams: z.number().int().positive().optional(),
  /** 0 (never bought) … 1000 (everybody buys it). */
  popularity: z.number().int().min(0).max(1000).default(0),
  newUntil: day.optional(),
  /** 1 normal, 8 free (specification section 3). */
  natureId: z.union([z.literal(1), z.literal(8)]).default(1),
  /** What the thing is, in one or two words ("penne rigate"): helps search and the pack-shot. */
  productKind: z.string().max(60).optional(),
  /** Max together with the other products of the same class: [class code, quantity]. */
  classMax: z.object({ name: z.string().max(60), max: quantity }).optional(),
  facts: z
    .object({
      /** Allergens stand between double asterisks: "Farina di **grano**". */
      ingredients: z.string().max(4000).optional(),
      allergens: z
        .array(z.object({ code: z.enum(allergenCodes), presence: z.enum(['contains', 'may-contain']) }))
        .max(28)
        .optional(),
      nutrition: z.object({ per: z.string().max(20), rows: z.array(nutritionRow).max(40) }).optional(),
      origin: z.string().max(400).optional(),
      storage: z.string().max(400).optional(),
      operator: z
        .object({ name: z.string().max(160), address: z.string().max(240), email: z.string().max(120).optional() })
        .optional(),
      features: z.string().max(2000).optional(),
      instructions: z.string().max(2000).optional(),
      warnings: z.string().max(2000).optional(),
    })
    .default({}),
  /** Photo: an address (https://…) or the name of a file in DATA_DIR/photos. Or data from which a pack-shot is drawn. */
  picture: z.union([z.string().max(500), z.record(z.string(), z.unknown())]).optional(),
});

export const promotionKinds = [
  'percentage',
  'fixed-price',
  'm-for-n',
  'nth-piece',
  'bundle-price',
  'quantity-price',
  'threshold-gift',
  'basket-discount',
  'delivery-discount',
  'first-order',
  'member-only',
] as const;

export const promotionRow = z.object({
  kind: z.literal('promotion'),
  code: z.string().min(1).max(40),
  name: z.string().min(1).max(120),
  promotion: z.enum(promotionKinds),
  /** percentage/nth-piece/first-order/member-only/basket-discount: 1…100 */
  percent: z.number().min(1).max(100).optional(),
  /** fixed-price: the price in euro; bundle-price: price of the whole bundle; basket/delivery-discount: euro off. */
  amount: euro.optional(),
  /** m-for-n: take `take`, pay `pay` (3×2 = take 3, pay 2); nth-piece: which piece (2 = the second); bundle-price: pieces in it. */
  take: z.number().int().min(2).optional(),
  pay: z.number().int().min(1).optional(),
  /** quantity-price: what each piece costs from so many pieces on, rising in pieces and falling in price. */
  steps: z
    .array(z.object({ pieces: z.number().int().min(2).max(10_000), amount: euro.positive() }))
    .min(1)
    .max(MOST_QUANTITY_STEPS)
    .optional(),
  /** Basket value in euro from which it holds. */
  threshold: euro.optional(),
  /** threshold-gift: code of the nature-8 product. */
  giftCode: z.string().optional(),
  /** Code the customer types, if it needs one. */
  promoCode: z.string().max(40).optional(),
  products: z.array(z.string()).default([]),
  startsOn: day,
  endsOn: day,
  warehouses: z.array(z.string()).optional(),
  segment: z.enum(['everyone', 'household', 'business', 'staff']).default('everyone'),
  /** delivery-discount: only on the first order of a customer. */
  firstOrder: z.boolean().optional(),
  /** Selling units per order it may touch at most. */
  maxPerOrder: quantity.optional(),
  stackable: z.boolean().default(false),
});

export const importRow = z.discriminatedUnion('kind', [categoryRow, productRow, promotionRow]);
export type CategoryRow = z.input<typeof categoryRow>;
export type ProductRow = z.input<typeof productRow>;
export type PromotionRow = z.input<typeof promotionRow>;
export type ImportRow = z.input<typeof importRow>;
