import type { Attempts } from './attempts.ts';
import { ABSENT, Solution } from './solution.ts';
import { cooling } from './temperature.ts';

/**
 * Serves as many stops as it can, with as few vans as it can: each time all are served, a route is dissolved and its stops are
 * tried in the others. Stops that were often left over count more, so that the search learns which are hard to place.
 * @param unservable stops that no van could serve
 * @param fewest vans that the crates need at least
 * @param until progress at which it ends
 */
export function useFewerVans(attempts: Attempts, unservable: number, fewest: number, until: number): Solution {
  const { instance } = attempts.current;
  const leftOver = new Float64Array(instance.stops);
  const best = new Solution(instance);
  best.copyFrom(attempts.current);
  const temperature = cooling(best);
  let mayDrive = instance.vans;

  while (attempts.pace.progress < until) {
    const { current } = attempts;
    if (current.absent < best.absent || (current.absent === best.absent && current.vans < best.vans)) {
      best.copyFrom(current);
    }
    if (current.absent === unservable) {
      if (current.vans <= fewest) break;
      mayDrive = current.vans - 1;
      dissolve(current, easiest(current, leftOver));
    }
    const trial = attempts.attempt(mayDrive);
    const isEasier = burden(trial, leftOver) < burden(current, leftOver);
    const allowed = current.metres + attempts.allowance(temperature(attempts.pace.progress / until));
    if (trial.absent > 0) countLeftOver(trial, leftOver);
    if (isEasier || (trial.absent <= current.absent && trial.metres < allowed)) attempts.keep();
  }
  return best;
}

/** How hard to place the absent stops of a solution are. */
function burden(solution: Solution, leftOver: Float64Array): number {
  let sum = 0;
  if (solution.absent === 0) return sum;
  for (let stop = 0; stop < leftOver.length; stop++) {
    if (solution.van[stop] === ABSENT) sum += leftOver[stop]!;
  }
  return sum;
}

function countLeftOver(solution: Solution, leftOver: Float64Array): void {
  for (let stop = 0; stop < leftOver.length; stop++) {
    if (solution.van[stop] === ABSENT) leftOver[stop]! += 1;
  }
}

/** The van whose stops were least often left over. */
function easiest(solution: Solution, leftOver: Float64Array): number {
  const sums = new Float64Array(solution.size.length);
  for (let stop = 0; stop < leftOver.length; stop++) {
    const van = solution.van[stop]!;
    if (van !== ABSENT) sums[van]! += leftOver[stop]!;
  }
  let found = -1;
  for (let van = 0; van < sums.length; van++) {
    if (solution.size[van]! > 0 && (found === -1 || sums[van]! < sums[found]!)) found = van;
  }
  return found;
}

function dissolve(solution: Solution, van: number): void {
  solution.removeString(solution.next[solution.start(van)]!, solution.size[van]!);
}
