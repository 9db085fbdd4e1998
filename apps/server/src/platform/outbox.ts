import { sql } from 'kysely';
import type { Db, Tx } from './db/database.ts';
import type { Deps } from './deps.ts';

/**
 * Handlers by topic. A message is delivered at least once (a crash after the handler repeats it), so a handler must bear
 * repetition; messages of one topic may arrive out of order after a failure.
 */
export type OutboxHandlers = Record<string, (payload: never, deps: Deps) => Promise<void>>;

/** Given up after this many failures; the row stays, unprocessed, for people to look at. */
export const MAX_ATTEMPTS = 12;
const BATCH = 20;
const POLL_MS = 5_000;

/** Announces something in the same transaction as the change itself: both happen or neither does. */
export async function writeOutbox(tx: Tx | Db, topic: string, payload: object): Promise<void> {
  await tx
    .insertInto('outbox')
    .values({ topic, payload: JSON.stringify(payload) })
    .execute();
}

interface OutboxRow {
  outbox_id: number;
  topic: string;
  payload: object;
}

/**
 * Delivers waiting messages, at most one batch, and returns how many were taken. Rows are locked while they are handled and
 * skipped by other workers. A failed one waits 2, 4, 8… seconds after it was written.
 */
export async function deliverOutbox(deps: Deps, handlers: OutboxHandlers): Promise<number> {
  return deps.db.transaction().execute(async (tx) => {
    const { rows } = await sql<OutboxRow>`
      select outbox_id, topic, payload from outbox
       where processed_at is null and attempts < ${MAX_ATTEMPTS}
         and (attempts = 0 or created_at < now() - make_interval(secs => power(2, attempts)))
       order by outbox_id limit ${BATCH} for update skip locked`.execute(tx);
    for (const row of rows) {
      try {
        const handler = handlers[row.topic];
        if (!handler) throw new Error(`no module handles the topic ${row.topic}`);
        await handler(row.payload as never, deps);
        await sql`update outbox set processed_at = now(), attempts = attempts + 1 where outbox_id = ${row.outbox_id}`.execute(
          tx,
        );
      } catch (error) {
        deps.log.error({ err: error, topic: row.topic, outboxId: row.outbox_id }, 'outbox message failed');
        await sql`update outbox set attempts = attempts + 1 where outbox_id = ${row.outbox_id}`.execute(tx);
      }
    }
    return rows.length;
  });
}

/** Delivers until nothing is ready; for tests and for commands that must see the effects. */
export async function drainOutbox(deps: Deps, handlers: OutboxHandlers): Promise<void> {
  while ((await deliverOutbox(deps, handlers)) > 0);
}

export interface OutboxWorker {
  /** Lets the batch in hand finish. */
  stop(): Promise<void>;
}

/** Delivers as messages are written (NOTIFY), and every few seconds what had to wait. */
export async function startOutboxWorker(deps: Deps, handlers: OutboxHandlers): Promise<OutboxWorker> {
  let stopped = false;
  let again = false;
  let running: Promise<void> | undefined;

  const run = () => {
    if (stopped) return;
    if (running) {
      again = true;
      return;
    }
    running = (async () => {
      do {
        again = false;
        while (!stopped && (await deliverOutbox(deps, handlers)) === BATCH);
      } while (again && !stopped);
    })()
      .catch((error) => deps.log.error({ err: error }, 'outbox worker'))
      .finally(() => {
        running = undefined;
      });
  };

  const unsubscribe = await deps.notifications.on('outbox', run);
  const timer = setInterval(run, POLL_MS);
  run();
  return {
    async stop() {
      stopped = true;
      clearInterval(timer);
      unsubscribe();
      await running;
    },
  };
}

/** Forgets what was delivered more than `days` ago; run by a job. */
export async function removeDeliveredMessages(db: Db, days: number): Promise<void> {
  await sql`delete from outbox where processed_at < now() - make_interval(days => ${days})`.execute(db);
}
