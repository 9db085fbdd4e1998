/** Milliseconds that only go forward. */
export type Clock = () => number;

/** How many steps are made between two looks at the clock. */
const STEPS_PER_LOOK = 64;

/**
 * How far the search has come, from 0 to 1: by its steps when their number is given, and by the clock otherwise. A search with a
 * number of steps goes by the clock too once half its time is over, so that a slow machine ends it well instead of cutting it.
 */
export class Pace {
  readonly #clock: Clock;
  readonly #started: number;
  readonly #timeLimit: number;
  readonly #most: number | undefined;
  #steps = 0;
  #progress = 0;

  constructor(timeLimit: number, steps: number | undefined, clock: Clock) {
    this.#clock = clock;
    this.#started = clock();
    this.#timeLimit = timeLimit;
    this.#most = steps;
  }

  get steps(): number {
    return this.#steps;
  }

  get progress(): number {
    return this.#progress;
  }

  /** Counts a step. */
  step(): void {
    if (++this.#steps % STEPS_PER_LOOK === 0) this.look();
    if (this.#most !== undefined) this.#progress = Math.max(this.#progress, this.#steps / this.#most);
  }

  look(): void {
    const share = (this.#clock() - this.#started) / this.#timeLimit;
    this.#progress = Math.max(this.#progress, this.#most === undefined ? share : 2 * share - 1);
  }
}
