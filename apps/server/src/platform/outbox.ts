import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { isDatabaseUnavailable } from './db/connection-errors.ts';
import type { Db, Tx } from './db/database.ts';
import type { Deps } from './deps.ts';

/**
 * What a topic is about decides who it waits for and when it is abandoned: a mail server that is silent never keeps money
 * waiting, what owes money is never abandoned, and a map that is slow keeps nobody else waiting.
 */
export type Lane = 'money' | 'mail' | 'map' | 'other';

interface LaneRules {
  /** Messages in hand at once, in one process. */
  atOnce: number;
  /** Hours after which a message is parked, for a person to decide; undefined: tried until it is done. */
  parkAfterHours: number | undefined;
}

const LANES: Readonly<Record<Lane, LaneRules>> = {
  money: { atOnce: 4, parkAfterHours: undefined },
  mail: { atOnce: 4, parkAfterHours: 72 },
  map: { atOnce: 1, parkAfterHours: undefined },
  other: { atOnce: 2, parkAfterHours: undefined },
};

/**
 * Does what a message asks for, outside any transaction. A message is delivered at least once (a crash after the work repeats
 * it), so the work must bear repetition; messages of one topic may arrive out of order.
 */
export interface Topic {
  lane: Lane;
  /**
   * Its messages carry the address of somebody whose account is gone: they are removed as soon as they are delivered, and given up
   * instead of parked, so that the address is kept no longer than it takes.
   */
  forgets?: true;
  handle(payload: never, deps: Deps): Promise<unknown>;
}

/** Thrown by the work of a message: whoever was asked said when to come back. Sooner it is not tried. */
export class TryLaterError extends Error {
  readonly afterMs: number;

  /** @param afterMs milliseconds; an hour at most is heeded */
  constructor(message: string, afterMs: number) {
    super(message);
    this.name = 'TryLaterError';
    this.afterMs = Math.min(Math.max(0, afterMs), 3_600_000);
  }
}

/** Topics by name. */
export type OutboxTopics = Readonly<Record<string, Topic>>;

/** Longest time for one message; its claim ends a little later, so that another worker takes what a dead one had. */
const HANDLE_MS = 60_000;
const CLAIM_MS = HANDLE_MS + 10_000;
const LONGEST_PAUSE_MS = 600_000;
const POLL_MS = 5_000;
/** A worker that stops waits this long for what it has in hand; the rest is taken by another when the claim ends. */
const STOP_MS = 10_000;

/** Announces something in the same transaction as the change itself: both happen or neither does. */
export async function writeOutbox(tx: Tx | Db, topic: string, payload: object): Promise<void> {
  await tx
    .insertInto('outbox')
    .values({ topic, payload: JSON.stringify(payload) })
    .execute();
}

interface Message {
  id: number;
  topic: string;
  payload: object;
  attempts: number;
  ageHours: number;
}

/**
 * Takes the message that has waited longest, in one short statement: what another worker is taking is skipped, and the
 * attempt is counted before it is made, so that a message that kills its worker does not come back at once for ever.
 * `worker` is who may give it back later; null: nobody before the claim ends.
 */
async function claim(db: Db, topics: readonly string[], worker: string | null): Promise<Message | undefined> {
  const { rows } = await sql<Message>`
    update outbox set attempts = attempts + 1, next_at = now() + make_interval(secs => ${CLAIM_MS / 1000}), claimed_by = ${worker}::uuid
     where outbox_id = (
       select outbox_id from outbox
        where processed_at is null and parked_at is null and next_at <= now() and topic = any(${topics})
        order by next_at, outbox_id limit 1 for update skip locked)
    returning outbox_id as id, topic, payload, attempts, extract(epoch from now() - created_at) / 3600 as "ageHours"`.execute(
    db,
  );
  return rows[0];
}

