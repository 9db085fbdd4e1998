import { chmod, mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { defineCall } from '@sporta/contract/call.ts';
import type { FastifyInstance, LightMyRequestResponse } from 'fastify';
import { sql } from 'kysely';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { buildApp } from '../../app.ts';
import { type Background, startBackground } from '../background.ts';
import { readConfig } from '../config.ts';
import { createDeps, type OpenDeps } from '../create-deps.ts';
import { registerCall } from '../http/register-call.ts';
import { createLogger } from '../log.ts';
import type { Module } from '../module.ts';
import { writeOutbox } from '../outbox.ts';
import { isDatabaseUnavailable } from './connection-errors.ts';
import { withTransaction } from './database.ts';
import { type EmbeddedPostgres, startEmbeddedPostgres } from './embedded.ts';
import { migrateUp } from './migrations.ts';

const call = (path: string) =>
  defineCall({ method: 'GET', path, summary: '-', tag: 'test', request: z.object({}), data: z.object({}) });

const delivered: number[] = [];
const busy: Module = {
  name: 'busy',
  register(app) {
    registerCall(app, call('light'), async ({ db }) => {
      await sql`select 1`.execute(db);
      return {};
    });
    registerCall(app, call('change'), async ({ db }) => {
      await withTransaction(db, async (tx) => {
        await sql`update shop_fact set at = now() where key = 'busy'`.execute(tx);
        await sql`select pg_sleep(0.02)`.execute(tx);
        await sql`update shop_fact set at = now() where key = 'busy'`.execute(tx);
      });
      return {};
    });
  },
  outbox: {
    counted: {
      lane: 'other',
      async handle({ n }: { n: number }) {
        delivered.push(n);
      },
    },
  },
};

let folder: string;
let postgres: EmbeddedPostgres;
let deps: OpenDeps;
let app: FastifyInstance;
let background: Background;

beforeAll(async () => {
  folder = await mkdtemp(path.join(os.tmpdir(), 'sporta-cut-'));
  await chmod(folder, 0o755);
  postgres = await startEmbeddedPostgres(path.join(folder, 'postgres'), { throwAway: true });
  await migrateUp(postgres.url);
  const config = { ...readConfig({ NODE_ENV: 'test' }), databasePoolSize: 6 };
  deps = createDeps(config, postgres.url, createLogger('silent'));
  await sql`insert into shop_fact (key, value) values ('busy', '{}')`.execute(deps.db);
  app = await buildApp({ deps, modules: [busy] });
  background = await startBackground(deps, postgres.url, [busy]);
}, 120_000);
afterAll(async () => {
  await background?.stop();
  await app?.close();
  await deps?.close();
  await postgres?.stop();
  await rm(folder, { recursive: true, force: true });
}, 60_000);

/** Visitors who come again and again until they are sent home; what they were answered, by status. */
function visit(): { home(): Promise<void>; answers: Map<number, LightMyRequestResponse[]> } {
  const answers = new Map<number, LightMyRequestResponse[]>();
  let open = true;
  const visitor = async (url: string) => {
    while (open) {
      const answer = await app.inject(url);
      answers.set(answer.statusCode, [...(answers.get(answer.statusCode) ?? []), answer]);
      await new Promise((resolve) => setTimeout(resolve, 2));
    }
  };
  const urls = ['light', 'light', 'change', 'change', 'change', 'change', 'change', 'change'];
  const all = Promise.all(urls.map((name) => visitor(`/ebsn/api/${name}`)));
  return {
    answers,
    async home() {
      open = false;
      await all;
    },
  };
}

async function cutEverySession(): Promise<void> {
  const admin = new pg.Client({ connectionString: postgres.urlOf('postgres') });
  await admin.connect();
  await admin.query(`select pg_terminate_backend(pid) from pg_stat_activity where datname = 'sporta'`);
  await admin.end();
}

const until = async (isTrue: () => boolean | Promise<boolean>) => {
  while (!(await isTrue())) await new Promise((resolve) => setTimeout(resolve, 20));
};
const isWell = async () => (await app.inject('/health/ready')).statusCode === 200;

function expectNothingButDelay(answers: Map<number, LightMyRequestResponse[]>): void {
  expect([...answers.keys()].sort()).toEqual([200, 503]);
  for (const refused of answers.get(503)!) {
    expect(refused.headers['retry-after']).toMatch(/^\d+$/);
    expect(refused.json().response.errors).toMatchObject([
      { code: 'service-unavailable', error: expect.stringContaining('Riprova') },
    ]);
  }
}

// An error event nobody listens to, or a rejection nobody catches, fails the whole run.
describe('a shop whose database goes away', { timeout: 120_000 }, () => {
  it('asks for patience and nothing else when every session is cut, in the middle of its work too', async () => {
    const { answers, home } = visit();
    const served = () => answers.get(200)?.length ?? 0;
    for (let round = 0; round < 5; round++) {
      // a cut finds sessions at work only: those of the cut before must be back
      const before = served();
      await until(() => served() > before + 20);
      const refused = answers.get(503)?.length ?? 0;
      await cutEverySession();
      await until(() => (answers.get(503)?.length ?? 0) > refused);
    }
    await until(isWell);
    await home();
    expectNothingButDelay(answers);
  });

  it('asks for patience while PostgreSQL is stopped, and goes on by itself when it is back', async () => {
    const { answers, home } = visit();
    await until(() => (answers.get(200)?.length ?? 0) > 20);
    await postgres.stop();
    await until(() => (answers.get(503)?.length ?? 0) > 50);
    expect((await app.inject('/health/ready')).statusCode).toBe(503);
    expect((await app.inject('/health/live')).statusCode).toBe(200);
    expect((await app.inject('/metrics')).statusCode).toBe(200);
    const { port } = postgres;
    postgres = await startEmbeddedPostgres(path.join(folder, 'postgres'), { throwAway: true });
    expect(postgres.port).toBe(port);
    await until(isWell);
    const before = answers.get(200)!.length;
    await until(() => answers.get(200)!.length > before + 20);
    await home();
    expectNothingButDelay(answers);
  });

  it('goes on delivering what was written after a cut', async () => {
    await cutEverySession();
    await until(isWell);
    await writeOutbox(deps.db, 'counted', { n: 1 });
    await until(() => delivered.includes(1));
    expect(delivered).toEqual([1]);
  });

  it('starts without its database and waits for it', async () => {
    await postgres.stop();
    const late = createDeps(deps.config, postgres.url, createLogger('silent'));
    const starting = startBackground(late, postgres.url, [
      { ...busy, jobs: [{ name: 'test.never', cron: '0 0 1 1 *', run: async () => {} }] },
    ]);
    let begun = false;
    void starting.then(() => {
      begun = true;
    });
    await new Promise((resolve) => setTimeout(resolve, 1500));
    expect(begun).toBe(false);
    postgres = await startEmbeddedPostgres(path.join(folder, 'postgres'), { throwAway: true });
    await (await starting).stop();
    await late.close();
  });
});

describe('what counts as an unavailable database', () => {
  const unavailable = [
    Object.assign(new Error('terminating connection due to administrator command'), { code: '57P01' }),
    Object.assign(new Error('terminating connection due to idle-in-transaction timeout'), { code: '25P03' }),
    Object.assign(new Error('sorry, too many clients already'), { code: '53300' }),
    Object.assign(new Error('cannot execute UPDATE in a read-only transaction'), { code: '25006' }),
    Object.assign(new Error('connect'), { code: 'ECONNREFUSED' }),
    new AggregateError([Object.assign(new Error('connect'), { code: 'ECONNREFUSED' })]),
    new Error('Connection terminated unexpectedly'),
    new Error('Client has encountered a connection error and is not queryable'),
    new Error('timeout exceeded when trying to connect'),
    new Error('wrapped', { cause: Object.assign(new Error('reset'), { code: 'ECONNRESET' }) }),
  ];
  it.each(unavailable.map((error) => [error.message || 'several addresses', error]))('%s', (_name, error) => {
    expect(isDatabaseUnavailable(error)).toBe(true);
  });

  it('is not what our own code does wrong', () => {
    for (const error of [
      new TypeError('x is undefined'),
      Object.assign(new Error('duplicate key'), { code: '23505' }),
      Object.assign(new Error('syntax error'), { code: '42601' }),
      'text',
      undefined,
    ]) {
      expect(isDatabaseUnavailable(error)).toBe(false);
    }
  });
});
