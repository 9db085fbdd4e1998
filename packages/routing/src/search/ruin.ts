import type { Random } from './random.ts';
import { ABSENT, type Solution } from './solution.ts';

/** Stops taken out at a time, on average: enough to change routes, few enough to be quick. */
const AVERAGE_REMOVED = 10;
const LONGEST_STRING = 10;
/** How often a stretch in the middle of a string keeps its place, and how soon that stretch ends. */
const SPLIT = 0.5;
const SPLIT_ENDS = 0.01;

/**
 * Takes strings of neighbouring stops out of neighbouring routes, around one stop drawn by chance: so the routes have room at
 * the same place and can exchange stops (slack induction by string removals, Christiaens and Vanden Berghe, 2020).
 */
export function ruin(solution: Solution, random: Random): void {
  const { stops, near } = solution.instance;
  const served = stops - solution.absent;
  if (served === 0) return;
  const longest = Math.min(LONGEST_STRING, served / solution.vans);
  const most = (4 * AVERAGE_REMOVED) / (1 + longest) - 1;
  const strings = Math.floor(1 + random.unit() * most);
  const ruined: number[] = [];
  const row = random.below(stops) * stops;
  for (let rank = 0; rank < stops && ruined.length < strings; rank++) {
    const stop = near[row + rank]!;
    const van = solution.van[stop]!;
    if (van === ABSENT || ruined.includes(van)) continue;
    const length = Math.floor(1 + random.unit() * Math.min(longest, solution.size[van]!));
    ruined.push(van);
    removeAround(solution, stop, length, random);
  }
}

/** Takes out a string of that length which holds the stop, whole or with a stretch in its middle kept. */
function removeAround(solution: Solution, stop: number, length: number, random: Random): void {
  const size = solution.size[solution.van[stop]!]!;
  let kept = 0;
  if (length > 1 && length < size && random.unit() < SPLIT) {
    kept = 1;
    while (length + kept < size && random.unit() > SPLIT_ENDS) kept += 1;
  }
  const span = length + kept;
  const first = firstOfString(solution, stop, span, random);
  if (kept === 0) {
    solution.removeString(first, length);
    return;
  }
  const head = 1 + random.below(length - 1);
  const tail = walk(solution, first, head + kept);
  solution.removeString(tail, length - head);
  solution.removeString(first, head);
}

/** Where a string of `span` stops that holds the stop may begin, by chance. */
function firstOfString(solution: Solution, stop: number, span: number, random: Random): number {
  const { stops } = solution.instance;
  let before = 0;
  for (let node = solution.previous[stop]!; node < stops; node = solution.previous[node]!) before += 1;
  const behind = solution.size[solution.van[stop]!]! - before - 1;
  const fewest = Math.max(0, span - 1 - behind);
  const back = fewest + random.below(Math.min(before, span - 1) - fewest + 1);
  let first = stop;
  for (let left = back; left > 0; left--) first = solution.previous[first]!;
  return first;
}

function walk(solution: Solution, node: number, steps: number): number {
  let at = node;
  for (let left = steps; left > 0; left--) at = solution.next[at]!;
  return at;
}
