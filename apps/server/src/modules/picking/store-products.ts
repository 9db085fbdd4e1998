import { divideHalfUp, inStoreItem, normaliseEan, readGs1String, readInStoreCode } from '@sporta/domain';
import type { Deps } from '../../platform/deps.ts';
import { catalogueOf, type ProductRow, type ShopView } from '../catalogue/index.ts';
import { isWeighed } from '../substitutes/index.ts';

/* The products of a store as who prepares orders needs them. Prices are those of households: nobody pays more than was ordered. */

const household = { priceListId: 1, segment: 'household', member: false } as const;

/** What a store sells now, with prices and stock, from memory. */
export function shelvesOf(deps: Deps, warehouseId: number): ShopView {
  return catalogueOf(deps).shop(warehouseId, household).view;
}

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
