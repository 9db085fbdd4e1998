import { indexProblem, type RoundsProblem, type TimedRoute, type Travel, timeRoute } from '@sporta/routing';
import type { PlanInHand } from './plan-in-hand.ts';

/** A van leaves at most so long before its slot begins, and is loaded again in so many minutes after an earlier round. */
const MOST_MINUTES_BEFORE = 60;
const LOADING_MINUTES = 10;
/** It should be back so long after its slot ends. */
const BACK_MINUTES_AFTER = 90;

const minutes = (count: number) => count * 60_000;
const seconds = (at: Date | number) => Math.round(Number(at) / 1000);

/** The stops a round is planned with, in order. */
export interface PlannedRoute {
  vanId: number;
  leavesAt: Date;
  orderIds: readonly number[];
}

/** When a van can leave for a slot: not before it is back from the slot before. */
export function earliestLeave({ slot, backAt }: PlanInHand, vanId: number): Date {
  const early = slot.beginAt.getTime() - minutes(MOST_MINUTES_BEFORE);
  const back = backAt.get(vanId);
  return new Date(back ? Math.max(early, back.getTime() + minutes(LOADING_MINUTES)) : early);
}

/** Where a plan drives: the store first, then each order by its id. The order of travel times and of the rows of a problem. */
export function placesOf({ depot, orders }: PlanInHand): { latitude: number; longitude: number }[] {
  return [depot, ...orders.values()].map(({ latitude, longitude }) => ({ latitude, longitude }));
}

/** The question for the planner, and for timing what people move: seconds since the epoch. */
export function problemOf(
  plan: PlanInHand,
  travel: Travel,
  { vans, orderIds }: { vans: readonly { vanId: number; leavesAt: Date }[]; orderIds: readonly number[] },
): RoundsProblem {
  const rows = new Map([...plan.orders.keys()].map((orderId, index) => [orderId, index + 1]));
  const crates = new Map(plan.vans.map((van) => [van.vanId, van.crates]));
  return {
    travel,
    vans: vans.map(({ vanId, leavesAt }) => ({
      id: String(vanId),
      capacity: crates.get(vanId) ?? 0,
      start: 0,
      end: 0,
      leaves: seconds(leavesAt),
      back: seconds(plan.slot.endAt.getTime() + minutes(BACK_MINUTES_AFTER)),
    })),
    stops: orderIds.map((orderId) => {
      const order = plan.orders.get(orderId)!;
      return {
        id: String(orderId),
        place: rows.get(orderId)!,
        window: { from: seconds(order.windowBegin), to: seconds(order.windowEnd) },
        service: order.serviceSeconds,
        crates: order.crates.length,
      };
    }),
  };
}

/** The times of a route as it would be driven. */
export function timesOf(plan: PlanInHand, travel: Travel, { vanId, leavesAt, orderIds }: PlannedRoute): TimedRoute {
  const problem = problemOf(plan, travel, { vans: [{ vanId, leavesAt }], orderIds });
  return timeRoute(indexProblem(problem), { van: String(vanId), stops: orderIds.map(String) });
}
