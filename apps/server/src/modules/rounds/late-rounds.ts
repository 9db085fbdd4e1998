import type { Db } from '../../platform/db/database.ts';
import { minutesLate, timedStops } from './board.ts';
import { expectedTimes } from './expected-times.ts';
import { type PlanInHand, planOf, type RoundInHand } from './plan-in-hand.ts';
import { slotsOnTheRoad } from './slot-orders.repo.ts';

/** Less is no news to anybody: a light that was red. */
const LEAST_MINUTES = 5;

export interface LateStop {
  orderId: number;
  expectedAt: Date;
  minutes: number;
  toldAt: Date | null;
}

export interface LateRound {
  roundId: number;
  number: number;
  vanName: string;
  timeslotId: number;
  /** `HH:MM` of its slot. */
  beginTime: string;
  endTime: string;
  /** Of its latest stop. */
  minutes: number;
  /** Still to come, in the order of driving. */
  stops: LateStop[];
}

/** Vans on the road that will not keep the slot at some of the doors still before them, the latest first. */
export async function lateRounds(db: Db, stores: 'all' | readonly number[], now: Date): Promise<LateRound[]> {
  const found: LateRound[] = [];
  for (const slot of await slotsOnTheRoad(db, stores)) {
    const plan = await planOf(db, slot);
    for (const round of plan.rounds) {
      const stops = lateStopsOf(plan, round, now);
      if (stops.length === 0) continue;
      const { roundId, number, vanName, timeslotId } = round;
      const { beginTime, endTime } = slot;
      const minutes = Math.max(...stops.map((stop) => stop.minutes));
      found.push({ roundId, number, vanName, timeslotId, beginTime, endTime, minutes, stops });
    }
  }
  return found.sort((a, b) => b.minutes - a.minutes || a.roundId - b.roundId);
}

/** Doors a van has still before it and reaches at least five minutes after their time. */
export function lateStopsOf(plan: PlanInHand, round: RoundInHand, now: Date): LateStop[] {
  if (round.state !== 'started' || !round.startedAt) return [];
  const times = expectedTimes(timedStops(plan, round), { startedAt: round.startedAt, now });
  return round.stops
    .filter(({ state }) => state === 'waiting')
    .map(({ orderId, toldLateAt }) => {
      const at = times.get(orderId)!;
      const minutes = minutesLate(at, plan.orders.get(orderId)!.windowEnd);
      return { orderId, expectedAt: new Date(at), minutes, toldAt: toldLateAt };
    })
    .filter(({ minutes }) => minutes >= LEAST_MINUTES)
    .sort((a, b) => a.expectedAt.getTime() - b.expectedAt.getTime());
}
