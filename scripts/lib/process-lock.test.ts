import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdtemp, rm, utimes, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { withProcessLock } from './process-lock.ts';

let folder: string;
let lock: string;
beforeEach(async () => {
  folder = await mkdtemp(path.join(os.tmpdir(), 'sporta-lock-'));
  lock = path.join(folder, 'not-there-yet', 'build.lock');
});
afterEach(() => rm(folder, { recursive: true, force: true }));

describe('the lock of a process', () => {
  it('lets one work at a time, and is gone afterwards', async () => {
    let working = 0;
    let most = 0;
    const work = async () => {
      working++;
      most = Math.max(most, working);
      await new Promise((resolve) => setTimeout(resolve, 20));
      working--;
    };
    await Promise.all([1, 2, 3].map(() => withProcessLock(lock, work)));
    expect(most).toBe(1);
    expect(existsSync(lock)).toBe(false);
  });

  it('is given back by work that fails', async () => {
    await expect(withProcessLock(lock, () => Promise.reject(new Error('syntax error')))).rejects.toThrow(
      'syntax error',
    );
    expect(existsSync(lock)).toBe(false);
  });

  it('of a process that is gone holds nobody up', async () => {
    await withProcessLock(lock, async () => undefined);
    const child = spawn(process.execPath, ['-e', '']);
    await new Promise((resolve) => child.once('exit', resolve));
    await writeFile(lock, String(child.pid));
    expect(await withProcessLock(lock, async () => 'done')).toBe('done');
  });

  it('that names nobody is respected for a moment, then taken', async () => {
    await withProcessLock(lock, async () => undefined);
    await writeFile(lock, '');
    await utimes(lock, new Date(), new Date(Date.now() - 60_000));
    expect(await withProcessLock(lock, async () => 'done')).toBe('done');
  });

  it('of a living process is waited for', async () => {
    await withProcessLock(lock, async () => undefined);
    await writeFile(lock, String(process.pid));
    setTimeout(() => void rm(lock), 700);
    const begun = Date.now();
    await withProcessLock(lock, async () => undefined);
    expect(Date.now() - begun).toBeGreaterThanOrEqual(690);
  });
});
