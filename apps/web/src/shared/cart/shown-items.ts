import type { CartItem } from '@sporta/contract';
import { euroToCents, quantityToWire } from '@sporta/domain';
import { useSyncExternalStore } from 'react';
import { sellingTerms } from '../product/index.ts';
import { type Wish, wishes } from './wishes.ts';

const none: ReadonlyMap<number, Wish> = new Map();

/** Lines of the cart, and before them those of products that were added without a network. */
export function useShownItems(items: readonly CartItem[]): readonly CartItem[] {
  const all = useSyncExternalStore(wishes.subscribe, wishes.all, () => none);
  return withAdded(items, all);
}

/** How many products wait for the network with a change. */
export function useKeptCount(): number {
  const all = useSyncExternalStore(wishes.subscribe, wishes.all, () => none);
  return [...all.values()].filter(({ keptFrom }) => keptFrom !== undefined).length;
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
      estimated: mode === 'loose' || mode === 'weighed',
      editable: true,
      cartItemInsertionTypeId: 1,
      cartItemInfo: { size: '', is_package: 'false', accept_alternatives: 'true', user_notes: '' },
    };
    return [line];
  });
  return added.length > 0 ? [...added, ...items] : items;
}
