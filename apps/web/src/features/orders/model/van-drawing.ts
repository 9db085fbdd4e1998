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

/** A street as the shop knows it; corners are latitude and longitude. */
export interface Street {
  name: string;
  corners: readonly (readonly [number, number])[];
}

export interface DrawnStreet {
  name: string;
  /** One of the longest. */
  main: boolean;
  /** `d` of a path, its corners rounded. */
  path: string;
  /** Of a main one where its name stands, upright enough to be read; absent where it has no room. */
  label?: { at: Spot; degrees: number };
}

export interface VanDrawing {
  van: Spot;
  /** The shop, where it is not too far to be drawn. */
  shop: Spot | undefined;
  /** Circles around the home, the smallest first, where no streets say how far it is; `label`: absent where it would stand at the edge, or under the words. */
  rings: { radius: number; label?: string }[];
  /** Side streets first: main ones go over them. */
  streets: DrawnStreet[];
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
/** As many streets are drawn as main ones: the longest that are seen. */
const MAIN = 6;
const STEPS = [100, 200, 500, 1000, 2000, 5000, 10_000, 20_000];

/**
 * What is known of a van on its way, to scale and north up, with nothing made up between: the home in the middle, circles so many
 * metres around it, the van and the shop where they are.
 */
export function drawVan(home: Place, van: Place, shop?: Place, streets: readonly Street[] = []): VanDrawing {
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
  const marks = [spot(away), { x: 0, y: 0 }, ...(isSeen ? [depot] : [])];
  const drawn = drawStreets(
    streets.map(({ name, corners }) => ({
      name,
      line: corners.map(([latitude, longitude]) => spot(metres({ latitude, longitude }))),
    })),
    marks,
  );
  return {
    van: spot(away),
    shop: isSeen ? depot : undefined,
    streets: drawn,
    rings: drawn.length > 0 ? [] : Array.from({ length: count }, (_, index) => ringOf(step * (index + 1), scale)),
  };
}

interface Line {
  name: string;
  line: readonly Spot[];
}

/** What of the town is inside of the drawing. @param lines the longest first @param marks names keep clear of them */
function drawStreets(lines: readonly Line[], marks: readonly Spot[]): DrawnStreet[] {
  const isSeen = ({ x, y }: Spot) => Math.abs(x) < EDGE && Math.abs(y) < EDGE;
  return lines
    .filter(({ line }) => line.some(isSeen))
    .map(({ name, line }, index) => ({
      name,
      main: index < MAIN,
      path: rounded(line),
      ...(index < MAIN ? labelOf(name, line, marks) : {}),
    }))
    .reverse();
}

/** Units of a sign of a name. */
const SIGN = 6;
/** Units from the middle of a mark to that of a name. */
const CLEAR = 40;

/** In the middle of the longest straight part that has room for the name, clear of the marks and of the words below. */
function labelOf(name: string, line: readonly Spot[], marks: readonly Spot[]): Pick<DrawnStreet, 'label'> {
  const parts = line.slice(1).map((to, index) => ({ from: line[index]!, to, at: middle(line[index]!, to) }));
  const fits = parts
    .map((part) => ({ ...part, length: Math.hypot(part.to.x - part.from.x, part.to.y - part.from.y) }))
    .filter(({ length, at }) => length > name.length * SIGN && isFree(at, marks))
    .sort((one, other) => other.length - one.length)[0];
  if (!fits) return {};
  const degrees = Math.round((Math.atan2(fits.to.y - fits.from.y, fits.to.x - fits.from.x) * 180) / Math.PI);
  // read from the left to the right
  const upright = degrees > 90 ? degrees - 180 : degrees < -90 ? degrees + 180 : degrees;
  return { label: { at: fits.at, degrees: upright } };
}

const isFree = ({ x, y }: Spot, marks: readonly Spot[]) =>
  Math.abs(x) < HALF.width &&
  y > -HALF.height &&
  y < LABELLED &&
  marks.every((mark) => Math.hypot(x - mark.x, y - mark.y) > CLEAR);

/** A line whose corners are bends. */
function rounded([first, ...rest]: readonly Spot[]): string {
  if (!first) return '';
  const text = ({ x, y }: Spot) => `${x} ${y}`;
  const bends = rest.slice(0, -1).map((corner, index) => `Q${text(corner)} ${text(middle(corner, rest[index + 1]!))}`);
  return `M${text(first)}${bends.join('')}L${text(rest.at(-1) ?? first)}`;
}

const middle = (one: Spot, other: Spot): Spot => ({ x: (one.x + other.x) / 2, y: (one.y + other.y) / 2 });

function ringOf(metres: number, scale: number): VanDrawing['rings'][number] {
  const radius = Math.round(metres * scale);
  return { radius, ...(radius <= LABELLED ? { label: lengthText(metres) } : {}) };
}

/** "500 m", "1 km", "2,5 km". */
function lengthText(metres: number): string {
  return metres < 1000 ? `${metres} m` : `${String(metres / 1000).replace('.', ',')} km`;
}
