import type { Instance } from './instance.ts';
import type { Pace } from './pace.ts';
import type { Random } from './random.ts';
import { Recreation } from './recreate.ts';
import { ruin } from './ruin.ts';
import { Solution } from './solution.ts';

/** Tries changes of one solution: some stops taken out and put back elsewhere; what is tried is kept or forgotten. */
export class Attempts {
  readonly random: Random;
  readonly pace: Pace;
  readonly #recreation: Recreation;
  #current: Solution;
  #trial: Solution;

  /** @param excluded by stop, 1 for what is never served */
  constructor(instance: Instance, excluded: Uint8Array, random: Random, pace: Pace) {
    this.random = random;
    this.pace = pace;
    this.#recreation = new Recreation(instance, excluded, random);
    this.#current = new Solution(instance);
    this.#trial = new Solution(instance);
    this.#recreation.recreate(this.#current, instance.vans);
  }

  get current(): Solution {
    return this.#current;
  }

  /** Changes a copy of the current solution, or leaves it as it is when that broke it. @param mayDrive vans that may drive at most */
  attempt(mayDrive: number): Solution {
    this.#trial.copyFrom(this.#current);
    ruin(this.#trial, this.random);
    if (this.#trial.isBroken) this.#trial.copyFrom(this.#current);
    else this.#recreation.recreate(this.#trial, mayDrive);
    this.pace.step();
    return this.#trial;
  }

  /** Makes the trial the current solution. */
  keep(): void {
    const kept = this.#trial;
    this.#trial = this.#current;
    this.#current = kept;
  }

  /** What may be lost at this temperature (metres): now and then a longer way leads to a shorter one. */
  allowance(temperature: number): number {
    return -temperature * Math.log(1 - this.random.unit());
  }
}
