/** A place by its coordinates. */
export interface Place {
  latitude: number;
  longitude: number;
}

/** A point of the drawing; the home is in its middle. */
export interface Spot {
  x: number;
  y: number;
}

export interface VanDrawing {
  van: Spot;
  /** The shop, where it is not too far to be drawn. */
  shop: Spot | undefined;
  /** Circles around the home, the smallest first. */
  /** `label`: absent where it would stand at the edge, or under the words. */
  rings: { radius: number; label?: string }[];
}

/** Half of what of the drawing is always seen, in its own units: a wide place shows more of the circles. */
export const HALF = { width: 200, height: 150 } as const;
/** So far circles are drawn. */
const EDGE = 430;
/** From the middle to the van at the most: it stays clear of the edge. */
const REACH = 110;
/** Circles beyond say nothing: their figures would lie under the words below. */
const LABELLED = HALF.height - 40;
/** A van before the house is not drawn upon it. Metres. */
const CLOSEST = 250;
/** Metres of a degree of latitude. */
const DEGREE = 111_195;
const STEPS = [100, 200, 500, 1000, 2000, 5000, 10_000, 20_000];

/**
 * What is known of a van on its way, to scale and north up, with nothing made up between: the home in the middle, circles so many
 * metres around it, the van and the shop where they are.
 */
export function drawVan(home: Place, van: Place, shop?: Place): VanDrawing {
  const metres = (place: Place): Spot => ({
    x: (place.longitude - home.longitude) * DEGREE * Math.cos((home.latitude * Math.PI) / 180),
    y: (home.latitude - place.latitude) * DEGREE,
  });
  const away = metres(van);
  const far = Math.max(CLOSEST, Math.hypot(away.x, away.y));
  const scale = REACH / far;
  const spot = ({ x, y }: Spot): Spot => ({ x: Math.round(x * scale), y: Math.round(y * scale) });
  const step = STEPS.find((each) => far / each <= 2) ?? far;
  const count = Math.floor(EDGE / (step * scale));
  const depot = shop && spot(metres(shop));
  const margin = 24;
  const isSeen =
    depot !== undefined && Math.abs(depot.x) <= HALF.width - margin && Math.abs(depot.y) <= HALF.height - margin;
  return {
    van: spot(away),
    shop: isSeen ? depot : undefined,
    rings: Array.from({ length: count }, (_, index) => ringOf(step * (index + 1), scale)),
  };
}

function ringOf(metres: number, scale: number): VanDrawing['rings'][number] {
  const radius = Math.round(metres * scale);
  return { radius, ...(radius <= LABELLED ? { label: lengthText(metres) } : {}) };
}

/** "500 m", "1 km", "2,5 km". */
function lengthText(metres: number): string {
  return metres < 1000 ? `${metres} m` : `${String(metres / 1000).replace('.', ',')} km`;
}
