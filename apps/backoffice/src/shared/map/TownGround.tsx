import type { TownMap } from '@sporta/contract';
import type { Point, Projection } from './projection.ts';
import { squaresOver } from './squares.ts';
import { useShownSquares } from './use-shown-squares.ts';

/** As many streets are drawn as main ones: the longest. */
const MAIN = 12;
/** From here on there is room for names. */
const NAMED_FROM = 2;
/** Units a name needs for each of its signs, as large as it is drawn. */
const SIGN = 7;

interface TownGroundProps {
  town: TownMap;
  plan: Projection;
  /** The part of the drawing that is looked at. */
  seen: { left: number; top: number; width: number; height: number };
  zoom: number;
}

/**
 * What the rounds are drawn upon: the streets the addresses of customers make, and over them the picture map that was set. The streets
 * are there until the pictures come, and show through where one is missing.
 */
export function TownGround({ town, ...view }: TownGroundProps) {
  return (
    <>
      <Streets town={town} {...view} />
      {town.pictures ? <Pictures address={town.pictures.address} {...view} /> : null}
    </>
  );
}

/** A few squares between streets that were drawn would be two maps in one: where most are missing, none is shown. */
function Pictures({ address, plan, seen, zoom }: Omit<TownGroundProps, 'town'> & { address: string }) {
  const squares = squaresOver(address, plan, seen, zoom);
  const { end, isShown, mostAreMissing } = useShownSquares(squares.map(({ key }) => key));
  return squares.map(({ key, ...square }) => (
    <image
      key={key}
      {...square}
      preserveAspectRatio="none"
      opacity={isShown(key) && !mostAreMissing ? 1 : 0}
      onLoad={() => end(key, 'shown')}
      onError={() => end(key, 'missing')}
    />
  ));
}

function Streets({ town, plan, zoom }: TownGroundProps) {
  const size = 1 / Math.sqrt(zoom);
  const streets = town.streets
    .map(({ name, corners }, index) => ({
      key: `${index}`,
      name,
      isMain: index < MAIN,
      line: corners.map(([latitude, longitude]) => plan.point({ latitude, longitude })),
    }))
    // side streets first: main ones go over them
    .reverse();
  return (
    <>
      {streets.map(({ key, isMain, line }) => (
        <path
          key={key}
          className={isMain ? 'street main' : 'street'}
          d={smooth(line)}
          strokeWidth={(isMain ? 9 : 5.5) * size}
        />
      ))}
      {zoom < NAMED_FROM
        ? null
        : streets
            .filter(hasRoom(zoom))
            .map(({ key, name, line }) => <StreetName key={key} name={name} line={line} size={1 / zoom} />)}
    </>
  );
}

interface Street {
  name: string;
  line: readonly Point[];
}

const hasRoom =
  (zoom: number) =>
  ({ name, line }: Street) =>
    Math.hypot(line.at(-1)!.x - line[0]!.x, line.at(-1)!.y - line[0]!.y) * zoom > name.length * SIGN;

/** The name along the middle of its street, from the left to the right; as large however close one looks. */
function StreetName({ name, line, size }: Street & { size: number }) {
  const at = Math.max(1, Math.floor(line.length / 2));
  const [from, to] = [line[at - 1]!, line[at]!];
  const turn = (Math.atan2(to.y - from.y, to.x - from.x) * 180) / Math.PI;
  const upright = turn > 90 ? turn - 180 : turn < -90 ? turn + 180 : turn;
  const [x, y] = [(from.x + to.x) / 2, (from.y + to.y) / 2];
  return (
    <text
      className="street-name"
      fontSize={12 * size}
      strokeWidth={2.5 * size}
      transform={`translate(${x.toFixed(1)} ${y.toFixed(1)}) rotate(${upright.toFixed(1)})`}
      dy={4 * size}
    >
      {name}
    </text>
  );
}

/** A line through some points without sharp corners: each corner is cut from the middle of one side to the middle of the next. */
function smooth(points: readonly Point[]): string {
  const [first, ...rest] = points;
  if (!first) return '';
  const text = ({ x, y }: Point) => `${x.toFixed(1)} ${y.toFixed(1)}`;
  const curves = rest
    .slice(0, -1)
    .map((corner, index) => `Q${text(corner)} ${text(middle(corner, rest[index + 1]!))}`)
    .join('');
  return `M${text(first)}${curves}L${text(rest.at(-1) ?? first)}`;
}

const middle = (one: Point, other: Point): Point => ({ x: (one.x + other.x) / 2, y: (one.y + other.y) / 2 });
