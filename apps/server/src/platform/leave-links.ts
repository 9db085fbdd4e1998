import { timingSafeEqual } from 'node:crypto';
import type { Db } from './db/database.ts';
import { hiddenKey } from './shop-secret.ts';

/* Signed addresses for leaving: good as long as the shop lasts, without a code to be kept for each mail. */

const signatureOf = async (db: Db, what: string, id: number): Promise<string> =>
  (await hiddenKey(db, 'leave', what, String(id))).toString('base64url').slice(0, 32);

/** Address of a leave page. @param path as served by `serveLeavePage` */
export async function leaveUrl(
  db: Db,
  { publicUrl, path, id }: { publicUrl: string; path: string; id: number },
): Promise<string> {
  return `${publicUrl}${path}?id=${id}&k=${await signatureOf(db, path, id)}`;
}

export async function isLeaveSignature(db: Db, path: string, id: number, signature: string): Promise<boolean> {
  const wanted = Buffer.from(await signatureOf(db, path, id));
  const given = Buffer.from(signature);
  return wanted.length === given.length && timingSafeEqual(wanted, given);
}
