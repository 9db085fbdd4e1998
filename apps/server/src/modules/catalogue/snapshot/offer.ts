import type { FixedPricePromotion, PercentagePromotion } from '@sporta/domain';
import type { ProductRow, PromotionRow } from './rows.ts';

/** What one selling unit of a product costs in one shop now. Cents; per kg for loose and weighed goods. */
export interface Offer {
  /** List price. */
  listCents: number;
  /** What is paid now. */
  nowCents: number;
  /** Price per comparison unit (kg, litre, piece…) now. */
  unitPriceCents?: number;
  /** The struck-through price, only in a reduction. */
  standardCents?: number;
  /** Lowest price of the 30 days before the reduction (Cod. consumo art. 17-bis), where the law makes show it. */
  lowest30Cents?: number;
  /** Percentage shown on the flag, rounded down (on the lowest price: EU Court of Justice C-330/23). */
  percentOff?: number;
  /** The promotion shown on the card. */
  promotion?: { row: PromotionRow; label: string; explanation: string };
}

/** The price in force for a price list in a warehouse: its own, else the one for every warehouse. */
export function listPrice(product: ProductRow, priceListId: number, warehouseId: number): number | undefined {
  let everywhere: number | undefined;
  for (const price of product.prices) {
    if (price.to !== undefined || price.priceListId !== priceListId) continue;
    if (price.warehouseId === warehouseId) return price.cents;
    if (price.warehouseId === 0) everywhere = price.cents;
  }
  return everywhere;
}

/** A unit price under a price promotion, in cents; never above the price itself. */
export function reducedPrice(promotion: PercentagePromotion | FixedPricePromotion, cents: number): number {
  if (promotion.kind === 'fixed-price') return Math.min(cents, promotion.amountCents);
  // rounded down, as the pricing rules do: an announced −25 % is never less
  return Math.floor((cents * (10_000 - Math.round(promotion.percent * 100))) / 10_000);
}
