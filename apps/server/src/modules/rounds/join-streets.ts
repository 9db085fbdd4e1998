import { KILOMETRES_PER_DEGREE } from '@sporta/routing';
import type { Corner, StreetLine } from './street-lines.ts';

/** Kilometres a street is thought to go on behind its last known house, until it meets another. */
const MOST_FURTHER = 0.45;
/** Kilometres within which a street that ends beside another is thought to end in it. */
const NEAR = 0.16;

interface Point {
  east: number;
  north: number;
}
type Side = readonly [Point, Point];

/**
 * Lets streets end in the one they end beside, and else go on straight behind their first and last known house to the street they would
 * meet there: few streets end between houses, and where nobody is a customer yet there are houses too. One that meets none ends where
 * it is known.
 */
export function joinStreets(streets: readonly StreetLine[]): StreetLine[] {
  const [latitude = 0, longitude = 0] = streets[0]?.corners[0] ?? [];
  const perDegreeEast = KILOMETRES_PER_DEGREE * Math.cos((latitude * Math.PI) / 180);
  const flat = ([north, east]: Corner): Point => ({
    east: (east - longitude) * perDegreeEast,
    north: (north - latitude) * KILOMETRES_PER_DEGREE,
  });
  const round = ({ east, north }: Point): Corner => [
    latitude + north / KILOMETRES_PER_DEGREE,
    longitude + east / perDegreeEast,
  ];
  const lines = streets.map(({ corners }) => corners.map(flat));
  const sides = lines.map((line) => line.slice(1).map((point, index): Side => [line[index]!, point]));
  return streets.map((street, index) => {
    const line = lines[index]!;
    const others = sides.filter((_, other) => other !== index).flat();
    const before = nearTo(line[1]!, line[0]!, others) ?? furtherTo(line[1]!, line[0]!, others);
    const after = nearTo(line.at(-2)!, line.at(-1)!, others) ?? furtherTo(line.at(-2)!, line.at(-1)!, others);
    return {
      ...street,
      corners: [...(before ? [round(before)] : []), ...street.corners, ...(after ? [round(after)] : [])],
    };
  });
}

/** The nearest point of another street, where one is near and not behind who comes from `from`. */
function nearTo(from: Point, end: Point, others: readonly Side[]): Point | undefined {
  let nearest = NEAR;
  let found: Point | undefined;
  for (const [one, other] of others) {
    const side: Point = { east: other.east - one.east, north: other.north - one.north };
    const squared = side.east ** 2 + side.north ** 2;
    if (squared === 0) continue;
    const along = ((end.east - one.east) * side.east + (end.north - one.north) * side.north) / squared;
    const share = Math.min(1, Math.max(0, along));
    const point: Point = { east: one.east + share * side.east, north: one.north + share * side.north };
    const away = Math.hypot(point.east - end.east, point.north - end.north);
    const isBehind =
      (point.east - end.east) * (end.east - from.east) + (point.north - end.north) * (end.north - from.north) < 0;
    if (away >= nearest || isBehind) continue;
    nearest = away;
    found = point;
  }
  return found;
}

/** The first point behind `end`, seen from `from`, at which another street lies. */
function furtherTo(from: Point, end: Point, others: readonly Side[]): Point | undefined {
  const length = Math.hypot(end.east - from.east, end.north - from.north);
  if (length === 0) return undefined;
  const way: Point = { east: (end.east - from.east) / length, north: (end.north - from.north) / length };
  let nearest = MOST_FURTHER;
  let found: Point | undefined;
  for (const [one, other] of others) {
    const side: Point = { east: other.east - one.east, north: other.north - one.north };
    const turn = way.east * side.north - way.north * side.east;
    if (Math.abs(turn) < 1e-9) continue;
    const [east, north] = [one.east - end.east, one.north - end.north];
    const along = (east * side.north - north * side.east) / turn;
    const share = (east * way.north - north * way.east) / turn;
    if (along <= 0 || along >= nearest || share < 0 || share > 1) continue;
    nearest = along;
    found = { east: end.east + along * way.east, north: end.north + along * way.north };
  }
  return found;
}
