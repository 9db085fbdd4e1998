/** A worker of its own for tests: begins the job named in JOB, tells its parent, and never finishes. */
import { readConfig } from '../config.ts';
import { createDeps } from '../create-deps.ts';
import { startJobs } from '../jobs.ts';
import { createLogger } from '../log.ts';

const { DATABASE_URL, JOB } = process.env as { DATABASE_URL: string; JOB: string };
const deps = createDeps(readConfig({ NODE_ENV: 'test', DATABASE_URL }), DATABASE_URL, createLogger('silent'));
await startJobs(deps, DATABASE_URL, [
  {
    name: JOB,
    cron: '0 0 1 1 *',
    run() {
      process.send?.('begun');
      return new Promise(() => {});
    },
  },
]);
process.send?.('started');
process.once('disconnect', () => process.exit());
