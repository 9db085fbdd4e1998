import { indexProblem, type RoundsProblem, type TimedRoute, type Travel, timeRoute } from '@sporta/routing';
import type { PlanInHand, RoundInHand } from './plan-in-hand.ts';
import { type Bundle, servicesOf } from './stops-together.ts';

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

/** When a van can leave for a slot: not before it is back from the slot before, or from its last round in this one. */
export function earliestLeave({ slot, backAt, rounds }: PlanInHand, vanId: number): Date {
  const early = slot.beginAt.getTime() - minutes(MOST_MINUTES_BEFORE);
  const back = [
    backAt.get(vanId),
    ...rounds
      .filter((round) => round.vanId === vanId && hasLeft(round))
      .map((round) => round.finishedAt ?? round.returnsAt),
  ].flatMap((at) => (at ? [at.getTime() + minutes(LOADING_MINUTES)] : []));
  return new Date(Math.max(early, ...back));
}

/** Its stops do not move any more. */
export const hasLeft = ({ state }: Pick<RoundInHand, 'state'>): boolean => state === 'started' || state === 'done';

/** Where a plan drives: the store first, then each order by its id. The order of travel times and of the rows of a problem. */
export function placesOf({ depot, orders }: PlanInHand): { latitude: number; longitude: number }[] {
  return [depot, ...orders.values()].map(({ latitude, longitude }) => ({ latitude, longitude }));
}

/** The question for the planner: seconds since the epoch. Orders of one stop are one stop of it, named as the bundle. */
export function problemOf(
  plan: PlanInHand,
  travel: Travel,
  { vans, bundles }: { vans: readonly { vanId: number; leavesAt: Date }[]; bundles: readonly Bundle[] },
): RoundsProblem {
  return {
    travel,
    vans: vansOfProblem(plan, vans),
    stops: bundles.map(({ id, orderIds, crates }) => ({
      ...stopOfProblem(plan, orderIds[0]!),
      id,
      service: servicesOf(orderIds, plan.orders).reduce((sum, seconds) => sum + seconds, 0),
      crates,
    })),
  };
}

/** The times of a route as it would be driven, order by order; orders of one stop have to follow each other. */
export function timesOf(plan: PlanInHand, travel: Travel, { vanId, leavesAt, orderIds }: PlannedRoute): TimedRoute {
  const services = servicesOf(orderIds, plan.orders);
  const problem: RoundsProblem = {
    travel,
    vans: vansOfProblem(plan, [{ vanId, leavesAt }]),
    stops: orderIds.map((orderId, index) => ({ ...stopOfProblem(plan, orderId), service: services[index]! })),
  };
  return timeRoute(indexProblem(problem), { van: String(vanId), stops: orderIds.map(String) });
}

function vansOfProblem(plan: PlanInHand, vans: readonly { vanId: number; leavesAt: Date }[]): RoundsProblem['vans'] {
  const crates = new Map(plan.vans.map((van) => [van.vanId, van.crates]));
  return vans.map(({ vanId, leavesAt }) => ({
    id: String(vanId),
    capacity: crates.get(vanId) ?? 0,
    start: 0,
    end: 0,
    leaves: seconds(leavesAt),
    back: seconds(plan.slot.endAt.getTime() + minutes(BACK_MINUTES_AFTER)),
  }));
}

function stopOfProblem(plan: PlanInHand, orderId: number): RoundsProblem['stops'][number] {
  const order = plan.orders.get(orderId)!;
  return {
    id: String(orderId),
    place: rowsOf(plan).get(orderId)!,
    window: { from: seconds(order.windowBegin), to: seconds(order.windowEnd) },
    service: order.serviceSeconds,
    crates: order.crates.length,
  };
}

const rowsOfPlans = new WeakMap<object, ReadonlyMap<number, number>>();

/** The row of travel times of each order. */
export function rowsOf({ orders }: Pick<PlanInHand, 'orders'>): ReadonlyMap<number, number> {
  const known = rowsOfPlans.get(orders);
  if (known) return known;
  const rows = new Map([...orders.keys()].map((orderId, index) => [orderId, index + 1]));
  rowsOfPlans.set(orders, rows);
  return rows;
}
