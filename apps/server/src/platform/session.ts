import { createHash, randomBytes } from 'node:crypto';
import { type RawBuilder, sql } from 'kysely';
import type { Clock } from './clock.ts';
import type { Config } from './config.ts';
import type { Db } from './db/database.ts';
import { hotStatement, type SqlValue } from './db/hot-statement.ts';
import type { AnyFact, SessionFacts } from './session-facts.ts';
import { type StaffRights, staffRightsOf } from './staff-rights.ts';

/** Header and cookie that carry the token. */
export const SESSION_NAME = 'X-Ebsn-Account';

/** Who is logged in, read together with the session in one statement. */
export interface Account {
  accountId: number;
  login: string;
  email: string;
  firstName: string;
  lastName: string;
  profileConfirmed: boolean;
  /** Somebody who reads the mailbox has said that the account is theirs. */
  emailConfirmed: boolean;
  segment: 'household' | 'business' | 'staff';
  isMaster: boolean;
  isStaff: boolean;
  /** Rights at the Banco; null for customers, and for staff who did not come through the identity provider. */
  staff: StaffRights | null;
  isMember: boolean;
  priceListId: number;
  reducedDelivery: boolean;
  birthDate: string | null;
  fidelityCard: string | null;
  company: { companyId: number; name: string } | null;
  /** Somebody of the staff who buys for this customer, who is on the telephone. */
  actedBy?: ActingStaff;
  /** What modules know of the account; each is read by the fact itself: `fact.of(account)`. */
  facts: SessionFacts;
}

/** Who of the staff acts as a customer, and until when. */
export interface ActingStaff {
  accountId: number;
  firstName: string;
  lastName: string;
  until: Date;
  /** Began on the page of the customer's company, and goes back to it. */
  fromCompany: boolean;
}

export interface Session {
  account: Account;
  remember: boolean;
  expiresAt: Date;
}

export interface NewSession {
  /** Opaque, 256 bits, base64url: shown to the client once, stored nowhere. */
  token: string;
  expiresAt: Date;
  remember: boolean;
}

const TOKEN_SHAPE = /^[A-Za-z0-9_-]{43}$/;

const hashOf = (token: string) => createHash('sha256').update(token).digest();

interface SessionDeps {
  db: Db;
  config: Config;
  clock: Clock;
}

/** Hours and days of sessions, as the settings have them. */
type Lasts = { readonly [name in 'staffHours' | 'rememberDays' | 'days' | 'maxDays']: SqlValue<number> };

/** How long a session of the account `a` lives without a call, and at all, as SQL. Staff are not remembered. */
function lifetimes(lasts: Lasts, remember: RawBuilder<unknown>) {
  const staff = sql`make_interval(hours => ${lasts.staffHours}::int)`;
  return {
    idle: sql`case when a.segment = 'staff' then ${staff} else make_interval(days =>
      case when ${remember} then ${lasts.rememberDays}::int else ${lasts.days}::int end) end`,
    atMost: sql`case when a.segment = 'staff' then ${staff} else make_interval(days => ${lasts.maxDays}::int) end`,
  };
}

/**
 * Starts a session (inside `db`'s transaction when it is one). `clientLabel` names the device to its owner; only a session of
 * single sign-on opens the Banco.
 */
export async function createSession(
  { db, config, clock }: SessionDeps,
  accountId: number,
  { remember, clientLabel, singleSignOn = false }: { remember: boolean; clientLabel?: string; singleSignOn?: boolean },
): Promise<NewSession> {
  const token = randomBytes(32).toString('base64url');
  const now = clock.now();
  const { idle, atMost } = lifetimes(config.session, sql`${remember}::boolean`);
  const { rows } = await sql<{ expires_at: Date }>`
    insert into session (token_hash, account_id, remember, client_label, single_sign_on, created_at, last_seen_at, expires_at)
    select ${hashOf(token)}, a.account_id, ${remember}, ${clientLabel?.slice(0, 100) ?? null}, ${singleSignOn}, ${now}, ${now},
      ${now}::timestamptz + least(${idle}, ${atMost})
    from account a where a.account_id = ${accountId}
    returning expires_at`.execute(db);
  const [row] = rows;
  if (!row) throw new Error(`there is no account ${accountId} to start a session for`);
  return { token, expiresAt: row.expires_at, remember };
}

