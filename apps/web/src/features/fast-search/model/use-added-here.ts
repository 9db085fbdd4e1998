import type { Cart } from '@sporta/contract';
import { useEffect, useRef, useState } from 'react';

/** Key in the storage of the tab: a reload forgets nothing. */
const KEY = 'sporta.fast-search-added';

/** Products that came into the cart while the list was open, by their ids. */
export function useAddedHere(cart: Cart | undefined): ReadonlySet<number> {
  const [added, setAdded] = useState<ReadonlySet<number>>(new Set());
  const before = useRef<ReadonlySet<number>>(undefined);
  useEffect(() => {
    setAdded(remembered());
  }, []);
  useEffect(() => {
    if (!cart) return;
    const now = new Set(cart.cartItems.map(({ product }) => product.productId));
    const news = before.current ? [...now].filter((id) => !before.current?.has(id)) : [];
    before.current = now;
    if (news.length > 0) setAdded((known) => remember(new Set([...known, ...news])));
  }, [cart]);
  return added;
}

function remembered(): ReadonlySet<number> {
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(KEY) ?? '[]');
    return new Set(Array.isArray(stored) ? stored.filter((id) => Number.isInteger(id)) : []);
  } catch {
    // Storage refused by the browser, or not ours.
    return new Set();
  }
}

function remember(added: ReadonlySet<number>): ReadonlySet<number> {
  try {
    sessionStorage.setItem(KEY, JSON.stringify([...added]));
  } catch {
    // Known as long as the page is open.
  }
  return added;
}
