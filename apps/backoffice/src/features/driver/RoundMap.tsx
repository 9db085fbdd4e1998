import type { DriverRound, DriverStop } from '@sporta/contract';
import { type Point, project, spread } from '../../shared/map/index.ts';
import { isClosed } from './model/replay.ts';
import { orderToOpen, stopsTogether } from './model/stations.ts';

const FRAME = { width: 390, height: 148, margin: 24 };
/** Under the drawing: the card of the next stop lies over it. */
const COVERED = 28;

/** The round from above, drawn from the places alone; the list under it says the same in words. */
export function RoundMap({ round, next }: { round: DriverRound; next: DriverStop | undefined }) {
  const { depot } = round;
  const stops = stopsTogether(round.stops).map(orderToOpen);
  const { point } = project([depot, ...stops], FRAME);
  const [store, ...doors] = spread([point(depot), ...stops.map(point)]) as [Point, ...Point[]];
  const ahead = stops.findIndex((stop) => !isClosed(stop));
  const behind = ahead < 0 ? doors : doors.slice(0, ahead);
  const here = behind.at(-1) ?? store;
  return (
    <div className="dv-map">
      <svg
        viewBox={`0 0 ${FRAME.width} ${FRAME.height + COVERED}`}
        preserveAspectRatio="xMidYMid slice"
        aria-hidden="true"
      >
        <Line points={[store, ...behind]} className="behind" />
        <Line points={ahead < 0 ? [here, store] : [here, ...doors.slice(ahead)]} className="ahead" />
        <rect x={store.x - 11} y={store.y - 11} width="22" height="22" rx="7" className="store" />
        <text x={store.x} y={store.y + 4.5} fontSize="12" className="in-store">
          S
        </text>
        {stops.map((stop, index) => {
          const { x, y } = doors[index] ?? store;
          const isNext = stop.orderId === next?.orderId;
          return (
            <g key={stop.orderId} className={isNext ? 'next' : isClosed(stop) ? 'done' : undefined}>
              <circle cx={x} cy={y} r={isNext ? 15 : 11.5} />
              <text x={x} y={y + (isNext ? 6 : 4.5)} fontSize={isNext ? 17 : 13}>
                {stop.position}
              </text>
            </g>
          );
        })}
      </svg>
    </div>
  );
}

function Line({ points, className }: { points: readonly Point[]; className: string }) {
  const line = points.map(({ x, y }) => `${x.toFixed(1)},${y.toFixed(1)}`).join(' ');
  return (
    <>
      <polyline points={line} className="casing" />
      <polyline points={line} className={className} />
    </>
  );
}
