import { AsyncLocalStorage } from 'node:async_hooks';
import { Kysely, PostgresDialect, type Transaction } from 'kysely';
import pg from 'pg';
import type { Database } from './schema.generated.ts';

/** Plain connection or transaction: repositories take this. */
export type Db = Kysely<Database>;
/** Something that must run inside a transaction takes this. */
export type Tx = Transaction<Database>;

export interface DatabaseHandle {
  db: Db;
  pool: pg.Pool;
  close(): Promise<void>;
}

export interface DatabaseOptions {
  poolSize?: number;
  /** A statement running longer is cancelled; milliseconds. */
  statementTimeoutMs?: number;
  applicationName?: string;
  /** The address is a pooler's in transaction mode: a statement may run in another session than the one before. */
  pooled?: boolean;
}

const INT8 = 20;
const NUMERIC = 1700;
const DATE = 1082;

/**
 * int8 and numeric arrive as numbers (cents and thousandths stay far below 2^53), date as `YYYY-MM-DD` text, timestamptz as
 * Date. Kept to our own pools: the global parsers of `pg` are left alone because pg-boss shares the library.
 */
const types: pg.CustomTypesConfig = {
  getTypeParser(oid: number, format?: 'text' | 'binary') {
    if (oid === INT8 || oid === NUMERIC) return (text: string) => Number(text);
    if (oid === DATE) return (text: string) => text;
    return pg.types.getTypeParser(oid, format as 'text');
  },
};

/** Opens a pool; does not connect until the first statement. */
export function openDatabase(url: string, options: DatabaseOptions = {}): DatabaseHandle {
  const pool = new pg.Pool({
    connectionString: url,
    max: options.poolSize ?? 10,
    types,
    application_name: options.applicationName ?? 'sporta',
    connectionTimeoutMillis: 10_000,
    idleTimeoutMillis: 60_000,
    // a machine that loses its power says nothing: its connections are noticed after some 20 seconds instead of hours
    keepAlive: true,
    keepAliveInitialDelayMillis: 10_000,
    ...(options.pooled ? behindPooler : ownSessions(options)),
  });
  // A connection cut by the server (restart, failover) must not bring the process down: the pool replaces it. The pool listens
  // to idle ones only; of one in use the statement in hand fails, which its caller hears.
  pool.on('error', () => {});
  pool.on('connect', (client) => client.on('error', () => {}));
  promiseAnswers(pool);
  if (!options.pooled) prepareHotStatements(pool);
  countStatementsOf(pool);
  const db = new Kysely<Database>({ dialect: new PostgresDialect({ pool }) });
  let closed: Promise<void> | undefined;
  return {
    db,
    pool,
    close: () => {
      closed ??= db.destroy();
      return closed;
    },
  };
}

// The shop's clock is Europe/Rome, whatever the machine says; `current_date` in SQL means the shop's day.
const TIME_ZONE = 'Europe/Rome';

function ownSessions(options: DatabaseOptions): pg.PoolConfig {
  return {
    statement_timeout: options.statementTimeoutMs ?? 15_000,
    // Waiting for a row that somebody else holds ends before that, and is answered with 503.
    lock_timeout: 8_000,
    idle_in_transaction_session_timeout: 30_000,
    options: `-c TimeZone=${TIME_ZONE}`,
  };
}

/**
 * A pooler refuses settings at the start of a connection, and keeps of those set later the time zone and few others for each of
 * its clients. The limits of time are those of the role (docs/how-to/living-through-failure.md).
 */
const behindPooler: pg.PoolConfig = {
  onConnect: async (client) => void (await client.query(`set timezone to '${TIME_ZONE}'`)),
};

const SERIALIZATION_FAILURE = '40001';
const DEADLOCK_DETECTED = '40P01';
const MAX_ATTEMPTS = 4;

/** The transaction a piece of work belongs to, for as long as it is open. */
const current = new AsyncLocalStorage<{ open: boolean }>();

/** True in work that runs inside an open transaction. */
export function isInTransaction(): boolean {
  return current.getStore()?.open === true;
}

/**
 * Runs `work` in a read-committed transaction and commits. Serialization failures and deadlocks are tried again (at most
 * 4 times in all, with a short random pause), so `work` must have no effect outside the database. A connection that is lost
 * is not tried again: it may have been lost after the commit.
 */
export async function withTransaction<T>(db: Db, work: (tx: Tx) => Promise<T>): Promise<T> {
  if (db.isTransaction) return work(db as Tx);
  for (let attempt = 1; ; attempt++) {
    const mark = { open: true };
    try {
      return await current.run(mark, () => db.transaction().execute(work));
    } catch (error) {
      if (attempt === MAX_ATTEMPTS || !isRetryable(error)) throw error;
    } finally {
      mark.open = false;
    }
    await new Promise((resolve) => setTimeout(resolve, Math.random() * 25 * attempt));
  }
}

