import type { Travel } from '../problem.ts';

/** Degrees, as on a map. */
export interface Position {
  readonly latitude: number;
  readonly longitude: number;
}

/** Who knows how long the way takes and how far it is: the straight line by default, a road engine when one is configured. */
export interface TravelSource {
  /** The travel between all of the places, in their order. */
  between(places: readonly Position[]): Promise<Travel>;
}
