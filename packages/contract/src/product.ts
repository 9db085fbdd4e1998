import { z } from 'zod';
import { breadCrumb } from './bread-crumb.ts';
import { allergenCodes } from './import/catalogue-rows.ts';

/** A picture in its sizes, as addresses: 160, 480 and 1200 pixels wide or near. */
export const mediaPicture = z.object({ thumb: z.string(), medium: z.string(), large: z.string() });

export const vendor = z.object({ vendorId: z.number().int(), name: z.string() });

export const vatCategory = z.object({
  ivaCategoryId: z.number().int(),
  /** Percentage as text, "4". */
  code: z.string(),
  /** "IVA 4%". */
  descr: z.string(),
  /** Fraction as text, "0.04". */
  ivaPct: z.string(),
});

export const unitMeasure = z.object({ umId: z.number().int(), um: z.string(), umDes: z.string() });

/** All values are strings; a key is there only when it is set. */
export const productInfos = z.object({
  /** The number and its own unit as on the pack: "500" "GR", "1.5" "LT"; loose goods "1" "KG". */
  WEIGHT_SELLING: z.string().optional(),
  WEIGHT_UNIT_SELLING: z.string().optional(),
  /** Unit of the comparison price: "KG", "LT" or "PZ". */
  WEIGHT_UNIT_BASE: z.string().optional(),
  /** "true": the weight is known only at picking. */
  WEIGHT_VARIABLE: z.string().optional(),
  /** "Pezzo", "Confezione" or "Sfuso" (loose). */
  TIPOLOGIA: z.string().optional(),
  /** Smallest quantity; always there. */
  MINACQ: z.string().optional(),
  MAXACQ: z.string().optional(),
  QTY_MULT: z.string().optional(),
  QTY_LOCKED: z.string().optional(),
  /** "true": can be bought by the carton. */
  ENABLE_ACQ_BOX: z.string().optional(),
  LOGISTIC_PACKAGING_ITEMS: z.string().optional(),
  LOGISTIC_PALLET_ITEMS: z.string().optional(),
  PACKAGE_DESCR: z.string().optional(),
  MEAL_TICKET_ENABLED: z.string().optional(),
  /** "true": no promotion, voucher or point counts it. */
  PROMOTION_EXCLUDED: z.string().optional(),
  /** "1" normal, "8" free: not editable, no link to a product page. */
  PRODUCT_NATURE_ID: z.string().optional(),
  /** "1". */
  WEB_ENABLED: z.string().optional(),
  STOCK_DAYS: z.string().optional(),
  /** Percentage by volume, "12.5". */
  ALCOHOL: z.string().optional(),
  /** Average weight in kg of one piece (loose) or of one pack of variable weight, "0.23". */
  AVERAGE_WEIGHT: z.string().optional(),
});

/** A label such as "Biologico", in its facet group. */
export const productClass = z.object({
  productClassId: z.number().int(),
  name: z.string(),
  productClassGroupId: z.number().int(),
  productClassGroupName: z.string(),
});

/** `warehousePromoTypeId`: 5 = discount and 6 = multi-buy are the ones clients in the field know. */
export const warehousePromo = z.object({
  warehousePromoId: z.number().int(),
  promoType: z.string(),
  warehousePromoTypeId: z.number().int(),
  /** Euro off one selling unit. */
  discount: z.number().optional(),
  /** Percentage with three decimals, only for types that have one. */
  discountPerc: z.number().optional(),
  /** Selling units it holds for in one order, where it has such a limit: the others cost what they cost without it. */
  maxPerOrder: z.number().optional(),
  cashDeskPromo: z.literal(false),
  /** First and last day, `dd/MM/yyyy`. */
  validityDate: z.string(),
  expireDate: z.string(),
  /** `header` is HTML ("-20%", "3×2"); `body` explains it in a sentence. */
  view: z.object({ cssClass: z.string(), header: z.string(), body: z.string() }),
});

export const currency = z.object({
  currencyTypeId: z.number().int(),
  name: z.string(),
  currencySymbol: z.string(),
  codInt: z.string(),
});

/** The same facts as `nutrition`, `allergens`… as strings, for clients already in the field. */
export const productDescription = z.object({
  ingredients: z.string().optional(),
  allergens: z.string().optional(),
  storage: z.string().optional(),
  /** An HTML table. */
  nutritional_values: z.string().optional(),
  features: z.string().optional(),
  origin: z.string().optional(),
  producer: z.string().optional(),
  instructions: z.string().optional(),
  warnings: z.string().optional(),
  alcohol_content: z.string().optional(),
});

export const nutrition = z.object({
  /** "100g", "100ml". */
  per: z.string(),
  rows: z.array(z.object({ name: z.string(), value: z.string(), indent: z.boolean().optional() })),
});

export const allergen = z.object({
  code: z.enum(allergenCodes),
  presence: z.enum(['contains', 'may-contain']),
});

