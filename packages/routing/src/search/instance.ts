import type { RoundsProblem, Stop, Van } from '../problem.ts';

/**
 * A problem as the search reads it: numbers in typed arrays. Nodes are the stops (0 … stops − 1), then where each van starts,
 * then where each ends.
 */
export interface Instance {
  readonly stops: number;
  readonly vans: number;
  readonly places: number;
  /** Row-major by place. */
  readonly seconds: Float64Array;
  readonly metres: Float64Array;
  /** By node. */
  readonly place: Int32Array;
  readonly from: Float64Array;
  readonly to: Float64Array;
  readonly service: Float64Array;
  /** By stop. */
  readonly crates: Float64Array;
  /** By van. */
  readonly capacity: Float64Array;
  /** The first van that is like it in all but its name. */
  readonly like: Int32Array;
  /** For each stop all stops, the nearest first, itself at the head; row-major. */
  readonly near: Int32Array;
}

/** @throws TypeError when a name is there twice, a place is missing or a number is none */
export function compile({ stops, vans, travel }: RoundsProblem): Instance {
  refuseTwins(stops, 'stop');
  refuseTwins(vans, 'van');
  const places = travel.seconds.length;
  const seconds = flat(travel.seconds, places);
  const metres = flat(travel.metres, places);
  const place = Int32Array.from([
    ...stops.map((stop) => stop.place),
    ...vans.map((van) => van.start),
    ...vans.map((van) => van.end),
  ]);
  if (place.some((each) => each < 0 || each >= places))
    throw new TypeError('a stop or van is at a place without travel');
  return {
    stops: stops.length,
    vans: vans.length,
    places,
    seconds,
    metres,
    place,
    from: numbers([...stops.map((stop) => stop.window.from), ...vans.map((van) => van.leaves), ...vans.map(() => 0)]),
    to: numbers([
      ...stops.map((stop) => stop.window.to),
      ...vans.map((van) => van.leaves),
      ...vans.map((van) => van.back),
    ]),
    service: numbers([...stops.map((stop) => stop.service), ...vans.flatMap(() => [0, 0])]),
    crates: numbers(stops.map((stop) => stop.crates)),
    capacity: numbers(vans.map((van) => van.capacity)),
    like: Int32Array.from(vans, (van) => vans.findIndex((other) => isLike(van, other))),
    near: nearest(stops, metres, places),
  };
}

function refuseTwins(list: readonly { readonly id: string }[], kind: string): void {
  const seen = new Set<string>();
  for (const { id } of list) {
    if (seen.has(id)) throw new TypeError(`${kind} ${id} is in the problem twice`);
    seen.add(id);
  }
}

function flat(matrix: readonly (readonly number[])[], places: number): Float64Array {
  if (matrix.length !== places || matrix.some((row) => row.length !== places))
    throw new TypeError('travel is not square');
  return numbers(matrix.flat());
}

function numbers(values: readonly number[]): Float64Array {
  if (!values.every(Number.isFinite)) throw new TypeError('a number of the problem is none');
  return Float64Array.from(values);
}

function isLike(van: Van, other: Van): boolean {
  return (['capacity', 'start', 'end', 'leaves', 'back'] as const).every((each) => van[each] === other[each]);
}

function nearest(stops: readonly Stop[], metres: Float64Array, places: number): Int32Array {
  const all = stops.map((_, index) => index);
  return Int32Array.from(
    stops.flatMap(({ place }, own) => {
      const away = (other: number) => (other === own ? -1 : metres[place * places + stops[other]!.place]!);
      return all.toSorted((one, other) => away(one) - away(other) || one - other);
    }),
  );
}
