import type pg from 'pg';
import { collectDefaultMetrics, Histogram, Registry } from 'prom-client';
import type { Db } from './db/database.ts';
import { measureRows } from './measured-rows.ts';
import { type MeasuredJobs, measureEventLoop, measureJobs, measurePool, measureTurns } from './measured-waits.ts';
import { measureCaches } from './shown-caches.ts';
import { waitingMessages } from './stuck-messages.ts';
import type { Turns } from './turns.ts';

export interface Metrics {
  registry: Registry;
  /** Seconds per request, by route pattern, method and status. */
  requests: Histogram<'route' | 'method' | 'status'>;
  jobs: MeasuredJobs;
}

export function createMetrics(
  { db, pool, turns }: { db: Db; pool: pg.Pool; turns: Turns },
  options: { defaults: boolean },
): Metrics {
  const registry = new Registry();
  if (options.defaults) collectDefaultMetrics({ register: registry });
  const requests = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Duration of HTTP requests',
    labelNames: ['route', 'method', 'status'],
    buckets: [0.001, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10],
    registers: [registry],
  });
  measurePool(pool, registry);
  measureTurns(turns, registry);
  measureEventLoop(registry);
  measureOutbox(db, registry);
  measureCaches(registry);
  return { registry, requests, jobs: measureJobs(registry) };
}

/** By topic: what waits, for how long, and what a person has to look at. */
function measureOutbox(db: Db, registry: Registry): void {
  measureRows(
    registry,
    () => waitingMessages(db),
    ['topic', ({ topic }) => topic],
    [
      { name: 'outbox_waiting', help: 'Messages not delivered yet', value: ({ waiting }) => waiting },
      {
        name: 'outbox_oldest_seconds',
        help: 'Age of the oldest message not delivered yet',
        value: ({ oldestSeconds }) => oldestSeconds,
      },
      { name: 'outbox_stuck', help: 'Messages not delivered for 15 minutes, or parked', value: ({ stuck }) => stuck },
    ],
  );
}
