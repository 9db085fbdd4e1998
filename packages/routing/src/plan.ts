import type { RoundsProblem } from './problem.ts';

/** Which stops a van visits, in order: all that a person decides; the times follow from it (`timeRoute`). */
export interface Route {
  readonly van: string;
  readonly stops: readonly string[];
}

/** A visit with its times, in seconds on the clock of the problem. */
export interface Visit {
  readonly stop: string;
  readonly arrives: number;
  /** The arrival, or the opening of the window when the van has to wait for it. */
  readonly begins: number;
  readonly leaves: number;
  /** Seconds after the end of the window; 0 when in time. */
  readonly late: number;
}

export interface TimedRoute {
  readonly van: string;
  /** As late as the first visit allows: a van waits in the yard, not at a door. */
  readonly departs: number;
  readonly visits: readonly Visit[];
  readonly returns: number;
  /** Seconds the van is back after its hour; 0 when in time. */
  readonly overtime: number;
  /** Sum of the lateness of its visits, in seconds. */
  readonly late: number;
  readonly crates: number;
  /** Crates beyond what the van holds; 0 when all fit. */
  readonly tooMany: number;
  readonly metres: number;
}

/**
 * Why a stop is in no route: more crates than any van holds; no van is there in time even alone; or what is left of the
 * vans, in crates or in time, does not take it.
 */
export type UnservedReason = 'too-many-crates' | 'out-of-reach' | 'no-van-left';

export interface UnservedStop {
  readonly stop: string;
  readonly reason: UnservedReason;
}

export interface Plan {
  /** One for each van that drives: no van late, none too full. */
  readonly routes: readonly TimedRoute[];
  readonly unserved: readonly UnservedStop[];
  readonly metres: number;
  /** Steps of the search; the same problem, seed and steps give the same plan. */
  readonly iterations: number;
}

export interface PlanOptions {
  readonly seed: number;
  /** The search ends by then, in milliseconds. */
  readonly timeLimit: number;
  /** The search ends after so many steps if the time has not ended it before. */
  readonly iterations?: number;
}

/** Whoever can plan: the search of this package in its own thread, or an engine over the network. */
export interface RoundsPlanner {
  /** @throws TypeError when the problem names a place, a van or a stop that is not there, or one twice */
  plan(problem: RoundsProblem, options: PlanOptions): Promise<Plan>;
}