interface SessionRow {
  account_id: number;
  login: string;
  email: string;
  first_name: string;
  last_name: string;
  profile_confirmed: boolean;
  email_confirmed: boolean;
  segment: Account['segment'];
  is_master: boolean;
  is_member: boolean;
  price_list_id: number;
  reduced_delivery: boolean;
  birth_date: string | null;
  fidelity_card: string | null;
  company_id: number | null;
  company_name: string | null;
  remember: boolean;
  expires_at: Date;
  staff_roles: string[] | null;
  staff_store_ids: number[] | null;
  is_locked: boolean;
  acting_id: number | null;
  acting_first_name: string | null;
  acting_last_name: string | null;
  acting_until: Date | null;
  acting_from_company: boolean;
  [fact: `fact_${string}`]: unknown;
}

/**
 * The live session of `token`, or `undefined` (unknown, expired, or the account was disabled). One statement: it also reads
 * the facts of the modules and slides the expiry, at most once a minute so that reading does not become writing, and never
 * past the end every session has.
 * @param side in the shop a session that buys for a customer is that customer's, and nobody's once its time is over or the Banco
 *   is locked; at the Banco it stays that of the staff
 */
export async function resolveSession(
  { db, config, clock, sessionFacts }: SessionDeps & { sessionFacts: readonly AnyFact[] },
  token: string,
  side: 'shop' | 'banco' = 'shop',
): Promise<Session | undefined> {
  if (!TOKEN_SHAPE.test(token)) return undefined;
  const [row] = await sessionStatement(sessionFacts)(db, {
    ...config.session,
    token: hashOf(token),
    now: clock.now(),
    shop: side === 'shop',
  });
  return row && { account: toAccount(row, sessionFacts), remember: row.remember, expiresAt: row.expires_at };
}

const statements = new WeakMap<readonly AnyFact[], ReturnType<typeof writeStatement>>();

/** The statement that reads a session with these facts. */
function sessionStatement(facts: readonly AnyFact[]): ReturnType<typeof writeStatement> {
  const known = statements.get(facts) ?? writeStatement(facts);
  statements.set(facts, known);
  return known;
}

const writeStatement = (facts: readonly AnyFact[]) =>
  hotStatement(
    'resolve-session',
    {
      token: 'bytea',
      now: 'timestamptz',
      shop: 'boolean',
      staffHours: 'int',
      rememberDays: 'int',
      days: 'int',
      maxDays: 'int',
    },
    ({ token, now, shop, ...lasts }) => {
      const { idle, atMost } = lifetimes(lasts, sql`session.remember`);
      const acts = sql`(${shop} and s.acting_for is not null)`;
      const columns = facts.map((fact) => sql`, ${fact.column(now)} as ${sql.ref(columnOf(fact))}`);
      return sql<SessionRow>`
    with touched as (
      update session
         set last_seen_at = ${now},
             expires_at = least(${now} + ${idle}, session.created_at + ${atMost})
        from account a
       where token_hash = ${token} and expires_at > ${now} and a.account_id = session.account_id
         and last_seen_at < ${now} - interval '1 minute'
      returning token_hash, expires_at
    )
    select a.account_id, a.login, a.email, a.first_name, a.last_name, a.profile_confirmed,
           a.email_confirmed_at is not null as email_confirmed, a.segment, a.is_master,
           a.is_member, a.price_list_id, a.reduced_delivery, a.birth_date, a.fidelity_card,
           c.company_id, c.name as company_name, s.remember,
           m.roles as staff_roles, m.store_ids as staff_store_ids, s.locked_at is not null as is_locked,
           b.account_id as acting_id, b.first_name as acting_first_name, b.last_name as acting_last_name, s.acting_until,
           s.acting_from_company,
           coalesce(t.expires_at, s.expires_at) as expires_at${sql.join(columns, sql``)}
      from session s
      join account a on a.account_id = case when ${acts} then s.acting_for else s.account_id end
      left join account b on ${acts} and b.account_id = s.account_id and b.disabled_at is null
        and s.acting_until > ${now} and s.locked_at is null and exists (select from staff_member w
          where w.account_id = b.account_id and w.roles && array['customer-care', 'store-manager', 'director'])
      left join company c on c.company_id = a.company_id
      left join staff_member m on m.account_id = a.account_id and a.segment = 'staff' and s.single_sign_on
      left join touched t on t.token_hash = s.token_hash
     where s.token_hash = ${token} and s.expires_at > ${now} and a.disabled_at is null
       and (not ${acts} or (b.account_id is not null and a.segment <> 'staff'))
       and s.created_at > ${now} - ${atMost}`;
    },
  );

