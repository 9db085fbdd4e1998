import type { SellingMode, Thousandths } from './quantity.ts';
import { type StorageZone, storageZone } from './storage-zone.ts';

/** Pieces a crate holds on average. */
export const PIECES_PER_CRATE = 14;
/** Grams a crate holds at most: somebody carries it up the stairs. */
export const GRAMS_PER_CRATE = 15_000;

/** What of a line decides how many crates it takes. */
export interface GoodsToCarry {
  mode: SellingMode;
  /** Pieces, or kilograms of loose goods. */
  quantity: Thousandths;
  /** Of one selling unit as it is carried; null where the catalogue does not say. Loose goods weigh what is asked. */
  grossGrams: number | null;
  perishable: boolean;
  sectorTint: string | null;
}

/** Crates of each zone: they travel apart. */
export type CratesByZone = Record<StorageZone, number>;

/**
 * Crates lines will fill in each zone, before anybody has packed them: a crate is full by its pieces or by its weight. A piece too heavy
 * for one crate counts as the crates of its weight.
 */
export function cratesByZone(lines: Iterable<GoodsToCarry>): CratesByZone {
  const zones = new Map<StorageZone, { pieces: number; grams: number }>();
  for (const line of lines) {
    const zone = storageZone(line);
    const { pieces, grams } = zones.get(zone) ?? { pieces: 0, grams: 0 };
    const own = Math.ceil(line.quantity / 1000);
    const weight = line.mode === 'loose' ? line.quantity : own * (line.grossGrams ?? 0);
    zones.set(zone, { pieces: pieces + own, grams: grams + weight });
  }
  const crates: CratesByZone = { dry: 0, chilled: 0, frozen: 0 };
  for (const [zone, { pieces, grams }] of zones) {
    crates[zone] = Math.max(Math.ceil(pieces / PIECES_PER_CRATE), Math.ceil(grams / GRAMS_PER_CRATE));
  }
  return crates;
}

/** Crates an order will fill: see `cratesByZone`. @returns 1 at least */
export function estimatedCrates(lines: Iterable<GoodsToCarry>): number {
  const { dry, chilled, frozen } = cratesByZone(lines);
  return Math.max(1, dry + chilled + frozen);
}
