import type { UnservedReason } from '../plan.ts';
import type { Instance } from './instance.ts';

/** Why no van could serve a stop even if it had nothing else to do; undefined when one could. */
export function whyUnservable(instance: Instance, stop: number): UnservedReason | undefined {
  const { vans, crates, capacity } = instance;
  const large = Array.from({ length: vans }, (_, van) => van).filter((van) => crates[stop]! <= capacity[van]!);
  if (vans > 0 && large.length === 0) return 'too-many-crates';
  return large.some((van) => reaches(instance, van, stop)) ? undefined : 'out-of-reach';
}

/** Whether a van that serves this stop alone is there in time and back in time. */
function reaches(
  { stops, vans, place, places, seconds, from, to, service }: Instance,
  van: number,
  stop: number,
): boolean {
  const start = stops + van;
  const end = stops + vans + van;
  const arrives = from[start]! + seconds[place[start]! * places + place[stop]!]!;
  const leaves = Math.max(arrives, from[stop]!) + service[stop]!;
  return arrives <= to[stop]! && leaves + seconds[place[stop]! * places + place[end]!]! <= to[end]!;
}