const columnOf = ({ name }: AnyFact) => `fact_${name}` as const;

function toAccount(row: SessionRow, facts: readonly AnyFact[]): Account {
  return {
    accountId: row.account_id,
    login: row.login,
    email: row.email,
    firstName: row.first_name,
    lastName: row.last_name,
    profileConfirmed: row.profile_confirmed,
    emailConfirmed: row.email_confirmed,
    segment: row.segment,
    isMaster: row.is_master,
    isStaff: row.segment === 'staff',
    staff: staffRightsOf(row),
    isMember: row.is_member,
    priceListId: row.price_list_id,
    reducedDelivery: row.reduced_delivery,
    birthDate: row.birth_date,
    fidelityCard: row.fidelity_card,
    company: row.company_id === null ? null : { companyId: row.company_id, name: row.company_name ?? '' },
    ...(row.acting_id === null || row.acting_until === null
      ? {}
      : {
          actedBy: {
            accountId: row.acting_id,
            firstName: row.acting_first_name ?? '',
            lastName: row.acting_last_name ?? '',
            until: row.acting_until,
            fromCompany: row.acting_from_company,
          },
        }),
    facts: new Map(facts.map((fact) => [fact, row[columnOf(fact)]])),
  };
}

/** Locks or opens the Banco of a session. */
export async function setSessionLocked(db: Db, token: string, lockedAt: Date | null): Promise<void> {
  await db.updateTable('session').set({ locked_at: lockedAt }).where('token_hash', '=', hashOf(token)).execute();
}

/** Makes a session of the staff that of a customer in the shop, until then; without one it is their own again. */
export async function setActing(
  db: Db,
  token: string,
  acting: { customerId: number; until: Date; fromCompany: boolean } | undefined,
): Promise<void> {
  await db
    .updateTable('session')
    .set({
      acting_for: acting?.customerId ?? null,
      acting_until: acting?.until ?? null,
      acting_from_company: acting?.fromCompany ?? false,
    })
    .where('token_hash', '=', hashOf(token))
    .execute();
}

/** Ends the session of `token` for good. */
export async function destroySession(db: Db, token: string): Promise<void> {
  if (!TOKEN_SHAPE.test(token)) return;
  await db.deleteFrom('session').where('token_hash', '=', hashOf(token)).execute();
}

/** Ends every session of an account, e.g. after a change of password, and those that buy for it; `exceptToken` stays. */
export async function destroySessionsOf(db: Db, accountId: number, exceptToken?: string): Promise<void> {
  let query = db.deleteFrom('session').where('account_id', '=', accountId);
  if (exceptToken) query = query.where('token_hash', '!=', hashOf(exceptToken));
  await query.execute();
  await db
    .updateTable('session')
    .set({ acting_for: null, acting_until: null, acting_from_company: false })
    .where('acting_for', '=', accountId)
    .execute();
}

export interface SessionSummary {
  sessionId: number;
  label: string | null;
  remember: boolean;
  createdAt: Date;
  lastSeenAt: Date;
  /** The one of `token`. */
  current: boolean;
}

/** Live sessions of an account: the one of `token` first, then those used last. */
export async function listSessions(
  db: Db,
  { accountId, token, now }: { accountId: number; token: string | undefined; now: Date },
): Promise<SessionSummary[]> {
  const { rows } = await sql<SessionSummary>`
    select session_id as "sessionId", client_label as label, remember, created_at as "createdAt",
      last_seen_at as "lastSeenAt", token_hash = ${hashOf(token ?? '')} as current
    from session where account_id = ${accountId} and expires_at > ${now}
    order by current desc, last_seen_at desc, session_id desc`.execute(db);
  return rows;
}

/** Ends one session of an account. @returns false when it has none of this number */
export async function destroySessionById(
  db: Db,
  { accountId, sessionId }: { accountId: number; sessionId: number },
): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('session')
    .where('account_id', '=', accountId)
    .where('session_id', '=', sessionId)
    .executeTakeFirst();
  return numDeletedRows === 1n;
}

/** Removes sessions that ended; run by a job. Returns how many. */
export async function removeExpiredSessions(db: Db): Promise<number> {
  const result = await db.deleteFrom('session').where('expires_at', '<', new Date()).executeTakeFirst();
  return Number(result.numDeletedRows);
}
