import { Worker } from 'node:worker_threads';
import type { Plan, PlanOptions, RoundsPlanner } from '../plan.ts';
import type { RoundsProblem } from '../problem.ts';

/** What a thread is started with. */
export interface Errand {
  readonly problem: RoundsProblem;
  readonly options: PlanOptions;
}

/** Milliseconds beyond the limit of the search in which its thread starts and answers; then it is stopped. */
const GRACE = 5000;

/**
 * Plans in a thread of its own, so that a server answers others meanwhile. One search at a time: each takes a whole core, so the
 * next waits until the one before has ended.
 */
export function threadPlanner(grace = GRACE): RoundsPlanner {
  let last: Promise<unknown> = Promise.resolve();
  return {
    plan(problem, options) {
      const next = last.then(() => searchInThread({ problem, options }, grace));
      last = next.catch(() => undefined);
      return next;
    },
  };
}

/** @throws DOMException named `TimeoutError` when the thread does not answer in its time */
function searchInThread(errand: Errand, grace: number): Promise<Plan> {
  const worker = new Worker(new URL('./worker.ts', import.meta.url), { workerData: errand });
  return new Promise<Plan>((resolve, reject) => {
    const timer = setTimeout(() => {
      reject(new DOMException('the search for rounds did not end in its time', 'TimeoutError'));
      void worker.terminate();
    }, errand.options.timeLimit + grace);
    worker.once('message', resolve);
    worker.once('error', reject);
    worker.once('exit', () => {
      clearTimeout(timer);
      reject(new Error('the search for rounds ended without an answer'));
    });
  });
}
