import { type RoundsPlanner, straightLineSource, type Travel } from '@sporta/routing';
import { osrmSource, planOrElse, travelOrElse, vroomPlanner } from '@sporta/routing/network';
import { threadPlanner } from '@sporta/routing/thread';
import { BrokenCircuitError, ConsecutiveBreaker, circuitBreaker, handleAll } from 'cockatiel';
import type { Deps } from '../../platform/deps.ts';
import { outside } from '../../platform/outside.ts';
import type { PlanInHand } from './plan-in-hand.ts';
import { placesOf } from './route-times.ts';

/** An engine that did not answer is left alone for so many milliseconds: who moves stops by hand waits for it once, not each time. */
const PAUSE_MS = 30_000;

/** Who knows the ways and who plans; asked outside of any transaction. */
export interface Engines {
  /** How long and how far it is between the store and all stops of a plan. */
  travelOf(plan: PlanInHand): Promise<Travel>;
  planner: RoundsPlanner;
}

/** The engines of the settings; while one is away, or when there is none, the straight line and the search of our own. */
export function enginesOf({ config: { rounds }, log }: Pick<Deps, 'config' | 'log'>): Engines {
  const { osrmUrl, vroomUrl, engineMs: timeLimit } = rounds;
  const line = straightLineSource();
  const search = threadPlanner();
  let travel = line;
  let planner = search;
  if (osrmUrl) {
    const ask = watched('OSRM', timeLimit);
    const osrm = osrmSource({ url: osrmUrl, timeLimit });
    travel = travelOrElse({ between: (places) => ask(() => osrm.between(places)) }, line, away('OSRM'));
  }
  if (vroomUrl) {
    const ask = watched('VROOM', timeLimit);
    const vroom = vroomPlanner({ url: vroomUrl, timeLimit });
    planner = planOrElse({ plan: (...asked) => ask(() => vroom.plan(...asked)) }, search, away('VROOM'));
  }
  return { travelOf: (plan) => travel.between(placesOf(plan)), planner };

  /** Says that an engine is away once a pause, without the places it was asked about. */
  function away(engine: string) {
    return (error: unknown) => {
      if (error instanceof BrokenCircuitError) return;
      const reason = error instanceof Error ? `${error.name}: ${error.message}` : 'unknown';
      log.warn({ engine, reason }, 'rounds go on without an engine');
    };
  }
}

/** One call to an engine: within its time limit, and not at all for a while after it failed. */
function watched(engine: string, limitMs: number) {
  const breaker = circuitBreaker(handleAll, { halfOpenAfter: PAUSE_MS, breaker: new ConsecutiveBreaker(1) });
  return <T>(call: () => Promise<T>): Promise<T> => breaker.execute(() => outside(engine, limitMs, call));
}
