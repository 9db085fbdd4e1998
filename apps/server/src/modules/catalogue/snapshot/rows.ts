import type { SynonymRow } from '@sporta/search';
import type { Stock } from './stock.ts';

/** The rows a snapshot is built from, as `catalogue.repo.ts` reads them: money in cents, quantities in thousandths. */

export interface CategoryRow {
  categoryId: number;
  parentId: number | null;
  path: string;
  name: string;
  description: string | null;
  tint: string | null;
  icon: string | null;
  seoTitle: string | null;
  seoDescription: string | null;
  templateNav: Record<string, string>;
}

export interface ProductFacts {
  ingredients?: string;
  allergens?: { code: string; presence: 'contains' | 'may-contain' }[];
  nutrition?: { per: string; rows: { name: string; value: string }[] };
  origin?: string;
  storage?: string;
  operator?: { name: string; address: string; email?: string };
  features?: string;
  instructions?: string;
  warnings?: string;
}

/** Codes of allergens, as a label declares them. */
export interface LabelAllergens {
  readonly contains: readonly string[];
  readonly mayContain: readonly string[];
}

/** One price a product has or had; `to` absent = in force. Milliseconds since the epoch. */
export interface PriceRow {
  priceListId: number;
  /** 0 = every warehouse without a price of its own. */
  warehouseId: number;
  cents: number;
  from: number;
  to?: number;
}

export interface ProductRow {
  productId: number;
  code: string;
  variant: string;
  name: string;
  shortName: string;
  brand: string;
  vendorId: number;
  description: string;
  slug: string;
  productKind: string | null;
  natureId: number;
  sellingMode: 'piece' | 'pack' | 'loose' | 'weighed';
  contentAmount: number | null;
  contentUnit: 'g' | 'ml' | 'piece' | 'wash' | 'roll' | 'm' | null;
  drainedGrams: number | null;
  averageGrams: number | null;
  /** Weight of one selling unit as it is carried. */
  grossGrams: number | null;
  minQuantity: number;
  maxQuantity: number | null;
  quantityStep: number;
  boxItems: number | null;
  palletItems: number | null;
  sellByBox: boolean;
  packageDescription: string | null;
  alcoholPercent: number | null;
  mealTicket: boolean;
  perishable: boolean;
  /** Promotions, vouchers and points count it. */
  promotable: boolean;
  shelfLifeDays: number | null;
  classMaxName: string | null;
  classMaxQuantity: number | null;
  facts: ProductFacts;
  /** By its label; made when first asked for (`labelAllergens`). */
  allergens?: LabelAllergens;
  hasPicture: boolean;
  pictureVersion: number;
  /** Names of uploaded photos that stand after its picture. */
  morePhotos: readonly string[];
  popularity: number;
  newUntil: string | null;
  /** The main category first. */
  categoryIds: number[];
  classIds: number[];
  eans: string[];
  vat: { vatCategoryId: number; code: string; descr: string; rateBp: number };
  prices: PriceRow[];
  stock: Stock;
  /** Days on which more of it is expected, `YYYY-MM-DD`, where somebody said one; absent for nearly all. */
  arrivals?: readonly { warehouseId: number; on: string }[] | undefined;
}

export interface ClassRow {
  classId: number;
  code: string;
  name: string;
  groupId: number;
  groupCode: string;
  groupName: string;
}

export interface PromotionRow {
  promotionId: number;
  code: string;
  name: string;
  kind: string;
  params: Record<string, unknown>;
  /** Milliseconds since the epoch. */
  startsAt: number;
  endsAt: number;
  /** null = every warehouse. */
  warehouseIds: number[] | null;
  segment: 'everyone' | 'household' | 'business' | 'staff';
  promoCode: string | null;
  maxPerOrder: number | null;
  stackable: boolean;
  productIds: number[];
}

export interface WarehouseRow {
  warehouseId: number;
  slug: string;
  name: string;
  address1: string;
  addressNumber: string;
  city: string;
  province: string;
  postalcode: string;
  latitude: number;
  longitude: number;
  phone: string;
  email: string;
  services: string[];
  isDefault: boolean;
  hours: { weekday: number; begin: string; end: string }[];
  deliveryServiceIds: number[];
}

/** Words of the search as the shop keeps them, beside the built-in table. */
export interface SearchWords {
  synonyms: SynonymRow[];
  /** Rows of the built-in table that are not used, by their text. */
  off: ReadonlySet<string>;
  /** Ids of the products that come first, by the key of the query. */
  pins: ReadonlyMap<string, readonly number[]>;
  /** What the shop says of brands in names, by their folded words: whether they are one. */
  brands: ReadonlyMap<string, boolean>;
}

/** What is kept of a product that is not on sale (any more): whoever has it in a cart or a list, or its address, is told which it is. */
export type WithdrawnRow = Pick<
  ProductRow,
  | 'productId'
  | 'code'
  | 'variant'
  | 'name'
  | 'shortName'
  | 'brand'
  | 'vendorId'
  | 'description'
  | 'slug'
  | 'productKind'
  | 'sellingMode'
  | 'contentAmount'
  | 'contentUnit'
  | 'hasPicture'
  | 'pictureVersion'
  | 'categoryIds'
  | 'eans'
  | 'prices'
>;

export interface CatalogueRows {
  version: number;
  /** Versions below it that may still come. */
  missingVersions: number[];
  categories: CategoryRow[];
  products: ProductRow[];
  withdrawn: WithdrawnRow[];
  classes: ClassRow[];
  promotions: PromotionRow[];
  warehouses: WarehouseRow[];
  words: SearchWords;
}
