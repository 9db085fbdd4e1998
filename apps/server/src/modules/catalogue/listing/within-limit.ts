import { isWithin, type PriceLimit } from '@sporta/search';
import { type Bitset, createBitset, eachSlot, setBit } from '../snapshot/bitset.ts';
import type { ShopView } from '../snapshot/shop-view.ts';

/**
 * The slots of `scope` whose price now, as this customer sees it in this store, lies within the limit. Weighed goods are compared by
 * the price on their card; with `perUnit` the price of a kilo or a litre counts, and what has none is left out.
 */
export function withinLimit({ priceNow, unitPriceNow }: ShopView, scope: Bitset, limit: PriceLimit): Bitset {
  const prices = limit.perUnit ? unitPriceNow : priceNow;
  const bits = createBitset(scope.length * 32);
  eachSlot(scope, (slot) => {
    const cents = prices[slot]!;
    if (cents >= 0 && cents !== noUnitPrice && isWithin(limit, cents)) setBit(bits, slot);
  });
  return bits;
}

/** What stands in `unitPriceNow` for no price of a unit. */
const noUnitPrice = 2_147_483_647;
