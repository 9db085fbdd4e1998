import type { BagsView } from './order-view.ts';

/** How many bags the customer pays for: as counted at picking, before that as estimated. */
export function bagsCharged({ quantity, deliveredQuantity }: BagsView): number {
  return deliveredQuantity ?? quantity;
}
