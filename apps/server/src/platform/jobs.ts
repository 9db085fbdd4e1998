import { PgBoss } from 'pg-boss';
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

export interface JobRunner {
  /** Lets running jobs finish (at most 10 s). */
  stop(): Promise<void>;
}

/** Starts the periodic jobs on pg-boss (schema `pgboss` of the same database). */
export async function startJobs(deps: Deps, databaseUrl: string, jobs: readonly Job[]): Promise<JobRunner> {
  const boss = new PgBoss({
    connectionString: databaseUrl,
    schema: 'pgboss',
    application_name: 'sporta-jobs',
    max: 3,
    monitorVacuum: false,
  });
  boss.on('error', (error) => deps.log.error({ err: error }, 'jobs'));
  await boss.start();
  const known = new Set((await boss.getQueues()).map((queue) => queue.name));
  for (const job of jobs) {
    const queue = { policy: 'exclusive', retryLimit: 0, expireInSeconds: job.expireInSeconds ?? 300 } as const;
    if (!known.has(job.name)) await boss.createQueue(job.name, queue);
    await boss.schedule(job.name, job.cron, null, { tz: 'Europe/Rome' });
    await boss.work(job.name, { pollingIntervalSeconds: 5 }, async () => {
      try {
        await job.run(deps);
      } catch (error) {
        deps.log.error({ err: error, job: job.name }, 'job failed');
        throw error;
      }
    });
  }
  return { stop: () => boss.stop({ graceful: true, timeout: 10_000 }) };
}
