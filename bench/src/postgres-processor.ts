import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';

/** Clock ticks are hundredths of a second on every Linux that runs Node. */
const tickMs = 10;

/**
 * Processor time that a database server and its sessions have used, in milliseconds, those that have ended included.
 * @param home folder of the cluster
 * @returns undefined where there is no /proc to ask
 */
export async function postgresProcessorMs(home: string): Promise<number | undefined> {
  try {
    const [postmaster = ''] = (await readFile(path.join(home, 'cluster', 'postmaster.pid'), 'utf8')).split('\n');
    const processes = await Promise.all((await readdir('/proc')).filter((name) => /^\d+$/.test(name)).map(ticksOf));
    const own = processes.filter(
      (each) => each !== undefined && (each.pid === postmaster || each.parent === postmaster),
    );
    return own.reduce((sum, each) => sum + each!.ticks + (each!.pid === postmaster ? each!.ofEnded : 0), 0) * tickMs;
  } catch {
    return undefined;
  }
}

async function ticksOf(pid: string) {
  const stat = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => undefined);
  if (stat === undefined) return undefined;
  // the name of the program stands in brackets and may hold spaces
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  const sum = (from: number) => Number(fields[from]) + Number(fields[from + 1]);
  return { pid, parent: fields[1], ticks: sum(11), ofEnded: sum(13) };
}