/**
 * Gives back what is written down as this worker's and is not in its hands: the database took the claim and its answer was
 * lost, or the end of the work could not be written down. Any worker may take it at once.
 */
async function giveBack(db: Db, worker: string, inHand: readonly number[]): Promise<void> {
  await sql`
    update outbox set next_at = now(), claimed_by = null
     where claimed_by = ${worker}::uuid and processed_at is null and parked_at is null and outbox_id <> all(${inHand}::bigint[])`.execute(
    db,
  );
}

/** Does one message and writes down how it ended. Never throws for the message's own trouble. */
async function handle(deps: Deps, topics: OutboxTopics, message: Message): Promise<void> {
  const { id, topic: name, payload, attempts } = message;
  const topic = topics[name]!;
  try {
    await withinLimit(topic.handle(payload as never, deps));
  } catch (error) {
    const { parkAfterHours } = LANES[topic.lane];
    const isParked = parkAfterHours !== undefined && message.ageHours >= parkAfterHours;
    deps.log.warn({ err: error, topic: name, outboxId: id, attempts, isParked }, 'outbox message failed');
    if (isParked && topic.forgets) return remove(deps.db, id);
    const pauseMs = Math.max(pauseAfter(attempts), error instanceof TryLaterError ? error.afterMs : 0);
    // only while the claim is ours: another worker may have it by now
    await sql`
      update outbox set last_error = ${errorText(error)}, next_at = now() + make_interval(secs => ${pauseMs / 1000}),
             parked_at = case when ${isParked} then now() end, claimed_by = null
       where outbox_id = ${id} and attempts = ${attempts} and processed_at is null`.execute(deps.db);
    return;
  }
  if (topic.forgets) return remove(deps.db, id);
  await sql`update outbox set processed_at = now(), last_error = null where outbox_id = ${id}`.execute(deps.db);
}

async function remove(db: Db, id: number): Promise<void> {
  await sql`delete from outbox where outbox_id = ${id}`.execute(db);
}

function withinLimit(work: Promise<unknown>): Promise<unknown> {
  let timer: NodeJS.Timeout | undefined;
  const limit = new Promise((_resolve, reject) => {
    timer = setTimeout(() => reject(new Error(`not done within ${HANDLE_MS} ms`)), HANDLE_MS);
  });
  return Promise.race([work, limit]).finally(() => clearTimeout(timer));
}

/** Milliseconds to wait after the nth failure: 2, 4, 8… seconds up to ten minutes, a quarter more or less by chance. */
export function pauseAfter(attempts: number): number {
  const pause = Math.min(LONGEST_PAUSE_MS, 1_000 * 2 ** Math.min(attempts, 20));
  return Math.round(pause * (0.75 + Math.random() / 2));
}

/** What staff read in the table: addresses and quoted values, which may be a customer's, are left out. */
export function errorText(error: unknown): string {
  const { name, message, code } = (error instanceof Error ? error : new Error(String(error))) as Error & {
    code?: string;
  };
  const text = message
    .replace(/\S+@\S+/g, '[address]')
    .replace(/"[^"]*"|«[^»]*»/g, '[value]')
    .slice(0, 300);
  return [name, code, text].filter(Boolean).join(' ');
}

/** Delivers what is due now, one message after the other, and returns how many were taken. */
export async function deliverOutbox(deps: Deps, topics: OutboxTopics): Promise<number> {
  for (let taken = 0; ; taken++) {
    const message = await claim(deps.db, Object.keys(topics), null);
    if (!message) return taken;
    await handle(deps, topics, message);
  }
}

export interface OutboxWorker {
  /** Lets what is in hand finish, at most 10 s. */
  stop(): Promise<void>;
}

