import type { StopState } from '@sporta/contract';
import { metresBetween, townTraffic } from '@sporta/routing';

/** A stop as far as it decides when the next ones come. */
export interface TimedStop {
  orderId: number;
  state: StopState;
  position: number;
  latitude: number;
  longitude: number;
  serviceSeconds: number;
  /** From the stop that was before it when the round was planned. */
  driveSeconds: number;
  /** As planned. */
  arrivesAt: Date;
  arrivedAt: Date | null;
  doneAt: Date | null;
  windowBegin: Date;
}

/** Order of driving: what is done by its time, then who waits, then who is tried again. */
export const drivingOrder = <S extends Pick<TimedStop, 'state' | 'position' | 'doneAt'>>(stops: readonly S[]): S[] =>
  [...stops].sort(
    (a, b) => rank(a) - rank(b) || (a.doneAt?.getTime() ?? 0) - (b.doneAt?.getTime() ?? 0) || a.position - b.position,
  );

const ranks: Record<StopState, number> = { delivered: 0, back: 0, arrived: 1, waiting: 2, again: 3 };
const rank = ({ state }: Pick<TimedStop, 'state'>) => ranks[state];

/**
 * When a van that is on the road is expected at each of its stops: from what happened last, with the driving times of the plan;
 * nothing is expected in the past. Stops behind it have the time it was there.
 * @returns epoch milliseconds by order
 */
export function expectedTimes(stops: readonly TimedStop[], road: Road): Map<number, number> {
  return drive(stops, road).expected;
}

/** When that van is expected back, along the straight line from its last stop. @returns epoch milliseconds */
export function expectedReturn(stops: readonly TimedStop[], road: Road, depot: Place): number {
  const { freeAt, last } = drive(stops, road);
  return freeAt + (last ? straightSeconds(last, depot) * 1000 : 0);
}

interface Road {
  startedAt: Date;
  now: Date;
}

type Place = Pick<TimedStop, 'latitude' | 'longitude'>;

interface Drive {
  expected: Map<number, number>;
  /** When the last stop lets the van go. */
  freeAt: number;
  last: TimedStop | undefined;
}

function drive(stops: readonly TimedStop[], { startedAt, now }: Road): Drive {
  const expected = new Map<number, number>();
  let clock = startedAt.getTime();
  let before: TimedStop | undefined;
  for (const stop of drivingOrder(stops)) {
    const isDone = stop.state === 'delivered' || stop.state === 'back';
    if (isDone) {
      expected.set(stop.orderId, (stop.arrivedAt ?? stop.doneAt ?? stop.arrivesAt).getTime());
      clock = Math.max(clock, stop.doneAt?.getTime() ?? 0);
    } else if (stop.state === 'arrived') {
      const arrived = stop.arrivedAt?.getTime() ?? now.getTime();
      expected.set(stop.orderId, arrived);
      clock = Math.max(now.getTime(), arrived + stop.serviceSeconds * 1000);
    } else {
      const arrives = Math.max(clock + driveSeconds(before, stop) * 1000, now.getTime());
      expected.set(stop.orderId, arrives);
      clock = Math.max(arrives, stop.windowBegin.getTime()) + stop.serviceSeconds * 1000;
    }
    before = stop;
  }
  return { expected, freeAt: clock, last: before };
}

/** As planned between neighbours of the plan, else by the straight line. */
function driveSeconds(from: TimedStop | undefined, to: TimedStop): number {
  if (!from || from.position === to.position - 1) return to.driveSeconds;
  return straightSeconds(from, to);
}

const straightSeconds = (from: Place, to: Place): number =>
  Math.round((metresBetween(from, to) * townTraffic.detour) / (townTraffic.kilometresPerHour / 3.6));
