import { sql } from 'kysely';
import type { Db } from './db/database.ts';
import type { Logger } from './log.ts';

/** A message that waits longer than this is stuck: somebody should look at it. */
export const STUCK_AFTER_MINUTES = 15;

export interface WaitingMessages {
  topic: string;
  waiting: number;
  /** Age of the oldest one that waits. */
  oldestSeconds: number;
  /** Of those that wait: parked, or not done for `STUCK_AFTER_MINUTES`. */
  stuck: number;
}

/** What the outbox has not delivered yet, by topic. */
export async function waitingMessages(db: Db): Promise<WaitingMessages[]> {
  const { rows } = await sql<WaitingMessages>`
    select topic, count(*)::int as waiting, extract(epoch from now() - min(created_at)) as "oldestSeconds",
      (count(*) filter (where parked_at is not null
        or created_at < now() - make_interval(mins => ${STUCK_AFTER_MINUTES})))::int as stuck
    from outbox where processed_at is null group by topic order by topic`.execute(db);
  return rows;
}

/** Job: one line for all that is stuck, until a person has decided (docs/how-to/production.md). */
export async function reportStuckMessages({ db, log }: { db: Db; log: Logger }): Promise<void> {
  const stuck = (await waitingMessages(db)).filter((each) => each.stuck > 0);
  if (stuck.length > 0) log.error({ stuck }, 'messages of the outbox are stuck');
}

export interface StuckMessage {
  id: number;
  topic: string;
  payload: object;
  createdAt: Date;
  attempts: number;
  lastError: string | null;
  /** Not tried any more until somebody asks for it. */
  parked: boolean;
}

/** Every stuck message, oldest first. */
export async function stuckMessages(db: Db): Promise<StuckMessage[]> {
  const { rows } = await sql<StuckMessage>`
    select outbox_id as id, topic, payload, created_at as "createdAt", attempts, last_error as "lastError",
      parked_at is not null as parked
    from outbox where processed_at is null
      and (parked_at is not null or created_at < now() - make_interval(mins => ${STUCK_AFTER_MINUTES}))
    order by created_at, outbox_id`.execute(db);
  return rows;
}

/** A person wants these (or all that wait) tried now; one that was parked gets another try. @returns how many there are */
export async function retryMessages(db: Db, ids: readonly number[] | 'all'): Promise<number> {
  const { rows } = await sql<{ outbox_id: number }>`
    update outbox set next_at = now(), parked_at = null
     where processed_at is null and ${ids === 'all' ? sql`true` : sql`outbox_id = any(${ids})`}
    returning outbox_id`.execute(db);
  if (rows.length > 0) await sql`select pg_notify('outbox', '')`.execute(db);
  return rows.length;
}

/** A person has seen to it otherwise: the message is not delivered any more; the row stays for 30 days and says so. */
export async function dropMessage(db: Db, id: number): Promise<boolean> {
  const { rows } = await sql`
    update outbox set processed_at = now(), dropped = true where outbox_id = ${id} and processed_at is null
    returning outbox_id`.execute(db);
  return rows.length > 0;
}
