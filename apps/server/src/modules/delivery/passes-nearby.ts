import { metresBetween, type Position } from '@sporta/routing';

/** So close that a van hardly drives further for one more stop (domain rules, "Eco slots"). Metres as the crow flies. */
export const NEARBY_METRES = 500;

/** Whether a van stops close to a place already; nobody knows of a place that is not known. */
export const passesNearby = (stops: readonly Position[], place: Position | undefined): boolean =>
  place !== undefined && stops.some((stop) => metresBetween(stop, place) <= NEARBY_METRES);
