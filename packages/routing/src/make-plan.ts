import type { Plan, Route, UnservedReason } from './plan.ts';
import type { RoundsProblem, Stop } from './problem.ts';
import { indexProblem, type ProblemIndex, timeRoute } from './time-route.ts';

/** The plan of these routes: their times, and why the stops on none of them are not served. */
export function makePlan(problem: RoundsProblem, routes: readonly Route[], iterations: number): Plan {
  const index = indexProblem(problem);
  const timed = routes.filter((route) => route.stops.length > 0).map((route) => timeRoute(index, route));
  const served = new Set(routes.flatMap((route) => route.stops));
  return {
    routes: timed,
    unserved: problem.stops
      .filter((stop) => !served.has(stop.id))
      .map((stop) => ({ stop: stop.id, reason: whyUnservable(index, stop) ?? 'no-van-left' })),
    metres: timed.reduce((sum, route) => sum + route.metres, 0),
    iterations,
  };
}

/** Why no van could serve a stop even if it had nothing else to do; undefined when one could. */
export function whyUnservable(index: ProblemIndex, stop: Stop): UnservedReason | undefined {
  const { vans } = index.problem;
  const large = vans.filter((van) => stop.crates <= van.capacity);
  if (vans.length > 0 && large.length === 0) return 'too-many-crates';
  const alone = large.map((van) => timeRoute(index, { van: van.id, stops: [stop.id] }));
  return alone.some((route) => route.late === 0 && route.overtime === 0) ? undefined : 'out-of-reach';
}
