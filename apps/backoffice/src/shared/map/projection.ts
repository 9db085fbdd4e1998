import { KILOMETRES_PER_DEGREE } from '@sporta/routing/travel/straight-line.ts';

export interface Place {
  latitude: number;
  longitude: number;
}

export interface Point {
  x: number;
  y: number;
}

export interface Frame {
  width: number;
  height: number;
  /** Room around the outermost places. */
  margin?: number;
  /** What a legend takes at the bottom. */
  legend?: number;
}

/** A flat map of a town: where places are drawn, and how long a kilometre is. */
export interface Projection {
  point: (place: Place) => Point;
  /** The place drawn at a point: the way back. */
  place: (point: Point) => Place;
  /** Units of the drawing for a kilometre. */
  kilometre: number;
}

/** The least a map shows across, in kilometres. */
const LEAST = 1;

/** Places `reach` kilometres to the south-west and north-east: a map of them shows all that lies so far around. */
export function around({ latitude, longitude }: Place, reach: number): [Place, Place] {
  const north = reach / KILOMETRES_PER_DEGREE;
  const east = north / Math.cos((latitude * Math.PI) / 180);
  return [
    { latitude: latitude - north, longitude: longitude - east },
    { latitude: latitude + north, longitude: longitude + east },
  ];
}

/**
 * Draws all places into a frame, north up, as large as they fit. Within a town a degree is as long everywhere: no map projection
 * is needed.
 */
export function project(places: readonly Place[], frame: Frame): Projection {
  const { width, margin = 44, legend = 0 } = frame;
  const height = frame.height - legend;
  const latitudes = places.map((place) => place.latitude);
  const longitudes = places.map((place) => place.longitude);
  const middle = { latitude: middleOf(latitudes), longitude: middleOf(longitudes) };
  const perDegreeEast = KILOMETRES_PER_DEGREE * Math.cos((middle.latitude * Math.PI) / 180);
  const across = Math.max(LEAST, spanOf(longitudes) * perDegreeEast);
  const up = Math.max(LEAST, spanOf(latitudes) * KILOMETRES_PER_DEGREE);
  const kilometre = Math.min((width - 2 * margin) / across, (height - 2 * margin) / up);
  return {
    kilometre,
    point: ({ latitude, longitude }) => ({
      x: width / 2 + (longitude - middle.longitude) * perDegreeEast * kilometre,
      y: height / 2 - (latitude - middle.latitude) * KILOMETRES_PER_DEGREE * kilometre,
    }),
    place: ({ x, y }) => ({
      latitude: middle.latitude + (height / 2 - y) / (KILOMETRES_PER_DEGREE * kilometre),
      longitude: middle.longitude + (x - width / 2) / (perDegreeEast * kilometre),
    }),
  };
}

const middleOf = (values: readonly number[]): number =>
  values.length === 0 ? 0 : (Math.min(...values) + Math.max(...values)) / 2;
const spanOf = (values: readonly number[]): number =>
  values.length === 0 ? 0 : Math.max(...values) - Math.min(...values);

/** The angle by which each thing that shares a place is turned from the one before: no two lie over each other. */
const TURN = 2.4;
/** Units between things that share a place. */
const APART = 24;

/**
 * Moves apart what would be drawn on one spot: neighbours of one house, and doors known by their postal code alone. The first one
 * stays.
 */
export function spread(points: readonly Point[]): Point[] {
  const there = new Map<string, number>();
  return points.map(({ x, y }) => {
    const spot = `${Math.round(x / 4)} ${Math.round(y / 4)}`;
    const before = there.get(spot) ?? 0;
    there.set(spot, before + 1);
    const away = APART * Math.sqrt(before);
    return { x: x + away * Math.cos(before * TURN), y: y + away * Math.sin(before * TURN) };
  });
}
