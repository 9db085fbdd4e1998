import { chmod, chown, lstat, readlink, stat } from 'node:fs/promises';
import path from 'node:path';

/** Secrets of the shop may stand in it. */
const OWNER_ONLY = 0o600;
const OWNER_AND_GROUP = 0o770;

/** The file that is really written: of a link, what it points at, so that the link stays one. */
export async function settingsPlace(file: string): Promise<string> {
  const found = await lstat(file).catch(() => undefined);
  if (!found?.isSymbolicLink()) return file;
  return settingsPlace(path.resolve(path.dirname(file), await readlink(file)));
}

/** Who may read the new file: its owner, and the owner and group of the file before it; nobody else. */
export async function guardAs(before: string, now: string): Promise<void> {
  const known = await stat(before).catch(() => undefined);
  await chmod(now, known ? known.mode & OWNER_AND_GROUP : OWNER_ONLY);
  // who runs the setup is often root, who runs the shop is not; others may give nothing away, and need not
  if (known) await chown(now, known.uid, known.gid).catch(() => undefined);
}
