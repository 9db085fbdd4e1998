import { metresBetween } from '@sporta/routing';

/** A house of a street: its place, and its number as people write it ("12", "12/A"). */
export interface House {
  latitude: number;
  longitude: number;
  number: string;
}

/** Latitude and longitude. */
export type Corner = [number, number];

export interface StreetLine {
  name: string;
  /** Kilometres. */
  length: number;
  corners: Corner[];
}

/** Houses that make a street. */
const LEAST_HOUSES = 3;
/** Houses a corner is the middle of: the two sides of a street lie on either hand of it. */
const HOUSES_A_CORNER = 2;
const MOST_CORNERS = 12;
/** Kilometres between two houses that follow each other: beyond it they are of two streets with one name, or one is not where it lies. */
const MOST_APART = 1.6;
/** How many times as long as the way from end to end a street may wind. */
const MOST_WINDING = 1.6;

/**
 * The line of a street through its houses, in the order of their numbers. Houses that lie about without order make no street.
 * @returns undefined where there are too few houses, or no line
 */
export function streetLine(name: string, houses: readonly House[]): StreetLine | undefined {
  const inOrder = [...new Map(houses.map((house) => [`${house.latitude} ${house.longitude}`, house])).values()]
    .map((house) => ({ ...house, at: Number.parseInt(house.number, 10) }))
    .filter(({ at }) => Number.isFinite(at))
    .sort((one, other) => one.at - other.at);
  if (inOrder.length < LEAST_HOUSES) return undefined;
  const corners = cornersOf(inOrder);
  const steps = corners.slice(1).map((corner, index) => apart(corners[index]!, corner));
  const length = steps.reduce((sum, step) => sum + step, 0);
  const direct = apart(corners[0]!, corners.at(-1)!);
  if (direct === 0 || length > direct * MOST_WINDING || steps.some((step) => step > MOST_APART)) return undefined;
  return { name, length, corners };
}

/** First and last house, and between them the middles of some houses at a time. */
function cornersOf(houses: readonly (House & { at: number })[]): Corner[] {
  const between = houses.slice(1, -1);
  const groups = Math.min(MOST_CORNERS, Math.floor(between.length / HOUSES_A_CORNER));
  const middles = Array.from({ length: groups }, (_, group) =>
    middleOf(
      between.slice(Math.round((group * between.length) / groups), Math.round(((group + 1) * between.length) / groups)),
    ),
  );
  return [cornerOf(houses[0]!), ...middles, cornerOf(houses.at(-1)!)];
}

const cornerOf = ({ latitude, longitude }: House): Corner => [latitude, longitude];

function middleOf(houses: readonly House[]): Corner {
  const mean = (side: 'latitude' | 'longitude') => houses.reduce((sum, house) => sum + house[side], 0) / houses.length;
  return [mean('latitude'), mean('longitude')];
}

/** Kilometres. */
const apart = ([latitude, longitude]: Corner, [otherLatitude, otherLongitude]: Corner): number =>
  metresBetween({ latitude, longitude }, { latitude: otherLatitude, longitude: otherLongitude }) / 1000;
