import { mkdir, readdir, readFile, rename, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { outside } from '../../../platform/outside.ts';
import type { Exchange, Notification } from './exchange.ts';

/** Files somebody else takes to the exchange system (an intermediary, SFTP, a share): `out` is theirs to empty, `in` to fill. */
const OUT = 'out';
const IN = 'in';
/** Notifications that were read. */
const READ = 'read';

const MOST_AT_ONCE = 200;
/** Notifications are a few kilobytes. */
const MOST_BYTES = 1024 * 1024;

/** Slow disks of others are the outside too. */
export function folderExchange({ folder, timeoutMs }: { folder: string; timeoutMs: number }): Exchange {
  const reach = <T>(work: () => Promise<T>) => outside('The folder of electronic invoices', timeoutMs, work);
  return {
    send: ({ name, xml }) =>
      reach(async () => {
        await mkdir(path.join(folder, OUT), { recursive: true });
        // renamed when whole: nobody takes half a file away
        const draft = path.join(folder, OUT, `.${name}.part`);
        await writeFile(draft, xml);
        await rename(draft, path.join(folder, OUT, name));
        return { sdiId: undefined };
      }),
    waiting: () =>
      reach(async () => {
        await mkdir(path.join(folder, IN, READ), { recursive: true });
        const names = (await readdir(path.join(folder, IN))).filter((name) => /^[^.].*\.xml$/i.test(name)).sort();
        const found: Notification[] = [];
        for (const name of names.slice(0, MOST_AT_ONCE)) {
          const file = path.join(folder, IN, name);
          const { size } = await stat(file);
          found.push({ id: name, name, xml: size > MOST_BYTES ? '' : await readFile(file, 'utf8') });
        }
        return found;
      }),
    putAway: ({ id }) => reach(() => rename(path.join(folder, IN, id), path.join(folder, IN, READ, id))),
  };
}
