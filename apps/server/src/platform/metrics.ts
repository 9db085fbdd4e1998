import type pg from 'pg';
import { collectDefaultMetrics, Registry } from 'prom-client';
import type { Db } from './db/database.ts';
import { measureRows } from './measured-rows.ts';
import { type MeasuredJobs, measureEventLoop, measureJobs, measurePool, measureTurns } from './measured-waits.ts';
import { RequestDurations } from './request-durations.ts';
import { measureCaches } from './shown-caches.ts';
import { waitingMessages } from './stuck-messages.ts';
import type { Turns } from './turns.ts';

export interface Metrics {
  registry: Registry;
  requests: RequestDurations;
  jobs: MeasuredJobs;
}

export function createMetrics(
  { db, pool, turns }: { db: Db; pool: pg.Pool; turns: Turns },
  options: { defaults: boolean },
): Metrics {
  const registry = new Registry();
  if (options.defaults) collectDefaultMetrics({ register: registry });
  const requests = new RequestDurations(registry);
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
