import { sql } from 'kysely';
import type { Config } from '../../platform/config.ts';
import type { Db } from '../../platform/db/database.ts';

/** Hidden keys of the counters an attempt belongs to. */
export interface AttemptKeys {
  address: Buffer;
  account: Buffer;
  both: Buffer;
}

type Limits = Pick<Config['limits'], 'loginPerAddress' | 'loginPerAccount' | 'loginWindowMinutes'>;

/**
 * Counts an attempt for each key that is not waiting; past its limit the key then waits. Raw, because it is one statement with
 * its keys in order, so that attempts cannot deadlock.
 * @returns the keys it was counted for
 */
export async function countAttempt(db: Db, keys: AttemptKeys, limits: Limits, now: Date): Promise<Buffer[]> {
  const { loginPerAddress, loginPerAccount, loginWindowMinutes } = limits;
  const failures = sql`case when login_attempt.updated_at < ${now}::timestamptz - make_interval(mins => ${loginWindowMinutes}::int)
    then 1 else login_attempt.failures + 1 end`;
  const limit = sql`case when excluded.key = ${keys.address}::bytea then ${loginPerAddress}::int else ${loginPerAccount}::int end`;
  const { rows } = await sql<{ key: Buffer }>`
    insert into login_attempt (key, failures, updated_at, of_account)
    select key, 1, ${now}::timestamptz, case when key = ${keys.both}::bytea then ${keys.account}::bytea end
      from unnest(${[keys.address, keys.account, keys.both]}::bytea[]) as k(key) order by key
    on conflict (key) do update
       set failures = ${failures}, updated_at = excluded.updated_at,
           blocked_until = case when ${failures} >= ${limit} then ${now}::timestamptz + make_interval(secs =>
             least(power(2, least(${failures} - ${limit}, 20)), ${loginWindowMinutes * 60}::int)) end
     where login_attempt.blocked_until is null or login_attempt.blocked_until <= ${now}::timestamptz
    returning key`.execute(db);
  return rows.map((row) => row.key);
}

export async function forgetKeys(db: Db, keys: readonly Buffer[]): Promise<void> {
  await db.deleteFrom('login_attempt').where('key', 'in', keys).execute();
}

/** Forgets the failures of an account, and those from each address that tried it. */
export async function forgetAccountKeys(db: Db, account: Buffer): Promise<void> {
  await db
    .deleteFrom('login_attempt')
    .where(({ or, eb }) => or([eb('key', '=', account), eb('of_account', '=', account)]))
    .execute();
}

/** Until when an account waits, from anywhere or from one address. */
export async function accountWaitsUntil(db: Db, account: Buffer, now: Date): Promise<Date | undefined> {
  const row = await db
    .selectFrom('login_attempt')
    .select((eb) => eb.fn.max('blocked_until').as('until'))
    .where(({ or, eb }) => or([eb('key', '=', account), eb('of_account', '=', account)]))
    .where('blocked_until', '>', now)
    .executeTakeFirst();
  return row?.until ?? undefined;
}

/** Takes attempts of a key back; it goes on waiting while as many as `limit` are left. */
export async function takeBack(db: Db, key: Buffer, attempts: number, limit: number): Promise<void> {
  await sql`
    update login_attempt set failures = greatest(failures - ${attempts}::int, 0),
           blocked_until = case when failures - ${attempts}::int >= ${limit}::int then blocked_until end
     where key = ${key}`.execute(db);
}

/** Remembers an address its owner has logged in from. */
export async function rememberKey(db: Db, key: Buffer, now: Date): Promise<void> {
  await db
    .insertInto('login_attempt')
    .values({ key, failures: 0, updated_at: now })
    .onConflict((conflict) => conflict.column('key').doUpdateSet({ updated_at: now }))
    .execute();
}

export async function isRemembered(db: Db, key: Buffer): Promise<boolean> {
  const row = await db.selectFrom('login_attempt').select('failures').where('key', '=', key).executeTakeFirst();
  return row !== undefined;
}

/** Until when the keys wait; of those that do not, nothing. */
export async function waitsOf(db: Db, keys: readonly Buffer[]): Promise<Date[]> {
  const rows = await db.selectFrom('login_attempt').select('blocked_until').where('key', 'in', keys).execute();
  return rows.flatMap((row) => row.blocked_until ?? []);
}

/** Removes counters nobody needs: of failures after a day, known addresses after half a year. */
export async function forgetBefore(db: Db, now: Date): Promise<void> {
  await db
    .deleteFrom('login_attempt')
    .where('updated_at', '<', (eb) =>
      eb
        .case()
        .when('failures', '=', 0)
        .then(sql<Date>`${now}::timestamptz - interval '180 days'`)
        .else(sql<Date>`${now}::timestamptz - interval '1 day'`)
        .end(),
    )
    .execute();
}
