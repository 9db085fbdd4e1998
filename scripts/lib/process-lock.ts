import { mkdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';

const ASK_EVERY_MS = 300;
/** A file that names nobody after this long was left in the moment it was made. */
const NAMELESS_MS = 5_000;

/**
 * Runs `work` while no other process holds the lock `file`. The file names the process that holds it, so that one left by
 * a process that is gone (killed, out of memory, ended while it worked) holds nobody up.
 */
export async function withProcessLock<T>(file: string, work: () => Promise<T>): Promise<T> {
  await mkdir(path.dirname(file), { recursive: true });
  while (!(await take(file))) {
    if (await isAbandoned(file)) await rm(file, { recursive: true, force: true });
    else await new Promise((resolve) => setTimeout(resolve, ASK_EVERY_MS));
  }
  try {
    return await work();
  } finally {
    await rm(file, { force: true });
  }
}

async function take(file: string): Promise<boolean> {
  try {
    await writeFile(file, String(process.pid), { flag: 'wx' });
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false;
    throw error;
  }
}

async function isAbandoned(file: string): Promise<boolean> {
  // one that vanished meanwhile, or a folder as older versions made, names nobody
  const pid = Number(await readFile(file, 'utf8').catch(() => ''));
  if (pid > 0) return !isAlive(pid);
  const made = (await stat(file).catch(() => undefined))?.mtimeMs;
  return made !== undefined && Date.now() - made > NAMELESS_MS;
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}
