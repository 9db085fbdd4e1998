import { PgBoss } from 'pg-boss';
import { awaitDatabase } from './db/await-database.ts';
import { isDatabaseUnavailable } from './db/connection-errors.ts';
import type { Deps } from './deps.ts';

/** Periodic work of a module. Each run happens on one node only. */
export interface Job {
  /** Unique, e.g. `slots.release-expired-holds`. */
  name: string;
  /** Five-field cron, Europe/Rome. */
  cron: string;
  run(deps: Deps): Promise<void>;
  /** Seconds after which a run counts as lost; default 300. */
  expireInSeconds?: number;
}

/** A run whose process has said nothing for this long has died with it: another worker does the next one. */
const HEARTBEAT_SECONDS = 15;

export interface JobRunner {
  /** Lets running jobs finish (at most 10 s). */
  stop(): Promise<void>;
}

/** Starts the periodic jobs on pg-boss (schema `pgboss` of the same database); waits for a database that is away. */
export function startJobs(deps: Deps, databaseUrl: string, jobs: readonly Job[]): Promise<JobRunner> {
  return awaitDatabase(deps.log, 'jobs', () => startJobsNow(deps, databaseUrl, jobs));
}

async function startJobsNow(deps: Deps, databaseUrl: string, jobs: readonly Job[]): Promise<JobRunner> {
  const boss = new PgBoss({
    connectionString: databaseUrl,
    schema: 'pgboss',
    application_name: 'sporta-jobs',
    max: 3,
    monitorVacuum: false,
    // so often is looked for runs whose process died
    superviseIntervalSeconds: 5,
    monitorIntervalSeconds: 5,
  });
  // while the database is away each queue says so every few seconds: the connection for notifications has said it already
  boss.on('error', (error) => deps.log[isDatabaseUnavailable(error) ? 'debug' : 'error']({ err: error }, 'jobs'));
  try {
    await boss.start();
    await takeOn(boss, deps, jobs);
  } catch (error) {
    await boss.stop({ graceful: false }).catch(() => {});
    throw error;
  }
  return { stop: () => boss.stop({ graceful: true, timeout: 10_000 }) };
}

async function takeOn(boss: PgBoss, deps: Deps, jobs: readonly Job[]): Promise<void> {
  const { waits, runs: durations } = deps.metrics.jobs;
  const known = new Set((await boss.getQueues()).map((queue) => queue.name));
  for (const job of jobs) {
    const limits = { retryLimit: 0, expireInSeconds: job.expireInSeconds ?? 300, heartbeatSeconds: HEARTBEAT_SECONDS };
    if (known.has(job.name)) await boss.updateQueue(job.name, limits);
    else await boss.createQueue(job.name, { policy: 'exclusive', ...limits });
    await boss.schedule(job.name, job.cron, null, { tz: 'Europe/Rome' });
    await boss.work(job.name, { pollingIntervalSeconds: 5, includeMetadata: true }, async (runs) => {
      for (const { createdOn, startAfter, startedOn } of runs) {
        const due = Math.max(createdOn.getTime(), startAfter.getTime());
        waits.observe({ job: job.name }, Math.max(0, startedOn.getTime() - due) / 1000);
      }
      const end = durations.startTimer({ job: job.name });
      try {
        await job.run(deps);
        end({ outcome: 'done' });
      } catch (error) {
        end({ outcome: 'failed' });
        deps.log.error({ err: error, job: job.name }, 'job failed');
        throw error;
      }
    });
  }
}
