import { performance } from 'node:perf_hooks';
import type pg from 'pg';
import { Gauge, Histogram, type Registry } from 'prom-client';
import type { Turns } from './turns.ts';

/* How long work stands in the lines of this process, and how busy its event loop is. */

const waits = [0.001, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];
const lengths = [0.05, 0.25, 1, 5, 15, 60, 300, 900];

/** How many connections there are by state, and how long each piece of work waited for one. */
export function measurePool(pool: pg.Pool, registry: Registry): void {
  new Gauge({
    name: 'database_connections',
    help: 'Connections of the pool by state',
    labelNames: ['state'],
    registers: [registry],
    collect() {
      this.set({ state: 'total' }, pool.totalCount);
      this.set({ state: 'idle' }, pool.idleCount);
      this.set({ state: 'waiting' }, pool.waitingCount);
    },
  });
  const wait = new Histogram({
    name: 'database_connection_wait_seconds',
    help: 'Time work waited for a connection of the pool, those it did not get among them',
    buckets: waits,
    registers: [registry],
  });
  // the pool tells nobody when somebody begins to wait
  const connect = pool.connect.bind(pool) as (...args: unknown[]) => unknown;
  pool.connect = ((callback?: (...got: unknown[]) => void) => {
    const end = wait.startTimer();
    if (!callback) return (connect() as Promise<unknown>).finally(() => void end());
    return connect((...got: unknown[]) => {
      end();
      callback(...got);
    });
  }) as typeof pool.connect;
}

/** How many changes stand in line behind others of their account, and for how long. */
export function measureTurns(turns: Turns, registry: Registry): void {
  new Gauge({
    name: 'account_turns_waiting',
    help: 'Changes that wait for others of the same account',
    registers: [registry],
    collect() {
      this.set(turns.waiting);
    },
  });
  const wait = new Histogram({
    name: 'account_turn_wait_seconds',
    help: 'Time changes waited for others of the same account, those sent away among them',
    buckets: waits,
    registers: [registry],
  });
  turns.onWaited = (milliseconds) => wait.observe(milliseconds / 1000);
}

/** Share of the time since the last look in which the event loop worked: at 1 every answer waits for others. */
export function measureEventLoop(registry: Registry): void {
  let last = performance.eventLoopUtilization();
  new Gauge({
    name: 'event_loop_utilization',
    help: 'Share of time the event loop was busy since the last look',
    registers: [registry],
    collect() {
      const now = performance.eventLoopUtilization();
      this.set(performance.eventLoopUtilization(now, last).utilization);
      last = now;
    },
  });
}

export interface MeasuredJobs {
  /** Seconds a run waited after it was due, by job. */
  waits: Histogram<'job'>;
  /** Seconds a run took, by job and how it ended. */
  runs: Histogram<'job' | 'outcome'>;
}

/** Periodic work; the names of jobs are those the modules give, a few dozen. */
export const measureJobs = (registry: Registry): MeasuredJobs => ({
  waits: new Histogram({
    name: 'job_wait_seconds',
    help: 'Time runs of periodic work waited in their queue',
    labelNames: ['job'],
    buckets: lengths,
    registers: [registry],
  }),
  runs: new Histogram({
    name: 'job_duration_seconds',
    help: 'Duration of periodic work by outcome',
    labelNames: ['job', 'outcome'],
    buckets: lengths,
    registers: [registry],
  }),
});