function isRetryable(error: unknown): boolean {
  const code = (error as { code?: string }).code;
  return code === SERIALIZATION_FAILURE || code === DEADLOCK_DETECTED;
}

/** True when `error` is the violation of a unique constraint (of the one named, when given). */
export function isUniqueViolation(error: unknown, constraint?: string): boolean {
  const { code, constraint: violated } = error as { code?: string; constraint?: string };
  return code === '23505' && (constraint === undefined || violated === constraint);
}

/**
 * The promises `pg` makes itself hold on to one another, each with the rows of its statement, until V8 goes through the whole heap: a
 * call that sends six statements left 30 to 60 kB behind. What it answers by callback is let go of at once.
 */
function promiseAnswers(pool: pg.Pool): void {
  pool.on('connect', (client) => {
    const query = client.query.bind(client) as (...args: unknown[]) => unknown;
    client.query = ((...args: unknown[]) => {
      if (typeof args.at(-1) === 'function') return query(...args);
      const answered = new Promise((resolve, reject) => {
        query(...args, (error: Error | null, result: unknown) => (error ? reject(error) : resolve(result)));
      });
      return answered.catch((error: Error) => {
        // from the socket back to whoever sent the statement
        Error.captureStackTrace(error);
        throw error;
      });
    }) as typeof client.query;
  });
}

const PREPARED = /^\s*\/\* prepared: ([a-z-]{1,60}) \*\//;

/**
 * PostgreSQL plans a prepared statement anew for its first five values, and for ever where it guesses that a plan made for them
 * saves more than planning costs. It guesses wrong where a statement joins thirty tables by their keys: planning the one that loads
 * a cart takes twenty times as long as its work. In hot transactions the first plan is kept.
 */
const HOT_BEGIN = 'begin; set local plan_cache_mode = force_generic_plan';

/**
 * A statement that begins with the comment `prepared: name`, or is sent while `preparing` work runs, is parsed and planned once
 * per connection instead of each time: worth it for what is sent all day. Its text must be the same whenever it is sent.
 */
function prepareHotStatements(pool: pg.Pool): void {
  pool.on('connect', (client) => {
    const query = client.query.bind(client) as (...args: unknown[]) => unknown;
    client.query = ((...args: unknown[]) => {
      const [text, values, ...callback] = args;
      if (text === 'begin' && hot.getStore()) return query(HOT_BEGIN, ...args.slice(1));
      const name = Array.isArray(values) && typeof text === 'string' ? nameOf(text) : undefined;
      return name === undefined ? query(...args) : query({ name, text, values }, ...callback);
    }) as typeof client.query;
  });
}

const hot = new AsyncLocalStorage<true>();

/**
 * Runs `work`; its statements are prepared, which saves more than half of their time where they look rows up by their keys. Within
 * its transactions they are planned once for whatever values (`HOT_BEGIN`): for work that finds rows by keys, not for lists.
 */
export function preparing<T>(work: () => Promise<T>): Promise<T> {
  return hot.run(true, work);
}

/** Each is kept by every connection: what makes its texts as it goes must not fill them. */
const mostNames = 300;
const names = new Map<string, string>();
/** The columns of `*` change with a migration, and a connection refuses a prepared statement whose columns have changed. */
const EVERY_COLUMN = /^\s*select\s+(distinct\s+)?("?\w+"?\.)?\*|returning\s+\*\s*$/i;

function nameOf(text: string): string | undefined {
  const given = PREPARED.exec(text)?.[1];
  if (given !== undefined || !hot.getStore()) return given;
  const known = names.get(text);
  if (known !== undefined || names.size === mostNames || EVERY_COLUMN.test(text)) return known;
  const name = `hot-${names.size}`;
  names.set(text, name);
  return name;
}

const counting = new AsyncLocalStorage<string[]>();

/**
 * Statements sent to PostgreSQL while `work` runs, in order, for query-budget tests. `begin` and `commit` do not count:
 * the budgets of the specification speak of statements that do work.
 */
export async function countStatements<T>(work: () => Promise<T>): Promise<{ result: T; statements: string[] }> {
  const statements: string[] = [];
  const result = await counting.run(statements, work);
  return { result, statements };
}

function countStatementsOf(pool: pg.Pool): void {
  pool.on('connect', (client) => {
    const query = client.query.bind(client) as (...args: unknown[]) => unknown;
    client.query = ((...args: unknown[]) => {
      const statements = counting.getStore();
      if (statements) {
        const [first] = args as [string | { text: string }];
        const text = typeof first === 'string' ? first : first.text;
        if (!/^\s*(begin|commit|rollback|savepoint|release)\b/i.test(text)) statements.push(text);
      }
      return query(...args);
    }) as typeof client.query;
  });
}
