import type {
  allergenCodes,
  contentUnits,
  productLabels,
  sellingModes,
} from '@sporta/contract/import/catalogue-rows.ts';
import type { PackshotInput } from '@sporta/pictures/input.ts';

export type Label = (typeof productLabels)[number];
export type Allergen = (typeof allergenCodes)[number];
export type ContentUnit = (typeof contentUnits)[number];

/** Average values per 100 g or 100 ml: fat, saturated, carbohydrate, sugars, fibre, protein, salt, all in grams. */
export type Nutrition = readonly [
  fat: number,
  saturated: number,
  carbohydrate: number,
  sugars: number,
  fibre: number,
  protein: number,
  salt: number,
];

/** How a product is on offer: the price in euro, minus a percentage, "3x2", "-50% sul secondo", "2 per 5 €". */
export type Offer =
  | { price: number; maxPerOrder?: number }
  | { percent: number; when?: 'now' | 'next-week' | 'ended'; only?: 'members' | 'business' }
  | { take: number; pay: number }
  | { nth: number; percent: number }
  | { bundle: number; amount: number };

/** Sector tints of the design, in the order of the shop's menu; the place is the first part of the article codes. */
export const TINTS = [
  'orto',
  'latte',
  'forno',
  'carne',
  'pesce',
  'salumi',
  'pasta',
  'dispensa',
  'colazione',
  'bevande',
  'cantina',
  'gelo',
  'casa',
  'persona',
  'bimbi',
  'animali',
] as const;
export type Tint = (typeof TINTS)[number];

/** Everything a table may say about a product. What a level leaves out, it inherits from the level above. */
export interface Traits {
  /** One to three words; without it the head of the name. */
  kind?: string;
  vat?: 4 | 5 | 10 | 22;
  food?: boolean;
  /** Plain text; the allergens are marked when the row is built. `{}` is replaced by the variety of a series. */
  ingredients?: string;
  /** What takes the place of `{}`: the flavour or variety within a series. */
  variety?: string;
  /** Allergens that may be present in traces, e.g. `soy nuts`. */
  may?: string;
  nutrition?: Nutrition;
  /** Values and energy exactly as printed on the pack, without the small variation between similar products. */
  energy?: readonly [kj: number, kcal: number];
  origin?: string;
  storage?: string;
  features?: string;
  instructions?: string;
  warnings?: string;
  /** Alcohol by volume, per cent. */
  alcohol?: number;
  labels?: readonly Label[];
  /** Days of life left when it leaves the shop. */
  life?: number;
  perishable?: boolean;
  /** Why no promotion, voucher or point counts it. */
  notPromotable?: string;
  /** 0 … 1000. */
  popularity?: number;
  best?: boolean;
  mode?: (typeof sellingModes)[number];
  /** Grams of one piece (loose) or of one pack (weighed). */
  average?: number;
  step?: number;
  min?: number;
  max?: number;
  box?: number;
  pallet?: number;
  sellByBox?: boolean;
  pack?: string;
  classMax?: { name: string; max: number };
  drained?: number;
  /** Net content when the size text does not say it: [amount, unit]. */
  content?: readonly [number, ContentUnit];
  offer?: Offer;
  /** Always in stock everywhere and never in the offers that change by chance: the products the design shows. */
  steady?: boolean;
  /** Sold out at the default warehouse. */
  out?: boolean;
  /** Only in these warehouses. */
  onlyIn?: readonly string[];
  warehousePrices?: Record<string, number>;
  /** Weeks since it joined the range; it stays "new" for six. */
  newSince?: number;
  gift?: boolean;
  /** Further categories, full paths. */
  also?: readonly string[];
  shape?: PackshotInput['shape'];
  /** Food art, names separated by spaces. */
  art?: string;
  label?: string;
  pic?: Partial<PackshotInput>;
}

/** Price in euro: per piece or pack; per kg for loose and weighed goods. */
export type Line = readonly [name: string, brand: string, size: string, price: number, traits?: Traits];

export interface Leaf {
  name: string;
  traits: Traits;
  lines: readonly Line[];
}

export interface Group {
  name: string;
  traits: Traits;
  leaves: readonly Leaf[];
}

export interface Department {
  name: string;
  tint: Tint;
  description: string;
  traits: Traits;
  groups: readonly Group[];
}

export const department = (
  name: string,
  tint: Tint,
  description: string,
  traits: Traits,
  groups: readonly Group[],
): Department => ({ name, tint, description, traits, groups });

export const group = (name: string, traits: Traits, leaves: readonly Leaf[]): Group => ({ name, traits, leaves });

export const leaf = (name: string, traits: Traits, lines: readonly Line[]): Leaf => ({ name, traits, lines });

type Variety = string | readonly [variety: string, art: string, traits?: Traits];

/** Products that differ by variety only: `{}` in the name and in the ingredients is replaced. */
export function series(
  name: string,
  brand: string,
  size: string,
  price: number,
  varieties: readonly Variety[],
  traits: Traits = {},
): Line[] {
  return varieties.map((entry) => {
    const [variety, art, own] = typeof entry === 'string' ? [entry, undefined, undefined] : entry;
    const merged: Traits = { variety, ...traits, ...(art ? { art } : {}), ...own };
    return [name.replaceAll('{}', variety), brand, size, price, merged];
  });
}

/** What the upper level says, overridden by the lower one; only pictures are merged field by field. */
export function inherit(upper: Traits, lower: Traits = {}): Traits {
  return { ...upper, ...lower, pic: { ...upper.pic, ...lower.pic } };
}