/** A product as it is in listings and in the cart (contract section 3). Prices in euro. */
export const product = z.object({
  id: z.number().int(),
  /** Same as `id`. */
  productId: z.number().int(),
  code: z.string(),
  codInt: z.string(),
  codeVariant: z.string(),
  codVar: z.string(),
  name: z.string(),
  /** Brand text; may be "". */
  shortDescr: z.string(),
  /** Pack size text. */
  description: z.string(),
  slug: z.string(),
  itemUrl: z.string(),
  barcode: z.string().optional(),
  /** 1 on sale; 0 where it stands in a cart, a list or an address and is not sold in this shop (any more). */
  pubState: z.number().int(),
  storeId: z.number().int(),
  productTypeId: z.number().int(),
  /** 1 normal, 8 free. */
  productNatureId: z.number().int(),
  vendor,
  categoryId: z.number().int(),
  /** Root to leaf. */
  breadCrumbs: z.array(breadCrumb),
  ivaCategory: vatCategory,
  unitMeasureBase: unitMeasure,
  unitMeasureBaseSelling: unitMeasure,
  productInfos,
  productClasses: z.array(productClass),
  mediaURL: z.string(),
  mediaURLMedium: z.string(),
  media: z.array(mediaPicture).optional(),
  /** Key of the sector tint behind the picture (`orto`, `latte`, …). */
  tint: z.string().optional(),
  /** List price. */
  price: z.number(),
  /** What is paid now. */
  priceDisplay: z.number(),
  /** Struck through; only in a promotion. */
  priceStandardDisplay: z.number().optional(),
  priceUmDisplay: z.number().optional(),
  priceStandardUmDisplay: z.number().optional(),
  /** Unit of `priceUmDisplay`: "KG", "LT", "PZ". */
  weightUnitDisplay: z.string().optional(),
  /** Unit it is sold by: "pz", "kg". */
  priceUnitDisplay: z.string(),
  /** Lowest price of the 30 days before the reduction (Cod. consumo art. 17-bis), only where it must be shown. */
  priceLowest30: z.number().optional(),
  /** Price without VAT, for price lists that show both. */
  priceNet: z.number().optional(),
  currency,
  /** Selling units in stock: 0 = none, 100000000 = no limit. */
  available: z.number(),
  /** A maximum shared by the products of a class; only when in force. */
  productClassRuleMax: z.object({ productClassName: z.string(), max: z.number(), unit: z.string() }).optional(),
  /** Only when in force. */
  warehousePromo: warehousePromo.optional(),
  logisticPackagingItems: z.number().optional(),
  logisticPalletItems: z.number().optional(),
  /** Codes of allergens its label names, and of those it may hold traces of. Absent says nothing: only food has them. */
  contains: z.array(z.string()).optional(),
  mayContain: z.array(z.string()).optional(),
  metaData: z
    .object({
      product_description: productDescription.optional(),
      product_seo: z.object({ SEO_TITLE: z.string().optional(), SEO_DESCRIPTION: z.string().optional() }).optional(),
    })
    .optional(),
  nutrition: nutrition.optional(),
  allergens: z.array(allergen).optional(),
  ingredients: z.string().optional(),
  origin: z.string().optional(),
  /** Food business operator, or manufacturer of non-food with an e-mail (Reg. 1169/2011 art. 8, GPSR art. 19). */
  operator: z.object({ name: z.string(), address: z.string(), email: z.string().optional() }).optional(),
  storage: z.string().optional(),
});

/** A product page: the product, what to take in its place, what goes with it. */
export const productDetail = product.extend({
  media: z.array(mediaPicture),
  /** While it is sold out: the day on which it is expected back, `YYYY-MM-DD`, where somebody said one. */
  backOn: z.string().optional(),
  /** Substitutes in the order in which they would be proposed; similar products when it is out of stock. */
  alternatives: z.array(product).optional(),
  /**
   * What a carton and a pallet cost in a cart that holds nothing else, with every promotion and its limits. Absent for goods
   * by weight, and for a product of which this customer has an offer of their own.
   */
  packages: z
    .array(
      z.object({
        kind: z.enum(['box', 'pallet']),
        /** Selling units in it. */
        items: z.number().int(),
        price: z.number(),
        /** Without VAT, for price lists that show both. */
        priceNet: z.number().optional(),
      }),
    )
    .optional(),
  /**
   * What one piece costs from so many pieces of it in the cart on, ascending; the shelf price holds before the first. Absent
   * without a quantity price, and where the customer pays no more anyway.
   */
  quantityPrices: z
    .array(
      z.object({
        /** Pieces or packs. */
        pieces: z.number().int(),
        price: z.number(),
        /** Without VAT, for price lists that show both. */
        priceNet: z.number().optional(),
      }),
    )
    .optional(),
  /** Products bought with it. */
  related: z.array(product).optional(),
});

export type Product = z.infer<typeof product>;
export type ProductDetail = z.infer<typeof productDetail>;

/** What the `data` of `product-not-found` says of a product that is on sale no more, or not in this shop. */
export interface UnsoldProduct {
  product: Product;
  /** What to take in its place. */
  alternatives: Product[];
}
export type ProductClass = z.infer<typeof productClass>;
export type WarehousePromo = z.infer<typeof warehousePromo>;
export type MediaPicture = z.infer<typeof mediaPicture>;
