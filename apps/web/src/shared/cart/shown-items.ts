import type { CartItem } from '@sporta/contract';
import { insertionTypeIds } from '@sporta/contract/constants.ts';
import { euroToCents, isByWeight, quantityToWire } from '@sporta/domain';
import { useSyncExternalStore } from 'react';
import { sellingTerms } from '../product/index.ts';
import { type Wish, wishes } from './wishes.ts';

const none: ReadonlyMap<number, Wish> = new Map();

/** Lines of the cart with the amounts of what waits, and before them those of products that were added without a network. */
export function useShownItems(items: readonly CartItem[]): readonly CartItem[] {
  const all = useSyncExternalStore(wishes.subscribe, wishes.all, () => none);
  return withAdded(items, all);
}

/** How many products wait for the network with a change. */
export function useKeptCount(): number {
  return useSyncExternalStore(wishes.subscribe, keptCount, () => 0);
}

function keptCount(): number {
  return [...wishes.all().values()].filter(({ keptFrom }) => keptFrom !== undefined).length;
}

/** Pure: the lines that `useShownItems` shows. */
export function withAdded(items: readonly CartItem[], all: ReadonlyMap<number, Wish>): readonly CartItem[] {
  const added = [...all].flatMap(([productId, { product, quantity, keptFrom }]) => {
    const isThere = items.some((item) => item.product.productId === productId);
    if (isThere || !product || keptFrom === undefined || quantity === 0) return [];
    const pieces = quantityToWire(quantity);
    const { mode } = sellingTerms(product);
    const line: CartItem = {
      // no line has it: the server numbers them from 1
      cartItemId: -productId,
      product,
      quantity: pieces,
      weightUnitSelling: mode === 'loose' ? 'kg' : 'pz',
      price: product.priceDisplay,
      grossTotal: Math.round(euroToCents(product.priceDisplay) * pieces) / 100,
      estimated: isByWeight(mode),
      editable: true,
      cartItemInsertionTypeId: 1,
      cartItemInfo: { size: '', is_package: 'false', accept_alternatives: 'true', user_notes: '' },
    };
    return [line];
  });
  const changed = items.map((item) => withKept(item, all.get(item.product.productId)));
  return added.length > 0 || changed.some((item, index) => item !== items[index]) ? [...added, ...changed] : items;
}

/** A line whose quantity waits for the network costs about as much more or less; to the cent only the shop knows. */
function withKept(item: CartItem, wish: Wish | undefined): CartItem {
  const isOwn = item.cartItemInsertionTypeId === insertionTypeIds.ordered;
  if (!isOwn || !wish?.quantity || wish.keptFrom === undefined || item.quantity === 0) return item;
  const cents = (euroToCents(item.grossTotal) * quantityToWire(wish.quantity)) / item.quantity;
  return { ...item, grossTotal: Math.round(cents) / 100 };
}
