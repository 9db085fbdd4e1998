import pg from 'pg';
import { Registry } from 'prom-client';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { measureEventLoop, measureJobs, measurePool } from './measured-waits.ts';
import { createTestDatabase, type TestDatabase } from './testing/test-database.ts';

let database: TestDatabase;
let pool: pg.Pool;
const registry = new Registry();
beforeAll(async () => {
  database = await createTestDatabase();
  pool = new pg.Pool({ connectionString: database.url, max: 1, connectionTimeoutMillis: 3000 });
  measurePool(pool, registry);
});
afterAll(async () => {
  await pool?.end();
  await database?.close();
});

const readingOf = (text: string, series: string) => {
  const line = text.split('\n').find((each) => each.startsWith(`${series} `));
  return line === undefined ? undefined : Number(line.slice(series.length + 1));
};
const waits = async () => {
  const text = await registry.metrics();
  const of = (part: string) => readingOf(text, `database_connection_wait_seconds_${part}`) ?? 0;
  return { count: of('count'), sum: of('sum'), waiting: readingOf(text, 'database_connections{state="waiting"}') };
};

it('times each wait for a connection, of statements and of transactions, and of those who get none', async () => {
  const before = await waits();
  const held = await pool.connect();
  const behind = pool.query('select 1');
  await new Promise((resolve) => setTimeout(resolve, 60));
  expect((await waits()).waiting).toBe(1);
  held.release();
  await behind;
  const after = await waits();
  expect(after.count - before.count).toBe(2);
  expect(after.sum - before.sum).toBeGreaterThan(0.05);

  const again = await pool.connect();
  await expect(pool.connect()).rejects.toThrow(/timeout/);
  again.release();
  expect((await waits()).count - after.count).toBe(2);
});

it('shows how busy the event loop was since the last look', async () => {
  const own = new Registry();
  measureEventLoop(own);
  const end = performance.now() + 80;
  while (performance.now() < end);
  await new Promise((resolve) => setImmediate(resolve));
  expect(readingOf(await own.metrics(), 'event_loop_utilization')).toBeGreaterThan(0.2);
  // what tests before this one have left may keep the loop busy for a moment
  await expect
    .poll(async () => readingOf(await own.metrics(), 'event_loop_utilization'), { interval: 100, timeout: 20_000 })
    .toBeLessThan(0.9);
});

it('times periodic work by its name and how it ended', async () => {
  const own = new Registry();
  const { runs, waits: queue } = measureJobs(own);
  queue.observe({ job: 'a.job' }, 2);
  runs.observe({ job: 'a.job', outcome: 'failed' }, 0.1);
  const text = await own.metrics();
  expect(readingOf(text, 'job_wait_seconds_sum{job="a.job"}')).toBe(2);
  expect(readingOf(text, 'job_duration_seconds_count{job="a.job",outcome="failed"}')).toBe(1);
});
