import { hasBit } from '../snapshot/bitset.ts';
import { currentOffer } from '../snapshot/current-offer.ts';
import type { ProductRow } from '../snapshot/rows.ts';
import type { ShopIndex } from '../snapshot/shop-index.ts';

/**
 * What to take in place of a product: available products of the same leaf category, the same kind first, then those
 * nearest in price. Filled up from the category above when the leaf has too few. Of two as near the one with the lower slot.
 */
export function similarProducts(shop: ShopIndex, slot: number, limit: number): number[] {
  const { view } = shop;
  const { catalogue } = view;
  const product = catalogue.products[slot];
  if (!product) return [];
  return similarTo(
    shop,
    { product, slot, kind: catalogue.kindNumbers[slot], unitPrice: view.unitPriceNow[slot]! },
    limit,
  );
}

/** The same for a product that is not sold in this shop. */
export function similarToUnsold(shop: ShopIndex, product: ProductRow, now: number, limit: number): number[] {
  const { catalogue, warehouseId, customer } = shop.view;
  const offer = currentOffer(catalogue, product, warehouseId, customer, now);
  const kind = catalogue.kindNumberOf(product.productKind);
  const slot = catalogue.slotOf(product.productId);
  return similarTo(shop, { product, slot, kind, unitPrice: offer?.unitPriceCents ?? offer?.nowCents ?? 0 }, limit);
}

interface Wanted {
  product: ProductRow;
  slot: number | undefined;
  /** Number of its kind; undefined where nothing on sale is of it. */
  kind: number | undefined;
  /** Cents per comparison unit. */
  unitPrice: number;
}

function similarTo(shop: ShopIndex, { product, slot, kind, unitPrice }: Wanted, limit: number): number[] {
  const { view } = shop;
  const { catalogue } = view;
  const { kindNumbers } = catalogue;
  const found: number[] = [];
  for (let node = catalogue.mainCategory(product); node && found.length < limit; node = node.parent) {
    const shelf = shop.shelf(node.categoryId);
    for (const isSameKind of [true, false]) {
      if (found.length === limit) break;
      const accept = (other: number) =>
        (kindNumbers[other] === kind) === isSameKind &&
        hasBit(view.inStock, other) &&
        other !== slot &&
        !found.includes(other);
      found.push(...nearest(shelf, view.unitPriceNow, unitPrice, accept, limit - found.length));
    }
  }
  return found;
}

/**
 * The slots whose price is the smallest multiple of `price` or part of it, walked to both sides from where it would stand.
 * @param shelf slots by price, of one price by slot
 */
function nearest(
  shelf: Int32Array,
  prices: Int32Array,
  price: number,
  accept: (slot: number) => boolean,
  limit: number,
): number[] {
  const priceAt = (place: number) => prices[shelf[place]!]!;
  let right = firstNotCheaper(shelf, prices, price);
  let left = right - 1;
  const found: number[] = [];
  let nearestAt = 0;
  let reached = 0;
  // of the slots of one price the first ones; those as near stand by slot
  const take = (from: number, to: number, ratio: number) => {
    if (ratio > reached) nearestAt = found.length;
    reached = ratio;
    let room = limit;
    for (let place = from; place < to && room > 0; place++) {
      const slot = shelf[place]!;
      if (!accept(slot)) continue;
      insertFrom(found, nearestAt, slot);
      room--;
    }
  };
  while (left >= 0 || right < shelf.length) {
    const dearer = right < shelf.length ? (priceAt(right) + 1) / (price + 1) : Number.POSITIVE_INFINITY;
    const cheaper = left >= 0 ? (price + 1) / (priceAt(left) + 1) : Number.POSITIVE_INFINITY;
    const ratio = Math.min(dearer, cheaper);
    // another as near may have a lower slot
    if (found.length >= limit && ratio > reached) break;
    if (dearer <= cheaper) {
      const from = right;
      const same = priceAt(from);
      while (right < shelf.length && priceAt(right) === same) right++;
      take(from, right, ratio);
    } else {
      const to = left + 1;
      const same = priceAt(left);
      while (left >= 0 && priceAt(left) === same) left--;
      take(left + 1, to, ratio);
    }
  }
  if (found.length > limit) found.length = limit;
  return found;
}

/** Puts a number among those from place `from` on, which are in order. */
function insertFrom(numbers: number[], from: number, number: number): void {
  let place = numbers.push(number) - 1;
  for (; place > from && numbers[place - 1]! > number; place--) numbers[place] = numbers[place - 1]!;
  numbers[place] = number;
}

/** First place of the shelf whose price is not below `price`. */
function firstNotCheaper(shelf: Int32Array, prices: Int32Array, price: number): number {
  let low = 0;
  let high = shelf.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if (prices[shelf[middle]!]! < price) low = middle + 1;
    else high = middle;
  }
  return low;
}
