import { makePlan, whyUnservable } from '../make-plan.ts';
import type { Plan, PlanOptions, Route } from '../plan.ts';
import type { RoundsProblem } from '../problem.ts';
import { indexProblem } from '../time-route.ts';
import { Attempts } from './attempts.ts';
import { useFewerVans } from './fewer-vans.ts';
import { compile, type Instance } from './instance.ts';
import { type Clock, Pace } from './pace.ts';
import { Random } from './random.ts';
import { Recreation } from './recreate.ts';
import { shortenWays } from './shorter-ways.ts';
import type { Solution } from './solution.ts';

/** The share of the search that may go into saving vans before ways are shortened. */
const FOR_FEWER_VANS = 0.35;

/**
 * Plans rounds on the thread that calls it: first as many stops served as possible, then as few vans, then as few metres. Vans
 * are never late nor too full; what does not fit is unserved, with a reason.
 * @param clock milliseconds
 * @throws TypeError when the problem names a place, a van or a stop that is not there, or one twice
 */
export function searchPlan(
  problem: RoundsProblem,
  { seed, timeLimit, iterations }: PlanOptions,
  clock: Clock = () => performance.now(),
): Plan {
  const pace = new Pace(timeLimit, iterations, clock);
  const instance = compile(problem);
  const index = indexProblem(problem);
  const excluded = Uint8Array.from(problem.stops, (stop) => (whyUnservable(index, stop) ? 1 : 0));
  const unservable = excluded.reduce((sum, each) => sum + each, 0);
  if (unservable === instance.stops) return makePlan(problem, [], 0);

  const attempts = new Attempts(instance, excluded, new Random(seed), pace);
  const best = useFewerVans(attempts, unservable, fewestVans(instance, excluded), FOR_FEWER_VANS);
  shortenWays(attempts, best);
  serveWhatFits(best, new Recreation(instance, new Uint8Array(instance.stops), attempts.random, 0));
  return makePlan(problem, routesOf(problem, best), pace.steps);
}

/**
 * Puts the stops that the search left over wherever one still fits: a search overlooks places on purpose, and where straight
 * ways take longer than ways round, a stop may be reached by way of another only.
 */
function serveWhatFits(solution: Solution, recreation: Recreation): void {
  let before = solution.absent + 1;
  while (solution.absent > 0 && solution.absent < before) {
    before = solution.absent;
    recreation.recreate(solution, solution.instance.vans);
  }
}

/** How many vans the crates need at least, the largest vans first. */
function fewestVans({ crates, capacity }: Instance, excluded: Uint8Array): number {
  let left = crates.reduce((sum, each, stop) => (excluded[stop] ? sum : sum + each), 0);
  const vans = capacity.toSorted((one, other) => other - one);
  const count = vans.findIndex((holds) => {
    left -= holds;
    return left <= 0;
  });
  return count === -1 ? vans.length : count + 1;
}

function routesOf(problem: RoundsProblem, solution: Solution): Route[] {
  return problem.vans.map((van, at) => ({
    van: van.id,
    stops: solution.stopsOf(at).map((stop) => problem.stops[stop]!.id),
  }));
}
