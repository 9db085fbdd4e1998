import { hash, verify } from '@node-rs/argon2';
import { withTransaction } from '../../platform/db/database.ts';
import type { Deps } from '../../platform/deps.ts';
import type { Account } from '../../platform/session.ts';
import { writeAudit } from '../audit/index.ts';
import { countPinTry, findPin, forgetPinTries, setPinHash } from './staff-members.repo.ts';

/** Wrong PINs in a row after which the session ends: who knows it signs in again. */
const mostWrongPins = 5;

/** Why a PIN is no good, in Italian: all the same digit, or counting up or down. */
export function pinProblem(pin: string): string | undefined {
  const steps = new Set([...pin].slice(1).map((digit, index) => Number(digit) - Number(pin[index])));
  const [only] = steps;
  const isRow = steps.size === 1 && only !== undefined && Math.abs(only) <= 1;
  return isRow ? 'Questo PIN si indovina subito: scegline uno meno regolare' : undefined;
}

export async function choosePin(deps: Deps, account: Account, pin: string): Promise<void> {
  const pinHash = await hash(pin);
  const now = deps.clock.now();
  await withTransaction(deps.db, async (tx) => {
    await setPinHash(tx, account.accountId, pinHash);
    await writeAudit(tx, { account, now }, 'session.set-pin', { subject: { kind: 'session' } });
  });
}

/** Whether a PIN opens the Banco. `none`: there is no PIN; `ended`: this was one wrong PIN too many. */
export async function checkPin(
  { db }: Pick<Deps, 'db'>,
  accountId: number,
  pin: string,
): Promise<'right' | 'wrong' | 'none' | 'ended'> {
  const pinHash = await findPin(db, accountId);
  if (!pinHash) return 'none';
  const tries = await countPinTry(db, accountId);
  if (tries <= mostWrongPins && (await verify(pinHash, pin))) {
    await forgetPinTries(db, accountId);
    return 'right';
  }
  // the count stays until the next sign-in: tries side by side, and those of other sessions, get no new ones
  return tries < mostWrongPins ? 'wrong' : 'ended';
}
