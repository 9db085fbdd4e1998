import { estimatedCrates, type GoodsToCarry } from './crates.ts';
import { workUnits } from './slot-status.ts';

/** What an order takes of a slot beside its place. */
export interface PlaceSize {
  /** Work units: see `workUnits`. */
  units: number;
  /** Crates in the vans: see `estimatedCrates`. */
  crates: number;
}

/** What a cart or an order takes of a slot. */
export function placeSize(lines: readonly GoodsToCarry[]): PlaceSize {
  return { units: workUnits(lines), crates: estimatedCrates(lines) };
}

export const sameSize = (a: PlaceSize, b: PlaceSize): boolean => a.units === b.units && a.crates === b.crates;

/** What `wanted` takes more than `taken`; negative where it takes less. */
export const sizeBeyond = (wanted: PlaceSize, taken: PlaceSize): PlaceSize => ({
  units: wanted.units - taken.units,
  crates: wanted.crates - taken.crates,
});

/** Room for both, one at a time. */
export const largerSize = (a: PlaceSize, b: PlaceSize): PlaceSize => ({
  units: Math.max(a.units, b.units),
  crates: Math.max(a.crates, b.crates),
});

export const smallerSize = (a: PlaceSize, b: PlaceSize): PlaceSize => ({
  units: Math.min(a.units, b.units),
  crates: Math.min(a.crates, b.crates),
});