/** Delivers as messages are written (NOTIFY), and every few seconds what had to wait. Each lane works for itself. */
export async function startOutboxWorker(deps: Deps, topics: OutboxTopics): Promise<OutboxWorker> {
  const lanes = (Object.keys(LANES) as Lane[]).map((lane) => new LaneWorker(deps, topics, lane));
  const run = () => {
    for (const lane of lanes) lane.run();
  };
  const unsubscribe = await deps.notifications.on('outbox', run);
  const timer = setInterval(run, POLL_MS);
  run();
  return {
    async stop() {
      clearInterval(timer);
      unsubscribe();
      await Promise.all(lanes.map((lane) => lane.stop()));
    },
  };
}

/** Takes messages of one lane for as long as there are any and hands are free. */
class LaneWorker {
  readonly #deps: Deps;
  readonly #topics: OutboxTopics;
  readonly #names: string[];
  readonly #atOnce: number;
  /** Who this is in the table: another one after each start. */
  readonly #id = randomUUID();
  /** What is being done, by the number of the message. */
  readonly #inHand = new Map<number, Promise<void>>();
  /** A statement failed: the table may call messages ours that we do not have. */
  #mayHaveLost = false;
  #taking: Promise<void> | undefined;
  #again = false;
  #stopped = false;

  constructor(deps: Deps, topics: OutboxTopics, lane: Lane) {
    this.#deps = deps;
    this.#topics = topics;
    this.#names = Object.keys(topics).filter((name) => topics[name]?.lane === lane);
    this.#atOnce = LANES[lane].atOnce;
  }

  run(): void {
    this.#again = true;
    this.#taking ??= this.#take().finally(() => {
      this.#taking = undefined;
    });
  }

  async stop(): Promise<void> {
    this.#stopped = true;
    let timer: NodeJS.Timeout | undefined;
    const enough = new Promise<void>((resolve) => {
      timer = setTimeout(resolve, STOP_MS);
    });
    await Promise.race([
      this.#taking?.then(() => Promise.all(this.#inHand.values())) ?? Promise.all(this.#inHand.values()),
      enough,
    ]);
    clearTimeout(timer);
  }

  async #take(): Promise<void> {
    try {
      while (this.#again && !this.#stopped && this.#names.length > 0 && this.#inHand.size < this.#atOnce) {
        this.#again = false;
        if (this.#mayHaveLost) await this.#giveBackLost();
        const message = await claim(this.#deps.db, this.#names, this.#id);
        if (!message) continue;
        this.#again = true;
        const work = handle(this.#deps, this.#topics, message)
          .catch((error) => this.#report(error))
          .finally(() => {
            this.#inHand.delete(message.id);
            this.run();
          });
        this.#inHand.set(message.id, work);
      }
    } catch (error) {
      this.#report(error);
    }
  }

  /** The claims are taken by this loop alone, so none of them is under way here. */
  async #giveBackLost(): Promise<void> {
    // before the statement: what is lost while it runs is given back the next time
    this.#mayHaveLost = false;
    await giveBack(this.#deps.db, this.#id, [...this.#inHand.keys()]);
  }

  /** Without a database nothing can be taken or written down: the next look at the table tries again. */
  #report(error: unknown): void {
    this.#mayHaveLost = true;
    const level = isDatabaseUnavailable(error) ? 'warn' : 'error';
    this.#deps.log[level]({ err: error }, 'outbox worker');
  }
}

/** Forgets what was delivered more than `days` ago; run by a job. */
export async function removeDeliveredMessages(db: Db, days: number): Promise<void> {
  await sql`delete from outbox where processed_at < now() - make_interval(days => ${days})`.execute(db);
}

/** Forgets every message about a person, delivered or not: those that carry the account's id or one of its addresses. */
export async function eraseMessagesOf(
  tx: Tx,
  account: { accountId: number; emails: readonly string[] },
): Promise<void> {
  const emails = account.emails.map((email) => email.toLowerCase());
  await sql`
    delete from outbox where payload->>'accountId' = ${String(account.accountId)}
       or exists (select from jsonb_each_text(payload) p where lower(p.value) = any(${emails}))`.execute(tx);
}
