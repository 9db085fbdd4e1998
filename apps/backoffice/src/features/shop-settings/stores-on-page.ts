import type { ClosedStore, ShopStore } from '@sporta/contract';

export const storesKey = ['stores'] as const;

/** The stores as the page lists them. */
export interface StoresOnPage {
  stores: ShopStore[];
  closed: ClosedStore[];
}
