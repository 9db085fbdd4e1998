/** The longest a transaction that changes the catalogue may take; a version missing for longer was undone. */
const patienceMs = 10 * 60_000;

/**
 * Versions of changes that were given out and not seen yet. A transaction takes its version when it writes and shows it when
 * it commits, so that a later version may come first; whoever asked only for what lies after it would never see the other.
 */
export class MissingVersions {
  readonly #since = new Map<number, number>();

  /** Counts from `now` (milliseconds of a steady clock). */
  add(versions: Iterable<number>, now: number): void {
    for (const version of versions) this.#since.set(version, now);
  }

  /** Notes the versions that came (ascending), after `last`: what lies between them is missing. @returns the new last one. */
  saw(versions: readonly number[], last: number, now: number): number {
    let highest = last;
    for (const version of versions) {
      this.#since.delete(version);
      for (let between = highest + 1; between < version; between++) this.#since.set(between, now);
      highest = Math.max(highest, version);
    }
    return highest;
  }

  /** Those still worth asking for. */
  at(now: number): number[] {
    for (const [version, since] of this.#since) if (now - since > patienceMs) this.#since.delete(version);
    return [...this.#since.keys()];
  }
}
