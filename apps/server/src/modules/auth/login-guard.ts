import { sql } from 'kysely';
import type { Db } from '../../platform/db/database.ts';
import type { Deps } from '../../platform/deps.ts';
import { hiddenKey } from '../../platform/shop-secret.ts';

/*
 * Slows guessing down without ever locking the owner out. Failures are counted for the address, for the account, and for
 * the account from that address. Past its limit each key waits 1, 2, 4, 8… seconds, at most the length of the window.
 * The wait of the account as a whole does not hold for addresses from which its owner has logged in before, so somebody
 * who hammers an account from elsewhere does not shut its owner out; and a password reset by e-mail always lets them in.
 *
 * An attempt is counted before the password is looked at and taken back when it was right: a hundred guesses at once
 * count as a hundred.
 */

export interface GuardedAttempt {
  /** Seconds to wait; the password must then not be looked at. */
  waitSeconds: number;
  /** To be called when the password was right. */
  succeeded(): Promise<void>;
}

interface Keys {
  address: Buffer;
  account: Buffer;
  both: Buffer;
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
  const counted = await countAttempt(deps, keys, now);
  const refused = [
    ...(counted.has(hex(keys.address)) ? [] : [keys.address]),
    ...(counted.has(hex(keys.both)) ? [] : [keys.both]),
    ...(counted.has(hex(keys.account)) || (await exists(deps.db, keys.known)) ? [] : [keys.account]),
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
  await forgive(deps, await keysFor(deps.db, subject, ip), now, { takeBack: 0 });
}

/** Removes counters nobody needs; run by a job. Known addresses are remembered for half a year. */
export async function forgetOldAttempts({ db, clock }: Pick<Deps, 'db' | 'clock'>): Promise<void> {
  const now = clock.now();
  await sql`
    delete from login_attempt
     where updated_at < ${now}::timestamptz - case when failures = 0 then interval '180 days' else interval '1 day' end`.execute(
    db,
  );
}

/** One statement; a key that is waiting is not counted and not returned. Keys in order, so that attempts cannot deadlock. */
async function countAttempt({ db, config }: GuardDeps, keys: Keys, now: Date): Promise<Set<string>> {
  const { loginPerAddress, loginPerAccount, loginWindowMinutes } = config.limits;
  const failures = sql`case when login_attempt.updated_at < ${now}::timestamptz - make_interval(mins => ${loginWindowMinutes}::int)
    then 1 else login_attempt.failures + 1 end`;
  const limit = sql`case when excluded.key = ${keys.address}::bytea then ${loginPerAddress}::int else ${loginPerAccount}::int end`;
  const { rows } = await sql<{ key: Buffer }>`
    insert into login_attempt (key, failures, updated_at)
    select key, 1, ${now}::timestamptz from unnest(${[keys.address, keys.account, keys.both]}::bytea[]) as k(key) order by key
    on conflict (key) do update
       set failures = ${failures}, updated_at = excluded.updated_at,
           blocked_until = case when ${failures} >= ${limit} then ${now}::timestamptz + make_interval(secs =>
             least(power(2, least(${failures} - ${limit}, 20)), ${loginWindowMinutes * 60}::int)) end
     where login_attempt.blocked_until is null or login_attempt.blocked_until <= ${now}::timestamptz
    returning key`.execute(db);
  return new Set(rows.map((row) => hex(row.key)));
}

async function forgive(
  { db, config }: GuardDeps,
  keys: Keys,
  now: Date,
  { takeBack } = { takeBack: 1 },
): Promise<void> {
  await sql`delete from login_attempt where key in (${keys.account}, ${keys.both})`.execute(db);
  // Only its own attempt is taken back: an account of one's own must not wipe out the failures of an address.
  await sql`
    update login_attempt set failures = greatest(failures - ${takeBack}::int, 0),
           blocked_until = case when failures - ${takeBack}::int >= ${config.limits.loginPerAddress}::int then blocked_until end
     where key = ${keys.address}`.execute(db);
  await sql`
    insert into login_attempt (key, failures, updated_at) values (${keys.known}, 0, ${now})
    on conflict (key) do update set updated_at = excluded.updated_at`.execute(db);
}

async function exists(db: Db, key: Buffer): Promise<boolean> {
  const row = await db.selectFrom('login_attempt').select('failures').where('key', '=', key).executeTakeFirst();
  return row !== undefined;
}

async function secondsLeft(db: Db, keys: Buffer[], now: Date): Promise<number> {
  const rows = await db.selectFrom('login_attempt').select('blocked_until').where('key', 'in', keys).execute();
  const until = Math.max(0, ...rows.map((row) => row.blocked_until?.getTime() ?? 0));
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
