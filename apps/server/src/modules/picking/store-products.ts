import {
  divideHalfUp,
  inStoreItem,
  normaliseEan,
  type ReplaceableProduct,
  readGs1String,
  readInStoreCode,
  showsOnlyUnitPrice,
} from '@sporta/domain';
import type { Deps } from '../../platform/deps.ts';
import { type Catalogue, catalogueOf, type ProductRow, type ShopView } from '../catalogue/index.ts';

/* The products of a store as who prepares orders needs them. Prices are those of households: nobody pays more than was ordered. */

const household = { priceListId: 1, segment: 'household', member: false } as const;

/** What a store sells now, with prices and stock, from memory. */
export function shelvesOf(deps: Deps, warehouseId: number): ShopView {
  return catalogueOf(deps).shop(warehouseId, household).view;
}

/** A product of a store; undefined when it is not sold there. */
export function productThere(view: ShopView, productId: number): ProductRow | undefined {
  const slot = view.catalogue.slotOf(productId);
  return slot === undefined || view.offer(slot) === undefined ? undefined : view.catalogue.products[slot];
}

export const isWeighed = ({ sellingMode }: Pick<ProductRow, 'sellingMode'>) =>
  sellingMode === 'loose' || sellingMode === 'weighed';
export const unitOf = ({ sellingMode }: Pick<ProductRow, 'sellingMode'>): 'pz' | 'kg' =>
  showsOnlyUnitPrice(sellingMode) ? 'kg' : 'pz';

/** What so much of a product costs in the store, by its true weight where it is weighed; cents. */
export function costThere(
  view: ShopView,
  product: ProductRow,
  { quantity, grams }: { quantity: number; grams: number | null },
): number {
  const { nowCents } = view.offer(view.catalogue.slotOf(product.productId)!)!;
  return divideHalfUp(nowCents * (isWeighed(product) ? (grams ?? quantity) : quantity), 1000);
}

/** How bar codes lead to a product. */
export function codesOf(product: ProductRow): { eans: string[]; inStoreCode?: string } {
  const item = isWeighed(product) ? inStoreItem(product.code) : undefined;
  return {
    eans: product.eans.flatMap((ean) => normaliseEan(ean) ?? []),
    ...(item === undefined ? {} : { inStoreCode: item }),
  };
}

/** A product as it may stand in for another one. */
export function replaceable(view: ShopView, product: ProductRow): ReplaceableProduct {
  const slot = view.catalogue.slotOf(product.productId)!;
  const available = view.available[slot]!;
  return {
    ...standingFacts(view.catalogue, product),
    priceCents: view.priceNow[slot]!,
    available: available >= unlimited ? null : available,
  };
}

type StandingFacts = Omit<ReplaceableProduct, 'priceCents' | 'available'>;
const known = new WeakMap<ProductRow, StandingFacts>();

/** What does not change with price and stock: read once for each row, as a line has thousands of neighbours. */
function standingFacts(catalogue: Catalogue, product: ProductRow): StandingFacts {
  const found = known.get(product);
  if (found) return found;
  const { facts } = product;
  const allergens = (presence: string) =>
    new Set((facts.allergens ?? []).filter((each) => each.presence === presence).map(({ code }) => code));
  const made: StandingFacts = {
    productId: product.productId,
    name: product.shortName,
    brand: product.brand,
    kind: product.productKind,
    path: catalogue.mainCategory(product)?.path.split('/') ?? [],
    unit: unitOf(product),
    weighed: isWeighed(product),
    content: contentOf(product),
    popularity: product.popularity,
    ingredients: facts.ingredients,
    contains: allergens('contains'),
    mayContain: allergens('may-contain'),
    labels: new Set(product.classIds.flatMap((id) => catalogue.classById.get(id)?.code ?? [])),
    alcohol: (product.alcoholPercent ?? 0) > 1.2,
  };
  known.set(product, made);
  return made;
}

function contentOf(product: ProductRow): ReplaceableProduct['content'] {
  const { averageGrams, contentAmount: amount, contentUnit: unit } = product;
  if (isWeighed(product) && averageGrams !== null) return { amount: averageGrams, unit: 'g' };
  return amount === null || unit === null ? undefined : { amount, unit };
}

/** What a view says of products without a limit. */
const unlimited = 2_147_483_647;

export interface Scanned {
  product: ProductRow;
  /** What the shop's own code carries. */
  grams?: number;
  cents?: number;
}

/** What a bar code leads to in a store; undefined when it is nothing that is sold there. */
export function readScan(view: ShopView, code: string, layouts: readonly string[]): Scanned | undefined {
  const gs1 = readGs1String(code);
  const digits = gs1?.ean ?? normaliseEan(code);
  if (digits === undefined) return undefined;
  const there = (slot: number | undefined) =>
    slot === undefined || view.offer(slot) === undefined ? undefined : view.catalogue.products[slot];
  const exact = there(view.catalogue.slotOfEan(digits));
  if (exact) return { product: exact, ...(gs1?.grams === undefined ? {} : { grams: gs1.grams }) };
  const own = readInStoreCode(digits, layouts);
  if (!own) return undefined;
  const { item, ...carried } = own;
  for (let length = item.length; length <= 10; length++) {
    const product = there(view.catalogue.slotOfCode(item.padStart(length, '0')));
    if (product && isWeighed(product)) return { product, ...carried };
  }
  return undefined;
}
