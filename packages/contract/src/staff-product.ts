import { z } from 'zod';
import { allergenCodes, contentUnits, sellingModes } from './import/catalogue-rows.ts';
import { mediaPicture, productDetail } from './product.ts';

export const productTabs = ['all', 'no-photo', 'to-complete', 'no-allergens', 'planned', 'wanted', 'low'] as const;
export const productSorts = ['name', 'price', 'stock', 'changed', 'waiting'] as const;
/** What a product may still lack. */
export const productGaps = ['photo', 'operator', 'allergens', 'content'] as const;

/** Units in a warehouse: `unlimited` = no limit; null = not sold there. */
const stockAmount = z.union([z.number(), z.literal('unlimited')]).nullable();

/** Goods on their way: the day, `YYYY-MM-DD`, and how many selling units. */
const arrivalOnWire = z.object({ on: z.string(), quantity: z.number() });

/** A row of the catalogue in the Banco, as one warehouse sees it. Prices in euro with VAT. */
export const staffProductRow = z.object({
  productId: z.number().int(),
  code: z.string(),
  ean: z.string().optional(),
  /** Without the brand. */
  name: z.string(),
  brand: z.string(),
  description: z.string(),
  media: mediaPicture,
  category: z.object({ categoryId: z.number().int(), name: z.string() }).optional(),
  /** All it lies in, the main one first. */
  categoryIds: z.array(z.number().int()),
  sellingMode: z.enum(sellingModes),
  /** 1 normal, 8 free. */
  natureId: z.number().int(),
  /** List price for consumers: the warehouse's own where it has one. */
  price: z.number().nullable(),
  /** The field a change of this price names. */
  priceField: z.string(),
  /** In an offer now. */
  offer: z.object({ price: z.number(), label: z.string() }).optional(),
  /** Percent. */
  vat: z.number(),
  stock: stockAmount,
  /** Of it, promised to orders. */
  reserved: z.number(),
  stockField: z.string(),
  /** At how many free units it is ordered again; `low`: there are no more than that. */
  reorder: z.object({ point: z.number(), low: z.boolean() }).optional(),
  /** What is on its way there: day and units. */
  arrival: arrivalOnWire.optional(),
  published: z.boolean(),
  /** Promotions, vouchers and points count it. */
  promotable: z.boolean(),
  gaps: z.array(z.enum(productGaps)),
  /** Changes that wait for their time. */
  plans: z.number().int(),
  /** Customers who want to know when it is back ("Avvisami"). */
  waiting: z.number().int(),
});

const priceOfList = z.object({
  field: z.string(),
  /** "Consumatori". */
  list: z.string(),
  /** Own price of a warehouse: its name. */
  warehouse: z.string().optional(),
  vatIncluded: z.boolean(),
  price: z.number().nullable(),
  /** ISO instant from which it holds. */
  since: z.string().optional(),
  /** Lowest price consumers met in the last 30 days, promotions included; of the consumer list. */
  lowest30: z.number().optional(),
});

const stockOfStore = z.object({
  field: z.string(),
  warehouseId: z.number().int(),
  name: z.string(),
  /** Where it stands there: "5·06·B". */
  place: z.string().optional(),
  stock: stockAmount,
  reserved: z.number(),
  /** Customers who wait for it on the shelves of this store. */
  waiting: z.number().int(),
  /** Fields a change of the reorder point and of what is on its way name. */
  reorderField: z.string(),
  reorderPoint: z.number().nullable(),
  arrivalField: z.string(),
  arrival: arrivalOnWire.nullable(),
});

/** A remark on a change: `error` must be put right first, `warning` is worth a look. */
export const productRemark = z.object({
  productId: z.number().int(),
  field: z.string(),
  level: z.enum(['error', 'warning']),
  text: z.string(),
});

export const productPlan = z.object({
  planId: z.number().int(),
  productId: z.number().int(),
  changes: z.array(z.object({ field: z.string(), before: z.unknown(), after: z.unknown() })),
  /** ISO instant. */
  publishAt: z.string(),
  /** Who planned it. */
  name: z.string(),
  /** Why it did not happen. */
  problem: z.string().optional(),
});

/** What somebody changed of a product, the latest first. */
export const productVersion = z.object({
  versionId: z.number().int(),
  at: z.string(),
  name: z.string(),
  label: z.string(),
  changes: z.array(z.object({ field: z.string(), before: z.unknown(), after: z.unknown() })),
});

/** A product as the editor shows it. */
export const staffProduct = z.object({
  productId: z.number().int(),
  code: z.string(),
  slug: z.string(),
  media: mediaPicture,
  sellingMode: z.enum(sellingModes),
  natureId: z.number().int(),
  /** Made by hand and never on sale: it may be deleted. */
  isDraft: z.boolean(),
  /** Size in pixels of its uploaded photos. */
  photoSizes: z.array(z.object({ photo: z.string(), width: z.number().int(), height: z.number().int() })),
  /** Values of the plain fields (`staff-product-fields.ts`). */
  fields: z.record(z.string(), z.unknown()),
  prices: z.array(priceOfList),
  stock: z.array(stockOfStore),
  /** Customers who wait for it, in whichever store. */
  waiting: z.number().int(),
  /** Offers that hold now or begin later, the first one first; with what consumers read of them when they begin. */
  offers: z.array(
    z.object({
      promotionId: z.number().int(),
      name: z.string(),
      from: z.string(),
      to: z.string(),
      /** On the flag: "3×2", "−12%". */
      label: z.string().optional(),
      /** Of a reduction: what is paid, and what is paid without it. */
      price: z.number().optional(),
      list: z.number().optional(),
      /** Lowest price of the 30 days before it (Cod. consumo art. 17-bis). */
      lowest30: z.number().optional(),
      /** The percentage that may be announced. */
      percentOff: z.number().optional(),
    }),
  ),
  /**
   * What consumers met in the default store in the last 30 days and will meet in the next 14, offers open to everybody among them.
   * ISO instants, `to` excluded; gaps where it had no price.
   */
  priceSteps: z.array(z.object({ from: z.string(), to: z.string(), price: z.number() })),
  plans: z.array(productPlan),
  /** Imported lists whose price of this product begins later, the next first; `from` is an ISO instant. */
  priceLists: z.array(z.object({ importId: z.number().int(), fileName: z.string(), from: z.string() })),
  versions: z.array(productVersion),
});

/** The product as customers would see it, and what is to be said about the changes. */
export const productPreview = z.object({
  /** As it would be online; absent while it has no price. */
  product: productDetail.optional(),
  remarks: z.array(productRemark),
});

/** What the editor offers to choose from. */
export const productChoices = z.object({
  categories: z.array(z.object({ categoryId: z.number().int(), name: z.string(), path: z.string() })),
  brands: z.array(z.string()),
  stores: z.array(z.object({ warehouseId: z.number().int(), name: z.string() })),
  allergens: z.array(z.object({ code: z.enum(allergenCodes), name: z.string() })),
  labels: z.array(z.object({ code: z.string(), name: z.string() })),
  contentUnits: z.array(z.enum(contentUnits)),
});

export type StaffProductRow = z.infer<typeof staffProductRow>;
export type StaffProduct = z.infer<typeof staffProduct>;
export type ProductRemark = z.infer<typeof productRemark>;
export type ProductPlan = z.infer<typeof productPlan>;
export type ProductVersion = z.infer<typeof productVersion>;
export type ProductPreview = z.infer<typeof productPreview>;
export type ProductChoices = z.infer<typeof productChoices>;
export type ProductTab = (typeof productTabs)[number];
