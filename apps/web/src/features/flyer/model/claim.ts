import type { Product } from '@sporta/contract';

/** Promotions whose advantage is not a lower price of one piece: words have to say it. */
const NEEDS_WORDS = new Set(['m-for-n', 'nth-piece', 'bundle-price', 'quantity-price']);
const MOST_PACKS = 3;

/**
 * What an offer of more pieces says, and the packs drawn for it: "Prendi 3, paghi 2" with three. None for other offers.
 * The words of the promotion name its goods after a colon; the tile shows those.
 */
export function claimOf({ warehousePromo }: Product): { text: string; packs: number } | undefined {
  if (!warehousePromo || !NEEDS_WORDS.has(warehousePromo.promoType)) return undefined;
  const text = warehousePromo.view.body.split(':')[0]?.trim();
  if (!text) return undefined;
  const pieces = Number(/\d+/.exec(text)?.[0] ?? 2);
  return { text, packs: Math.min(Math.max(pieces, 2), MOST_PACKS) };
}
