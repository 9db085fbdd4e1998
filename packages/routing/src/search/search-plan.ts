import type { Plan, PlanOptions, UnservedReason } from '../plan.ts';
import type { RoundsProblem } from '../problem.ts';
import { indexProblem, timeRoute } from '../time-route.ts';
import { Attempts } from './attempts.ts';
import { useFewerVans } from './fewer-vans.ts';
import { compile, type Instance } from './instance.ts';
import { type Clock, Pace } from './pace.ts';
import { Random } from './random.ts';
import { shortenWays } from './shorter-ways.ts';
import { ABSENT, type Solution } from './solution.ts';
import { whyUnservable } from './unserved.ts';

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
  const reasons = Array.from({ length: instance.stops }, (_, stop) => whyUnservable(instance, stop));
  const excluded = Uint8Array.from(reasons, (reason) => (reason ? 1 : 0));
  const unservable = reasons.filter(Boolean).length;
  if (unservable === instance.stops) return planOf(problem, undefined, reasons, 0);

  const attempts = new Attempts(instance, excluded, new Random(seed), pace);
  const best = useFewerVans(attempts, unservable, fewestVans(instance, excluded), FOR_FEWER_VANS);
  shortenWays(attempts, best);
  return planOf(problem, best, reasons, pace.steps);
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

function planOf(
  problem: RoundsProblem,
  solution: Solution | undefined,
  reasons: readonly (UnservedReason | undefined)[],
  iterations: number,
): Plan {
  const index = indexProblem(problem);
  const routes = problem.vans
    .map((van, at) => ({
      van: van.id,
      stops: solution ? solution.stopsOf(at).map((stop) => problem.stops[stop]!.id) : [],
    }))
    .filter((route) => route.stops.length > 0)
    .map((route) => timeRoute(index, route));
  const unserved = problem.stops.flatMap((stop, at) =>
    solution && solution.van[at] !== ABSENT ? [] : [{ stop: stop.id, reason: reasons[at] ?? 'no-van-left' } as const],
  );
  return { routes, unserved, metres: routes.reduce((sum, route) => sum + route.metres, 0), iterations };
}
