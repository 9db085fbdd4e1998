import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { claimHome, sweepHomes } from './reachable-home.ts';

let homes: string;

beforeEach(async () => {
  homes = await mkdtemp(path.join(os.tmpdir(), 'sporta-homes-'));
});
afterEach(() => rm(homes, { recursive: true, force: true }));

const home = (name: string) => path.join(homes, `sporta-${name}`);
const gone = path.join(os.tmpdir(), 'sporta-that-was', 'postgres');

it('removes the database of a temporary folder that is gone, with the next one that is made', async () => {
  await claimHome(home('gone'), gone);
  await claimHome(home('next'), homes);
  expect(existsSync(home('gone'))).toBe(false);
  expect(existsSync(home('next'))).toBe(true);
});

it('keeps the database of a folder that is no temporary one, of one that is there, and what is not ours', async () => {
  await claimHome(home('shop'), '/srv/negozio/.data/postgres');
  await claimHome(home('there'), homes);
  await mkdir(home('older'));
  await mkdir(path.join(homes, 'other'));
  await sweepHomes(homes);
  for (const each of [home('shop'), home('there'), home('older'), path.join(homes, 'other')])
    expect(existsSync(each)).toBe(true);
});

it('keeps a database whose server still runs', async () => {
  await mkdir(path.join(home('running'), 'cluster'), { recursive: true });
  const server = spawn('sleep', ['60'], { argv0: 'postgres' });
  try {
    await writeFile(path.join(home('running'), 'cluster', 'postmaster.pid'), `${server.pid}\n`);
    await claimHome(home('running'), gone);
    await sweepHomes(homes);
    expect(existsSync(home('running'))).toBe(true);
  } finally {
    server.kill();
  }
});
