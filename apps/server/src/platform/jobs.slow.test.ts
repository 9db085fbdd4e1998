import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { PgBoss } from 'pg-boss';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { readConfig } from './config.ts';
import { createDeps, type OpenDeps } from './create-deps.ts';
import { type JobRunner, startJobs } from './jobs.ts';
import { createLogger } from './log.ts';
import { createTestDatabase, type TestDatabase } from './testing/test-database.ts';

const JOB = 'test.once-at-a-time';

let database: TestDatabase;
let deps: OpenDeps;
let asking: PgBoss;
let first: ChildProcess | undefined;
let second: JobRunner | undefined;
beforeAll(async () => {
  database = await createTestDatabase();
  deps = createDeps(readConfig({ NODE_ENV: 'test' }), database.url, createLogger('silent'));
  asking = new PgBoss({ connectionString: database.url, schema: 'pgboss', supervise: false, schedule: false, max: 1 });
});
afterAll(async () => {
  first?.kill('SIGKILL');
  await second?.stop();
  await asking?.stop({ graceful: false });
  await deps?.close();
  await database?.close();
});

it('a job whose process is killed in the middle is taken on by another, and not before', {
  timeout: 180_000,
}, async () => {
  first = fork(path.resolve(import.meta.dirname, 'testing/job-that-never-ends.ts'), {
    execArgv: ['--disable-warning=ExperimentalWarning'],
    env: { ...process.env, DATABASE_URL: database.url, JOB },
  });
  expect(await once(first, 'message')).toContain('started');
  await asking.start();
  const begun = once(first, 'message');
  expect(await asking.send(JOB)).toEqual(expect.any(String));
  expect(await begun).toContain('begun');

  let runs = 0;
  second = await startJobs(deps, database.url, [{ name: JOB, cron: '0 0 1 1 *', run: async () => void runs++ }]);
  expect(await asking.send(JOB)).toBeNull();

  first.kill('SIGKILL');
  while ((await asking.send(JOB)) === null) await new Promise((resolve) => setTimeout(resolve, 250));
  while (runs === 0) await new Promise((resolve) => setTimeout(resolve, 50));
  expect(runs).toBe(1);
});
