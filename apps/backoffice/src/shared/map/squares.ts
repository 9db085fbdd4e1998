import type { Frame, Place, Point, Projection } from './projection.ts';

/** A square of a picture map, and where it lies on the drawing. */
export interface Square extends Point {
  key: string;
  href: string;
  width: number;
  height: number;
}

/** Metres a pixel of the whole world is wide at the equator, where the world is one square of 256 pixels. */
const METRES_PER_PIXEL = 156_543.03392;
const LEAST_ZOOM = 3;
const MOST_ZOOM = 19;
/** Squares overlap a little, so that no line shines through between them. */
const OVERLAP = 0.4;

type Seen = Pick<Frame, 'width' | 'height'> & { left: number; top: number };

/**
 * The squares of a picture map (the usual ones: Web Mercator, 256 pixels, counted from the north-west) that cover the seen part of a
 * drawing. The drawing measures degrees alike everywhere, which within a town is Mercator to a thousandth.
 * @param address with `{z}`, `{x}` and `{y}` @param zoom how much closer than whole the drawing is looked at
 */
export function squaresOver(
  address: string,
  { point, place, kilometre }: Projection,
  seen: Seen,
  zoom: number,
): Square[] {
  const northWest = place({ x: seen.left, y: seen.top });
  const southEast = place({ x: seen.left + seen.width, y: seen.top + seen.height });
  const metresPerUnit = 1000 / (kilometre * zoom);
  const wanted = Math.log2((METRES_PER_PIXEL * Math.cos(radians(northWest.latitude))) / metresPerUnit);
  const z = Math.min(MOST_ZOOM, Math.max(LEAST_ZOOM, Math.round(wanted)));
  const [from, to] = [squareOf(northWest, z), squareOf(southEast, z)];
  const squares: Square[] = [];
  for (let y = from.y; y <= to.y; y++) {
    for (let x = from.x; x <= to.x; x++) {
      const [corner, opposite] = [point(cornerOf({ x, y }, z)), point(cornerOf({ x: x + 1, y: y + 1 }, z))];
      squares.push({
        key: `${z}/${x}/${y}`,
        href: address.replace('{z}', String(z)).replace('{x}', String(x)).replace('{y}', String(y)),
        ...corner,
        width: opposite.x - corner.x + OVERLAP,
        height: opposite.y - corner.y + OVERLAP,
      });
    }
  }
  return squares;
}

const radians = (degrees: number) => (degrees * Math.PI) / 180;

function squareOf({ latitude, longitude }: Place, z: number): Point {
  const most = 2 ** z;
  const within = (value: number) => Math.min(most - 1, Math.max(0, Math.floor(value)));
  return {
    x: within(((longitude + 180) / 360) * most),
    y: within(((1 - Math.asinh(Math.tan(radians(latitude))) / Math.PI) / 2) * most),
  };
}

/** The north-western corner of a square. */
const cornerOf = ({ x, y }: Point, z: number): Place => ({
  latitude: (Math.atan(Math.sinh(Math.PI * (1 - (2 * y) / 2 ** z))) * 180) / Math.PI,
  longitude: (x / 2 ** z) * 360 - 180,
});
