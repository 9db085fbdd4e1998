import type { Attempts } from './attempts.ts';
import type { Solution } from './solution.ts';
import { cooling } from './temperature.ts';

/**
 * Shortens the ways of a solution by simulated annealing, with no more vans than it has and no stop served less.
 * @param best the solution to begin with; holds the best one found at the end
 */
export function shortenWays(attempts: Attempts, best: Solution): void {
  const { pace } = attempts;
  const begun = pace.progress;
  const temperature = cooling(best);
  attempts.current.copyFrom(best);
  while (pace.progress < 1) {
    const { current } = attempts;
    const trial = attempts.attempt(best.vans);
    const cooled = temperature((pace.progress - begun) / (1 - begun));
    const isKept =
      trial.absent < current.absent ||
      (trial.absent === current.absent && trial.metres < current.metres + attempts.allowance(cooled));
    if (!isKept) continue;
    attempts.keep();
    if (isBetter(trial, best)) best.copyFrom(trial);
  }
}

/** Fewer stops unserved, then fewer vans, then a shorter way. */
function isBetter(one: Solution, other: Solution): boolean {
  if (one.absent !== other.absent) return one.absent < other.absent;
  if (one.vans !== other.vans) return one.vans < other.vans;
  return one.metres < other.metres;
}
