import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { isRunning, pidOf } from './postmaster.ts';

/** Where the user the database runs as can go, when it cannot enter the data folder. */
const HOMES = '/var/tmp';
const OWNER = 'FOR.txt';

/** @param directory absolute path of the data folder */
export function reachableHome(directory: string): string {
  return path.join(HOMES, `sporta-${createHash('sha256').update(directory).digest('hex').slice(0, 12)}`);
}

/** Makes the home of a data folder, with the folder's name in it, and clears away those of temporary folders that are gone. */
export async function claimHome(home: string, directory: string): Promise<void> {
  await mkdir(home, { recursive: true, mode: 0o755 });
  await writeFile(path.join(home, OWNER), directory);
  await sweepHomes(path.dirname(home));
}

/**
 * Removes what tests and measurements left in `homes`: some 170 MB each, whose data folder was a temporary one and was removed. The home
 * of any other folder stays, whatever became of the folder: it may have been moved for a moment.
 */
export async function sweepHomes(homes: string): Promise<void> {
  for (const name of await readdir(homes)) {
    if (!name.startsWith('sporta-')) continue;
    const home = path.join(homes, name);
    const directory = await readFile(path.join(home, OWNER), 'utf8').catch(() => undefined);
    if (!directory?.startsWith(os.tmpdir() + path.sep) || existsSync(directory)) continue;
    const pid = await pidOf(path.join(home, 'cluster'));
    if (pid !== undefined && isRunning(pid, 'postgres')) continue;
    await rm(home, { recursive: true, force: true });
  }
}
