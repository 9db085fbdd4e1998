import { sql } from 'kysely';
import { type Db, type Tx, withTransaction } from './database.ts';

/**
 * The one order in which rows are locked. Two transactions that both follow it cannot wait for each other in a circle;
 * within a kind, rows are locked by ascending id. The order is asserted at run time.
 */
export const LOCK_ORDER = ['round', 'customer', 'cart', 'timeslot', 'stock', 'order', 'payment'] as const;
export type LockKind = (typeof LOCK_ORDER)[number];

/** A bug in our own code, never the customer's doing. */
export class LockOrderError extends Error {
  constructor(message: string) {
    super(message);
    this.name = 'LockOrderError';
  }
}

const highestLocked = new WeakMap<object, number>();

/**
 * To be called before any statement that locks rows of `kind` (also a conditional UPDATE). Locking the same kind again is
 * allowed: the rows are usually the same ones.
 * @throws {LockOrderError} when this transaction has already locked a later kind.
 */
export function assertLockOrder(tx: Tx, kind: LockKind): void {
  const rank = LOCK_ORDER.indexOf(kind);
  const highest = highestLocked.get(tx) ?? -1;
  if (rank < highest) {
    throw new LockOrderError(`${kind} must be locked before ${LOCK_ORDER[highest]}: see LOCK_ORDER`);
  }
  highestLocked.set(tx, rank);
}

/**
 * Takes transaction-scoped advisory locks on `kind` for the given ids (integers), smallest first, in one statement.
 * For things that have no row of their own to lock yet; where a row exists, lock the row.
 */
export async function lockIds(tx: Tx, kind: LockKind, ids: readonly number[]): Promise<void> {
  assertLockOrder(tx, kind);
  const sorted = [...new Set(ids)].sort((a, b) => a - b);
  if (sorted.length === 0) return;
  await sql`select pg_advisory_xact_lock(${LOCK_ORDER.indexOf(kind)}, id)
    from unnest(${sorted}::int[]) with ordinality as wanted(id, place) order by place`.execute(tx);
}

/**
 * Runs `work` only if no other process holds the named lock; otherwise returns `undefined` at once.
 * For periodic work that one node at a time should do.
 */
export async function withNamedLock<T>(db: Db, name: string, work: (tx: Tx) => Promise<T>): Promise<T | undefined> {
  return withTransaction(db, async (tx) => {
    const { rows } = await sql<{
      held: boolean;
    }>`select pg_try_advisory_xact_lock(hashtextextended(${name}, 0)) as held`.execute(tx);
    return rows[0]?.held ? work(tx) : undefined;
  });
}
