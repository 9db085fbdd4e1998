import type { Route, TimedRoute, Visit } from './plan.ts';
import type { RoundsProblem, Stop, Van } from './problem.ts';

/** The vans and stops of a problem by their names. */
export interface ProblemIndex {
  readonly problem: RoundsProblem;
  van(id: string): Van;
  stop(id: string): Stop;
}

/** Finds vans and stops by name. @throws TypeError when asked for one that is not in the problem */
export function indexProblem(problem: RoundsProblem): ProblemIndex {
  const vans = new Map(problem.vans.map((van) => [van.id, van]));
  const stops = new Map(problem.stops.map((stop) => [stop.id, stop]));
  const named = <T>(found: T | undefined, id: string): T => {
    if (found === undefined) throw new TypeError(`${id} is not in the problem`);
    return found;
  };
  return { problem, van: (id) => named(vans.get(id), id), stop: (id) => named(stops.get(id), id) };
}

/**
 * The times of a route as it would be driven: what the planner answers, what the server keeps, and what the screen shows
 * while a person moves stops. Lateness and too many crates are said, not refused.
 */
export function timeRoute({ problem, van, stop }: ProblemIndex, route: Route): TimedRoute {
  const { seconds, metres } = problem.travel;
  const vehicle = van(route.van);
  const stops = route.stops.map(stop);
  const first = stops[0];
  const departs = first
    ? Math.max(vehicle.leaves, first.window.from - between(seconds, vehicle.start, first.place))
    : vehicle.leaves;

  let place = vehicle.start;
  let clock = departs;
  let driven = 0;
  const visits: Visit[] = stops.map((each) => {
    const arrives = clock + between(seconds, place, each.place);
    const begins = Math.max(arrives, each.window.from);
    driven += between(metres, place, each.place);
    place = each.place;
    clock = begins + each.service;
    return { stop: each.id, arrives, begins, leaves: clock, late: Math.max(0, arrives - each.window.to) };
  });
  if (stops.length > 0) {
    clock += between(seconds, place, vehicle.end);
    driven += between(metres, place, vehicle.end);
  }

  const crates = stops.reduce((sum, each) => sum + each.crates, 0);
  return {
    van: route.van,
    departs,
    visits,
    returns: clock,
    overtime: Math.max(0, clock - vehicle.back),
    late: visits.reduce((sum, visit) => sum + visit.late, 0),
    crates,
    tooMany: Math.max(0, crates - vehicle.capacity),
    metres: driven,
  };
}

function between(matrix: readonly (readonly number[])[], from: number, to: number): number {
  const value = matrix[from]?.[to];
  if (value === undefined) throw new TypeError(`no travel from place ${from} to ${to}`);
  return value;
}
