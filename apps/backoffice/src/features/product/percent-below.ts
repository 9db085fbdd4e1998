const cents = (euro: number) => Math.round(euro * 100);

/**
 * How far a price lies under another, in whole per cent, rounded down as on the flag of the shop.
 * @param price euro
 * @param other euro, more than 0
 */
export function percentBelow(price: number, other: number): number {
  return Math.floor(((cents(other) - cents(price)) * 100) / cents(other));
}
