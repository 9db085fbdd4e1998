import type { Solution } from './solution.ts';

/** In mean ways between two stops: how much longer a way is accepted at the beginning, and at the end. */
const HOT = 1;
const COLD = 0.01;

/** The temperature of simulated annealing in metres, falling with the progress from 0 to 1. */
export function cooling(solution: Solution): (progress: number) => number {
  const ways = solution.instance.stops - solution.absent + solution.vans;
  const mean = solution.metres / Math.max(1, ways);
  return (progress) => mean * HOT * (COLD / HOT) ** progress;
}
