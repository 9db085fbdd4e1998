/** What the address says: whose rules are shown. */
export interface StoreSearch {
  store?: number | undefined;
}

export function readStoreSearch(search: Record<string, unknown>): StoreSearch {
  const store = Number(search.store);
  return { store: Number.isInteger(store) && store > 0 ? store : undefined };
}
