import type { PricedLine, Promotion } from '@sporta/domain';

/** A price a company has accepted, and how much of it is left. */
export interface QuotedPrice {
  quoteLineId: number;
  quoteId: number;
  productId: number;
  /** Of one unit, VAT included. */
  priceCents: number;
  /** Thousandths that no order has taken yet. */
  left: number;
  /** Instants, in milliseconds; the end is excluded. */
  startsAt: number;
  endsAt: number;
}

/** Ids below those of the shop's promotions (positive) and of personal offers (small negative ones). */
const idsBelow = -1_000_000_000;

/**
 * A quoted price as the engine knows it: a special price for so many units at most. It is exclusive, so no other promotion on
 * lines lowers it further, and it never makes anything dearer: where the usual price is better, that one counts and nothing
 * of the quote is taken.
 */
export function quotedPromotions(quoted: readonly QuotedPrice[]): Promotion[] {
  return quoted.map((price) => ({
    kind: 'fixed-price',
    promotionId: idsBelow - price.quoteLineId,
    name: `Preventivo ${price.quoteId}`,
    priceName: `Prezzo da preventivo ${price.quoteId}:`,
    startsAt: price.startsAt,
    endsAt: price.endsAt,
    segment: 'everyone',
    productIds: [price.productId],
    maxPerOrder: price.left,
    stackable: false,
    amountCents: price.priceCents,
  }));
}

/** Thousandths that lines buy at the price of each line of a quote, by its id. */
export function quotedUse(lines: readonly PricedLine[]): Map<number, number> {
  const taken = new Map<number, number>();
  for (const { promotionId, quantity } of lines.flatMap(({ applied }) => applied)) {
    if (promotionId >= idsBelow) continue;
    const quoteLineId = idsBelow - promotionId;
    taken.set(quoteLineId, (taken.get(quoteLineId) ?? 0) + quantity);
  }
  return taken;
}
