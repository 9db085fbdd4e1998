import type { Travel } from '../problem.ts';
import type { Position, TravelSource } from './travel-source.ts';

/** Mean radius of the earth in metres. */
const EARTH = 6_371_008.8;

/** How long a degree of latitude is; one of longitude is as much shorter as the cosine of its latitude. */
export const KILOMETRES_PER_DEGREE = 111.195;

export interface StraightLine {
  /** Metres on the road for a metre as the crow flies. */
  readonly detour: number;
  readonly kilometresPerHour: number;
}

/** What a van does in an Italian town (`back-office.md`, section 5). */
export const townTraffic: StraightLine = { detour: 1.4, kilometresPerHour: 22 };

/** Metres as the crow flies (haversine). */
export function metresBetween(from: Position, to: Position): number {
  const radians = Math.PI / 180;
  const halfHeight = Math.sin(((to.latitude - from.latitude) * radians) / 2);
  const halfWidth = Math.sin(((to.longitude - from.longitude) * radians) / 2);
  const chord = halfHeight ** 2 + Math.cos(from.latitude * radians) * Math.cos(to.latitude * radians) * halfWidth ** 2;
  return 2 * EARTH * Math.asin(Math.min(1, Math.sqrt(chord)));
}

/** The travel between all places by the straight line, in whole metres and seconds. */
export function straightLineTravel(places: readonly Position[], traffic: StraightLine = townTraffic): Travel {
  const metresPerSecond = traffic.kilometresPerHour / 3.6;
  const metres = places.map((from) => places.map((to) => Math.round(metresBetween(from, to) * traffic.detour)));
  return { metres, seconds: metres.map((row) => row.map((each) => Math.round(each / metresPerSecond))) };
}

export function straightLineSource(traffic: StraightLine = townTraffic): TravelSource {
  return { between: async (places) => straightLineTravel(places, traffic) };
}
