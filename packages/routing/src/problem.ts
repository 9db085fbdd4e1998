/**
 * What a planner of rounds is asked. Times are seconds from one zero that the caller chooses (the epoch, or midnight),
 * distances metres, loads crates. Everything is plain data, so that it crosses threads and the network as it is.
 */
export interface RoundsProblem {
  readonly stops: readonly Stop[];
  readonly vans: readonly Van[];
  readonly travel: Travel;
}

/** When a visit may begin. */
export interface TimeWindow {
  readonly from: number;
  /** Arriving later than this is late; the visit itself may end afterwards. */
  readonly to: number;
}

export interface Stop {
  /** The caller's name for it, once per problem (the order's id). */
  readonly id: string;
  /** Its row and column in {@link Travel}. */
  readonly place: number;
  readonly window: TimeWindow;
  /** Seconds from the beginning of the visit to driving on. */
  readonly service: number;
  readonly crates: number;
}

export interface Van {
  /** The caller's name for it, once per problem. */
  readonly id: string;
  /** Crates it holds. */
  readonly capacity: number;
  /** Where it begins and ends, as rows of {@link Travel}. */
  readonly start: number;
  readonly end: number;
  /** It cannot leave earlier. */
  readonly leaves: number;
  /** It should be back by then. */
  readonly back: number;
}

/** From row to column: square, as many rows as there are places. */
export interface Travel {
  readonly seconds: readonly (readonly number[])[];
  readonly metres: readonly (readonly number[])[];
}
