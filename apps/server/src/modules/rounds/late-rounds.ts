import type { Db, Tx } from '../../platform/db/database.ts';
import { minutesLate } from './board.ts';
import { expectedTimes } from './expected-times.ts';
import { type RoundOnTheRoad, roundsOnTheRoad } from './rounds-out.repo.ts';

/** Less is no news to anybody: a light that was red. */
const LEAST_MINUTES = 5;

export interface LateStop {
  orderId: number;
  expectedAt: Date;
  minutes: number;
  toldAt: Date | null;
}

export interface LateRound extends Omit<RoundOnTheRoad, 'stops' | 'startedAt'> {
  /** Of its latest stop. */
  minutes: number;
  /** Still to come, in the order of driving. */
  stops: LateStop[];
}

/**
 * Vans on the road that reach some of the doors still before them at least five minutes after their time, the latest first.
 * @param which rounds of these stores, or one round
 */
export async function lateRounds(
  db: Db | Tx,
  which: 'all' | readonly number[] | { roundId: number },
  now: Date,
): Promise<LateRound[]> {
  const late = (await roundsOnTheRoad(db, which)).flatMap(({ startedAt, stops: all, ...round }) => {
    const stops = lateStopsOf({ startedAt, stops: all }, now);
    return stops.length === 0 ? [] : [{ ...round, stops, minutes: Math.max(...stops.map(({ minutes }) => minutes)) }];
  });
  return late.sort((a, b) => b.minutes - a.minutes || a.roundId - b.roundId);
}

function lateStopsOf({ startedAt, stops }: Pick<RoundOnTheRoad, 'startedAt' | 'stops'>, now: Date): LateStop[] {
  const times = expectedTimes(stops, { startedAt, now });
  return stops
    .filter(({ state }) => state === 'waiting')
    .map(({ orderId, windowEnd, toldLateAt }) => {
      const at = times.get(orderId)!;
      return { orderId, expectedAt: new Date(at), minutes: minutesLate(at, windowEnd), toldAt: toldLateAt };
    })
    .filter(({ minutes }) => minutes >= LEAST_MINUTES)
    .sort((a, b) => a.expectedAt.getTime() - b.expectedAt.getTime());
}
