export interface Corner {
  latitude: number;
  longitude: number;
}

export const LEAST_CORNERS = 3;
export const MOST_CORNERS = 200;

/** Nobody draws finer than a tenth of a metre; whole numbers make the geometry exact. */
const PER_DEGREE = 1_000_000;

const exact = (degrees: number): number => Math.round(degrees * PER_DEGREE);

/** The corner as it is kept, in millionths of a degree. */
export const roundedCorner = ({ latitude, longitude }: Corner): Corner => ({
  latitude: exact(latitude) / PER_DEGREE,
  longitude: exact(longitude) / PER_DEGREE,
});

/**
 * What makes a closed line no border of a zone: too few or too many corners, one corner twice, or sides that touch.
 * @returns words for people, with the numbers of the corners from 1; undefined when it is a border
 */
export function borderProblem(corners: readonly Corner[]): string | undefined {
  if (corners.length < LEAST_CORNERS) return `Il confine: servono almeno ${LEAST_CORNERS} angoli`;
  if (corners.length > MOST_CORNERS) return `Il confine: al massimo ${MOST_CORNERS} angoli`;
  const points = corners.map(({ latitude, longitude }) => ({ x: exact(longitude), y: exact(latitude) }));
  const at = (index: number): Point => points[index % points.length]!;
  for (let first = 0; first < points.length; first++) {
    const twin = points.findIndex(({ x, y }, index) => index > first && x === at(first).x && y === at(first).y);
    if (twin > 0) return `Il confine: gli angoli ${first + 1} e ${twin + 1} sono lo stesso punto`;
    if (turnsBack(at(first), at(first + 1), at(first + 2))) {
      return `Il confine: all’angolo ${((first + 1) % points.length) + 1} la linea torna su se stessa`;
    }
    // The side before and the one after share a corner with this one.
    const last = first === 0 ? points.length - 1 : points.length;
    for (let second = first + 2; second < last; second++) {
      if (meet(at(first), at(first + 1), at(second), at(second + 1))) {
        return `Il confine si incrocia: il lato dopo l’angolo ${first + 1} e quello dopo l’angolo ${second + 1}`;
      }
    }
  }
  return undefined;
}

interface Point {
  x: number;
  y: number;
}

/** Positive to the left of the line from `a` to `b`, negative to the right, 0 on it. */
const side = (a: Point, b: Point, c: Point): number => Math.sign((b.x - a.x) * (c.y - a.y) - (b.y - a.y) * (c.x - a.x));

const isBetween = (a: Point, b: Point, c: Point): boolean =>
  Math.min(a.x, b.x) <= c.x && c.x <= Math.max(a.x, b.x) && Math.min(a.y, b.y) <= c.y && c.y <= Math.max(a.y, b.y);

const isOn = (a: Point, b: Point, c: Point): boolean => side(a, b, c) === 0 && isBetween(a, b, c);

/** Whether two sides cross or touch. */
const meet = (a: Point, b: Point, c: Point, d: Point): boolean =>
  (side(a, b, c) * side(a, b, d) < 0 && side(c, d, a) * side(c, d, b) < 0) ||
  isOn(a, b, c) ||
  isOn(a, b, d) ||
  isOn(c, d, a) ||
  isOn(c, d, b);

/** Whether the line goes back at `b` over where it came from. */
const turnsBack = (a: Point, b: Point, c: Point): boolean =>
  side(a, b, c) === 0 && (a.x - b.x) * (c.x - b.x) + (a.y - b.y) * (c.y - b.y) > 0;
