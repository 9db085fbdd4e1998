import type { Db } from '../../platform/db/database.ts';
import type { Deps } from '../../platform/deps.ts';
import { hiddenKey } from '../../platform/shop-secret.ts';
import {
  type AttemptKeys,
  accountWaitsUntil,
  countAttempt,
  forgetAccountKeys,
  forgetBefore,
  forgetKeys,
  isRemembered,
  rememberKey,
  takeBack,
  waitsOf,
} from './login-attempts.repo.ts';

/*
 * Slows guessing down without ever locking the owner out. It counts failures for the address, for the account, and for the
 * account from that address. Past its limit each key waits 1, 2, 4, 8… seconds, at most the length of the window.
 * The wait of the account as a whole does not hold for addresses from which its owner has logged in before, so somebody
 * who hammers an account from elsewhere does not shut its owner out; and a password reset by e-mail always lets them in.
 *
 * It counts an attempt before anybody looks at the password and takes it back when that was right: a hundred guesses at once
 * count as a hundred.
 */

export interface GuardedAttempt {
  /** Seconds to wait; above 0 the caller must not look at the password. */
  waitSeconds: number;
  /** The caller says that the password was right. */
  succeeded(): Promise<void>;
}

interface Keys extends AttemptKeys {
  known: Buffer;
}

type GuardDeps = Pick<Deps, 'db' | 'config'>;

/**
 * Counts an attempt.
 * @param subject what is guessed at: `#<accountId>`, or what was typed when there is no such account
 * @param ip address of the client
 */
export async function guardAttempt(
  deps: GuardDeps,
  { subject, ip, now }: { subject: string; ip: string; now: Date },
): Promise<GuardedAttempt> {
  const keys = await keysFor(deps.db, subject, ip);
  const counted = new Set((await countAttempt(deps.db, keys, deps.config.limits, now)).map(hex));
  const refused = [
    ...(counted.has(hex(keys.address)) ? [] : [keys.address]),
    ...(counted.has(hex(keys.both)) ? [] : [keys.both]),
    ...(counted.has(hex(keys.account)) || (await isRemembered(deps.db, keys.known)) ? [] : [keys.account]),
  ];
  return {
    waitSeconds: refused.length === 0 ? 0 : await secondsLeft(deps.db, refused, now),
    succeeded: () => forgive(deps, keys, now),
  };
}

/** The owner has proved to be it by other means (a mail): the address becomes a known one and nothing waits. */
export async function trustAddress(
  deps: GuardDeps,
  { subject, ip, now }: { subject: string; ip: string; now: Date },
): Promise<void> {
  await forgive(deps, await keysFor(deps.db, subject, ip), now, { attempts: 0 });
}

const accountKey = (db: Db, accountId: number) => hiddenKey(db, 'account', `#${accountId}`);

/** Staff let the owner try again at once, from every address; what an address has done to other accounts stays counted. */
export async function letTryAgain(db: Db, accountId: number): Promise<void> {
  await forgetAccountKeys(db, await accountKey(db, accountId));
}

/** Until when the shop lets nobody try the password of an account; undefined = they may. */
export async function signInWaitsUntil(db: Db, accountId: number, now: Date): Promise<Date | undefined> {
  return accountWaitsUntil(db, await accountKey(db, accountId), now);
}

/** Removes counters nobody needs, in a job; keeps known addresses for half a year. */
export function forgetOldAttempts({ db, clock }: Pick<Deps, 'db' | 'clock'>): Promise<void> {
  return forgetBefore(db, clock.now());
}

async function forgive(
  { db, config }: GuardDeps,
  keys: Keys,
  now: Date,
  { attempts } = { attempts: 1 },
): Promise<void> {
  await forgetKeys(db, [keys.account, keys.both]);
  // Takes back its own attempt only: an account of one's own must not wipe out the failures of an address.
  await takeBack(db, keys.address, attempts, config.limits.loginPerAddress);
  await rememberKey(db, keys.known, now);
}

async function secondsLeft(db: Db, keys: Buffer[], now: Date): Promise<number> {
  const waits = await waitsOf(db, keys);
  const until = Math.max(0, ...waits.map((wait) => wait.getTime()));
  return Math.max(1, Math.ceil((until - now.getTime()) / 1000));
}

async function keysFor(db: Db, subject: string, ip: string): Promise<Keys> {
  const [address, account, both, known] = await Promise.all([
    hiddenKey(db, 'address', ip),
    hiddenKey(db, 'account', subject),
    hiddenKey(db, 'both', subject, ip),
    hiddenKey(db, 'known', subject, ip),
  ]);
  return { address, account, both, known };
}

const hex = (key: Buffer) => key.toString('hex');
