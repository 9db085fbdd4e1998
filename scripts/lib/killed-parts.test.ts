import { chmod, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startEmbeddedPostgres } from '../../apps/server/src/platform/db/embedded.ts';
import { type Child, startChild, untilReady } from './children.ts';
import { keepRunning } from './keep-running.ts';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(path.join(os.tmpdir(), 'sporta-killed-'));
  await chmod(folder, 0o755);
});
afterAll(() => rm(folder, { recursive: true, force: true }));

const until = async (isTrue: () => boolean) => {
  while (!isTrue()) await new Promise((resolve) => setTimeout(resolve, 10));
};
const isRunning = (pid: number) => {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
};

describe('a part killed from outside', { timeout: 120_000 }, () => {
  it('is a new process afterwards, until it is stopped', async () => {
    const file = path.join(folder, 'part.mjs');
    await writeFile(file, 'process.send({ ready: true }); setInterval(() => {}, 1000);');
    const started: Child[] = [];
    const lines: string[] = [];
    const again = async () => {
      const child = startChild({ name: 'The part', file, logFile: path.join(folder, 'part.log') });
      await untilReady(child);
      started.push(child);
      return child;
    };
    const say = (line: string) => lines.push(line);
    const kept = keepRunning({ name: 'The part', first: await again(), again, say, firstPauseMs: 5 });
    process.kill(started[0]!.process.pid!, 'SIGKILL');
    await until(() => lines.includes('The part: running again.'));
    expect(lines[0]).toContain('The part ended by SIGKILL');
    expect(isRunning(started[1]!.process.pid!)).toBe(true);
    await kept.stop();
    expect(isRunning(started[1]!.process.pid!)).toBe(false);
    expect(started).toHaveLength(2);
  });

  it('the database answers at its old address, with what was committed', async () => {
    const directory = path.join(folder, 'postgres');
    const again = () => startEmbeddedPostgres(directory);
    const first = await again();
    const lines: string[] = [];
    const say = (line: string) => lines.push(line);
    const kept = keepRunning({ name: 'The database', first, again, say, firstPauseMs: 5 });
    const ask = async (text: string) => {
      const client = new pg.Client({ connectionString: first.url });
      await client.connect();
      try {
        return (await client.query(text)).rows;
      } finally {
        await client.end();
      }
    };
    await ask('create table kept as select 1 as n');
    const pidFile = await readFile(path.join(first.directory, 'cluster', 'postmaster.pid'), 'utf8');
    process.kill(Number.parseInt(pidFile, 10), 'SIGKILL');
    await until(() => lines.includes('The database: running again.'));
    expect(await ask('select n from kept')).toEqual([{ n: 1 }]);
    await kept.stop();
    await expect(ask('select 1')).rejects.toThrow();
  });
});
