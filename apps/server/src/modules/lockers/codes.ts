import { randomInt, timingSafeEqual } from 'node:crypto';
import { LOCKER_CODE_DIGITS } from '@sporta/domain';
import type { Db } from '../../platform/db/database.ts';
import { seal, unseal } from '../../platform/sealed.ts';

/* Codes that open doors. They are kept sealed, and no log, message of the outbox or answer to another person holds them. */

const purpose = 'locker-code';

/** A code that opens nothing else among these. */
export async function newSealedCode(db: Db, live: readonly Buffer[]): Promise<Buffer> {
  const taken = new Set(await Promise.all(live.map((sealed) => unseal(db, purpose, sealed))));
  for (;;) {
    const code = String(randomInt(10 ** LOCKER_CODE_DIGITS)).padStart(LOCKER_CODE_DIGITS, '0');
    if (!taken.has(code)) return seal(db, purpose, code);
  }
}

export const openCode = (db: Db, sealed: Buffer): Promise<string> => unseal(db, purpose, sealed);

/** Whether somebody said the code; takes the same time for any of its length. */
export async function isCode(db: Db, sealed: Buffer, said: string): Promise<boolean> {
  const [code, given] = [Buffer.from(await openCode(db, sealed)), Buffer.from(said)];
  return code.length === given.length && timingSafeEqual(code, given);
}
