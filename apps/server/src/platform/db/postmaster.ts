import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';

/** Process of the server that uses a cluster, or did when it was killed. */
export async function pidOf(cluster: string): Promise<number | undefined> {
  try {
    const [first = ''] = (await readFile(path.join(cluster, 'postmaster.pid'), 'utf8')).split('\n');
    return Number(first) || undefined;
  } catch {
    return undefined;
  }
}

/** The pid in a stale file may meanwhile belong to anything, so its command line must contain `part`. */
export function isRunning(pid: number, part: string): boolean {
  try {
    const commandLine = existsSync('/proc/self/cmdline')
      ? readFileSync(`/proc/${pid}/cmdline`, 'utf8')
      : execFileSync('ps', ['-o', 'args=', '-p', String(pid)], { encoding: 'utf8' });
    return commandLine.includes(part);
  } catch {
    return false;
  }
}
