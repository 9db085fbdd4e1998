import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';
import type { Db } from './db/database.ts';
import { hiddenKey } from './shop-secret.ts';

const FORM = 1;
const IV_BYTES = 12;
const TAG_BYTES = 16;

/** A sealed text that was changed, cut, or sealed for another purpose or by another shop. */
export class UnsealError extends Error {
  constructor(purpose: string) {
    super(`what was sealed for ${purpose} cannot be opened`);
    this.name = 'UnsealError';
  }
}

/**
 * Encrypts what must be kept and read again, such as tokens of others: AES-256-GCM under a key of this shop and this purpose. A
 * copy of the table alone is of no use; who has the whole database has the shop's secret too.
 * @param purpose what it is for; it opens for the same purpose only
 */
export async function seal(db: Db, purpose: string, text: string): Promise<Buffer> {
  const iv = randomBytes(IV_BYTES);
  const cipher = createCipheriv('aes-256-gcm', await keyFor(db, purpose), iv);
  const sealed = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
  return Buffer.concat([Buffer.of(FORM), iv, cipher.getAuthTag(), sealed]);
}

/** @throws UnsealError when it was not sealed by this shop for this purpose */
export async function unseal(db: Db, purpose: string, bytes: Buffer): Promise<string> {
  const tagAt = 1 + IV_BYTES;
  const textAt = tagAt + TAG_BYTES;
  if (bytes.length < textAt || bytes[0] !== FORM) throw new UnsealError(purpose);
  const decipher = createDecipheriv('aes-256-gcm', await keyFor(db, purpose), bytes.subarray(1, tagAt));
  decipher.setAuthTag(bytes.subarray(tagAt, textAt));
  try {
    return Buffer.concat([decipher.update(bytes.subarray(textAt)), decipher.final()]).toString('utf8');
  } catch {
    throw new UnsealError(purpose);
  }
}

function keyFor(db: Db, purpose: string): Promise<Buffer> {
  return hiddenKey(db, 'sealed', purpose);
}
