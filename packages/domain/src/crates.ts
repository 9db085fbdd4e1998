/** Pieces a crate holds on average. */
export const PIECES_PER_CRATE = 14;

/**
 * Crates an order will fill, before anybody has packed it: zones travel apart.
 * @param piecesByZone pieces (kilograms of loose goods) of each storage zone
 */
export function estimatedCrates(piecesByZone: Iterable<number>): number {
  let crates = 0;
  for (const pieces of piecesByZone) crates += Math.ceil(pieces / PIECES_PER_CRATE);
  return Math.max(1, crates);
}
