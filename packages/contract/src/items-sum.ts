/** What a line of the cart brings to its sum. */
export interface SummedItem {
  cartItemId: number;
  /** Thousandths of the selling unit. */
  quantity: number;
  /** What the line costs, cents. */
  totalCents: number;
  /** How many things speak against buying it. */
  errors: number;
  /** Pieces that its hint proposes; 0 without one. */
  hintPieces: number;
}

/**
 * One number for all lines of a cart, whatever their order: shop and page compare it, because a price or the stock may change
 * without the cart being changed. 32 bits, FNV-1a of each line, added up.
 */
export function itemsSum(items: Iterable<SummedItem>): number {
  let sum = 0;
  for (const { cartItemId, quantity, totalCents, errors, hintPieces } of items) {
    let mixed = 0x811c9dc5;
    mixed = Math.imul(mixed ^ cartItemId, 0x01000193);
    mixed = Math.imul(mixed ^ quantity, 0x01000193);
    mixed = Math.imul(mixed ^ totalCents, 0x01000193);
    mixed = Math.imul(mixed ^ errors, 0x01000193);
    mixed = Math.imul(mixed ^ hintPieces, 0x01000193);
    sum = (sum + mixed) | 0;
  }
  return sum >>> 0;
}
