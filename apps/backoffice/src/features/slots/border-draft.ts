import { type Corner, roundedCorner } from '@sporta/domain';
import { around, type Place, type Point, project } from '../../shared/map/index.ts';

export type Corners = readonly Corner[];

/** As far as a map of zones looks around the store, in kilometres. */
export const REACHES = [1, 2, 4, 8, 16, 32, 64] as const;
const FIRST_REACH = 4;
/** Beyond the outermost corner: one on the edge of the map is hard to grasp. */
const ROOM = 1.1;

export type Reach = (typeof REACHES)[number];

/** The closest look that shows the whole border. */
export function reachOf(depot: Place, corners: Corners): Reach {
  const { point } = project(around(depot, 1), { width: 2, height: 2, margin: 0 });
  const furthest = Math.max(0, ...corners.map(point).map(({ x, y }) => Math.max(Math.abs(x - 1), Math.abs(y - 1))));
  if (corners.length === 0) return FIRST_REACH;
  return REACHES.find((reach) => reach >= furthest * ROOM) ?? REACHES.at(-1)!;
}

/** A square around the store: where most people begin. */
export function firstBorder(depot: Place): Corners {
  const [southWest, northEast] = around(depot, FIRST_REACH / 2);
  return [
    { latitude: northEast.latitude, longitude: southWest.longitude },
    northEast,
    { latitude: southWest.latitude, longitude: northEast.longitude },
    southWest,
  ].map(roundedCorner);
}

export const moved = (corners: Corners, index: number, to: Place): Corners => corners.with(index, roundedCorner(to));

export const withoutCorner = (corners: Corners, index: number): Corners => corners.toSpliced(index, 1);

/** A new corner in the middle of the side after this one. */
export function halved(corners: Corners, index: number): Corners {
  const from = corners[index]!;
  const to = corners[(index + 1) % corners.length]!;
  const middle = {
    latitude: (from.latitude + to.latitude) / 2,
    longitude: (from.longitude + to.longitude) / 2,
  };
  return corners.toSpliced(index + 1, 0, roundedCorner(middle));
}

/** The side that passes nearest to a point of the drawing, named by the corner before it. */
export function nearestSide(points: readonly Point[], point: Point): number {
  const distances = points.map((from, index) => distanceTo(from, points[(index + 1) % points.length]!, point));
  return distances.indexOf(Math.min(...distances));
}

function distanceTo(from: Point, to: Point, { x, y }: Point): number {
  const along = { x: to.x - from.x, y: to.y - from.y };
  const length = along.x ** 2 + along.y ** 2;
  const share = length === 0 ? 0 : ((x - from.x) * along.x + (y - from.y) * along.y) / length;
  const within = Math.min(1, Math.max(0, share));
  return Math.hypot(x - from.x - within * along.x, y - from.y - within * along.y);
}

/** Degrees as people type them, with comma or point; undefined where it is none. */
export function readDegrees(text: string, most: number): number | undefined {
  const value = /^\s*-?\d{1,3}([.,]\d{1,9})?\s*$/.test(text) ? Number(text.replace(',', '.')) : Number.NaN;
  return Math.abs(value) <= most ? value : undefined;
}

export const writeDegrees = (value: number): string => String(value).replace('.', ',');
