import webpush from 'web-push';
import type { Db } from '../../platform/db/database.ts';
import { type PushKeys, readOrWriteKeys } from './push-keys.repo.ts';

const known = new WeakMap<Db, Promise<PushKeys>>();

/**
 * The pair of keys this shop shows push services (RFC 8292). It is made when somebody first needs it and stays for good: browsers
 * have given their addresses to this key.
 */
export function pushKeys(db: Db): Promise<PushKeys> {
  let keys = known.get(db);
  if (!keys) {
    keys = readOrWriteKeys(db, () => webpush.generateVAPIDKeys());
    keys.catch(() => known.delete(db));
    known.set(db, keys);
  }
  return keys;
}
