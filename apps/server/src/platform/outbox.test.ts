import { createServer, type Socket } from 'node:net';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { openDatabase, withTransaction } from './db/database.ts';
import { createMailer } from './mail.ts';
import {
  deliverOutbox,
  eraseMessagesOf,
  errorText,
  type OutboxTopics,
  type OutboxWorker,
  pauseAfter,
  startOutboxWorker,
  type Topic,
  writeOutbox,
} from './outbox.ts';
import { OutsideCallError, outside } from './outside.ts';
import { dropMessage, reportStuckMessages, retryMessages, stuckMessages, waitingMessages } from './stuck-messages.ts';
import { createTestApp, type TestApp } from './testing/test-app.ts';

let shop: TestApp;
let worker: OutboxWorker | undefined;
let seen: object[];
/** What the topic `held` waits for. */
let release: PromiseWithResolvers<void>;
/** Whether a message of the topic `held` is in hand: its claim is answered. */
let isHeld: boolean;

const note = async (payload: object) => {
  seen.push(payload);
};
const fail = async () => {
  throw new Error('not today');
};
const topics: OutboxTopics = {
  noted: { lane: 'other', handle: note },
  failing: { lane: 'other', handle: fail },
  mailed: { lane: 'mail', handle: note },
  'mail.failing': { lane: 'mail', handle: fail },
  'mail.forgotten': { lane: 'mail', forgets: true, handle: note },
  'mail.forgotten.failing': { lane: 'mail', forgets: true, handle: fail },
  'mail.held': {
    lane: 'mail',
    handle: () => {
      isHeld = true;
      return release.promise;
    },
  },
  paid: { lane: 'money', handle: note },
  'money.failing': { lane: 'money', handle: fail },
};

beforeAll(async () => {
  shop = await createTestApp([]);
});
beforeEach(async () => {
  seen = [];
  isHeld = false;
  release = Promise.withResolvers();
  await shop.deps.db.deleteFrom('outbox').execute();
});
afterEach(async () => {
  release.resolve();
  await worker?.stop();
  worker = undefined;
});
afterAll(() => shop?.close());

const rows = () => shop.deps.db.selectFrom('outbox').selectAll().orderBy('outbox_id').execute();
const deliver = () => deliverOutbox(shop.deps, topics);
const makeDue = () =>
  shop.deps.db
    .updateTable('outbox')
    .set({ next_at: new Date('2020-01-01') })
    .execute();
const until = async (isTrue: () => boolean | Promise<boolean>) => {
  while (!(await isTrue())) await new Promise((resolve) => setTimeout(resolve, 10));
};

describe('outbox', () => {
  it('announces only what was committed', async () => {
    await withTransaction(shop.deps.db, (tx) => writeOutbox(tx, 'noted', { n: 1 }));
    await withTransaction(shop.deps.db, async (tx) => {
      await writeOutbox(tx, 'noted', { n: 2 });
      throw new Error('changed my mind');
    }).catch(() => {});
    await deliver();
    expect(seen).toEqual([{ n: 1 }]);
    await deliver();
    expect(seen).toHaveLength(1);
  });

  it('delivers each message once with several workers at work', async () => {
    for (let n = 0; n < 60; n++) await writeOutbox(shop.deps.db, 'noted', { n });
    await Promise.all(Array.from({ length: 4 }, deliver));
    expect(seen.map((payload) => (payload as { n: number }).n).sort((a, b) => a - b)).toEqual(
      Array.from({ length: 60 }, (_, n) => n),
    );
  });

  it('wakes up as soon as something is written', async () => {
    worker = await startOutboxWorker(shop.deps, topics);
    await writeOutbox(shop.deps.db, 'noted', { quick: true });
    await until(() => seen.length > 0);
    expect(seen).toEqual([{ quick: true }]);
  });

  it('leaves a topic nobody here knows to those who do', async () => {
    await writeOutbox(shop.deps.db, 'of the next version', {});
    expect(await deliver()).toBe(0);
    expect((await rows())[0]).toMatchObject({ attempts: 0, processed_at: null });
  });
});

describe('a message that carries the address of somebody who is gone', () => {
  it('is removed once it is delivered', async () => {
    await writeOutbox(shop.deps.db, 'mail.forgotten', { to: 'gone@posta.example' });
    await deliver();
    expect(seen).toEqual([{ to: 'gone@posta.example' }]);
    expect(await rows()).toEqual([]);
  });

  it('is tried again, and given up where others are parked', async () => {
    await writeOutbox(shop.deps.db, 'mail.forgotten.failing', { to: 'gone@posta.example' });
    await deliver();
    expect(await rows()).toHaveLength(1);
    await makeDue();
    await shop.deps.pool.query(`update outbox set created_at = now() - interval '72 hours'`);
    await deliver();
    expect(await rows()).toEqual([]);
  });
});

describe('a claim', () => {
  it('counts the attempt before it is made, outside any transaction', async () => {
    await writeOutbox(shop.deps.db, 'mail.held', {});
    const delivering = deliver();
    await until(async () => (await rows())[0]!.attempts === 1);
    // another session may read and change the row: nothing is locked while the work goes on
    await shop.deps.db.updateTable('outbox').set({ last_error: 'looked at' }).execute();
    release.resolve();
    await delivering;
    expect((await rows())[0]).toMatchObject({ attempts: 1, processed_at: expect.any(Date), last_error: null });
  });

  it('of a worker that died ends soon, and the message is taken by another', async () => {
    await writeOutbox(shop.deps.db, 'noted', { n: 1 });
    const { rows: claimed } = await shop.deps.pool.query(
      `update outbox set attempts = 1, next_at = now() + interval '70 seconds' returning next_at`,
    );
    expect(claimed).toHaveLength(1);
    expect(await deliver()).toBe(0);
    await makeDue();
    expect(await deliver()).toBe(1);
    expect(seen).toEqual([{ n: 1 }]);
  });

  it('that has ended and was taken by another is not spoilt by the one that was late', async () => {
    await writeOutbox(shop.deps.db, 'mail.held', {});
    const late = deliver();
    await until(async () => (await rows())[0]!.attempts === 1);
    await shop.deps.pool.query('update outbox set attempts = 2');
    const before = (await rows())[0]!;
    release.reject(new Error('too late'));
    await late;
    expect((await rows())[0]).toEqual(before);
  });
});

describe('a worker that lives on', () => {
  /** The shop's database, of which the answer to the first claim after `lose` is lost, when PostgreSQL has taken it. */
  const losingAnswers = () => {
    let isLosing = false;
    const db = shop.deps.db.withPlugin({
      transformQuery: ({ node }) => node,
      async transformResult({ result }) {
        if (isLosing && result.rows[0] && 'ageHours' in result.rows[0]) {
          isLosing = false;
          throw new Error('Connection terminated unexpectedly');
        }
        return result;
      },
    });
    return { deps: { ...shop.deps, db }, lose: () => (isLosing = true), isLost: () => !isLosing };
  };

  it('gives back at once a claim whose answer was lost, and nothing it has in hand', async () => {
    const { deps, lose, isLost } = losingAnswers();
    worker = await startOutboxWorker(deps, topics);
    await writeOutbox(shop.deps.db, 'mail.held', {});
    await until(() => isHeld);
    lose();
    await writeOutbox(shop.deps.db, 'mailed', { n: 1 });
    await until(isLost);
    // anything written wakes the worker; it may have been awake, and have taken the lost one again already
    await writeOutbox(shop.deps.db, 'mailed', { n: 2 });
    await until(() => seen.length === 2);
    expect(seen).toEqual(expect.arrayContaining([{ n: 1 }, { n: 2 }]));
    const [held, lost] = await rows();
    expect(held).toMatchObject({ attempts: 1, processed_at: null });
    expect(lost).toMatchObject({ attempts: 2 });
  });

  it('does again, without waiting for its claim to end, what it could not write down as done', async () => {
    const { pool } = shop.deps;
    let times = 0;
    const counted: Topic = { lane: 'money', handle: () => (times++ === 0 ? release.promise : Promise.resolve()) };
    // connections of its own, so that the one that is cut is never handed to the test
    const own = openDatabase(pool.options.connectionString!);
    worker = await startOutboxWorker({ ...shop.deps, db: own.db }, { counted });
    await writeOutbox(shop.deps.db, 'counted', {});
    await until(() => times === 1);
    const holder = await pool.connect();
    try {
      await holder.query('begin; select from outbox for update');
      release.resolve();
      // the end of the work waits for the row, and its connection is cut
      await until(async () => {
        const { rowCount } = await pool.query(`
          select pg_terminate_backend(pid) from pg_stat_activity
           where datname = current_database() and wait_event_type = 'Lock' and query like '%set processed_at = now()%'
             and pid <> pg_backend_pid()`);
        return rowCount === 1;
      });
    } finally {
      await holder.query('rollback');
      holder.release();
    }
    await until(async () => {
      // wakes the worker, as anything written does
      await pool.query('notify outbox');
      return (await rows())[0]!.processed_at !== null;
    });
    expect(times).toBe(2);
    expect((await rows())[0]).toMatchObject({ attempts: 2, last_error: null });
    await worker.stop();
    await own.close();
  });

  it('does not hurry a message that failed and waits for its turn', async () => {
    const { deps, lose, isLost } = losingAnswers();
    worker = await startOutboxWorker(deps, topics);
    await writeOutbox(shop.deps.db, 'mail.failing', {});
    await until(async () => (await rows())[0]!.last_error !== null);
    await shop.deps.pool.query(`update outbox set next_at = now() + interval '1 hour'`);
    lose();
    await writeOutbox(shop.deps.db, 'mailed', { n: 1 });
    await until(isLost);
    await writeOutbox(shop.deps.db, 'mailed', { n: 2 });
    await until(() => seen.length === 2);
    expect((await rows())[0]).toMatchObject({ attempts: 1, claimed_by: null });
  });
});

describe('a message that fails', () => {
  it('waits for its turn and keeps nobody else waiting', async () => {
    await writeOutbox(shop.deps.db, 'failing', {});
    await writeOutbox(shop.deps.db, 'noted', { after: true });
    await deliver();
    expect(seen).toEqual([{ after: true }]);
    expect((await rows())[0]).toMatchObject({ attempts: 1, processed_at: null, last_error: 'Error not today' });
    expect(await deliver()).toBe(0);
  });

  it('waits longer each time, at most about ten minutes', () => {
    for (const [attempts, seconds] of [
      [1, 2],
      [2, 4],
      [5, 32],
      [10, 600],
      [1000, 600],
    ] as const) {
      for (let n = 0; n < 20; n++) {
        expect(pauseAfter(attempts)).toBeGreaterThanOrEqual(seconds * 750);
        expect(pauseAfter(attempts)).toBeLessThanOrEqual(seconds * 1250);
      }
    }
  });

  it('is never given up when it owes money', async () => {
    await writeOutbox(shop.deps.db, 'money.failing', {});
    await shop.deps.pool.query(`update outbox set attempts = 5000, created_at = now() - interval '1 year'`);
    expect(await deliver()).toBe(1);
    await makeDue();
    expect(await deliver()).toBe(1);
    expect((await rows())[0]).toMatchObject({ attempts: 5002, processed_at: null, parked_at: null });
  });

  it('is parked after three days when it is mail, until a person decides', async () => {
    await writeOutbox(shop.deps.db, 'mail.failing', {});
    await shop.deps.pool.query(`update outbox set created_at = now() - interval '71 hours'`);
    await deliver();
    expect((await rows())[0]!.parked_at).toBeNull();
    await shop.deps.pool.query(`update outbox set created_at = now() - interval '73 hours'`);
    await makeDue();
    await deliver();
    expect((await rows())[0]).toMatchObject({ processed_at: null, parked_at: expect.any(Date) });
    await makeDue();
    expect(await deliver()).toBe(0);
  });

  it('says why without naming anybody', () => {
    const refused = Object.assign(new Error('550 <anna@casa.example> "Anna Rossi" unknown'), { code: 'EENVELOPE' });
    expect(errorText(refused)).toBe('Error EENVELOPE 550 [address] [value] unknown');
  });

  it('is counted, and told in one line once it is stuck', async () => {
    for (const topic of ['money.failing', 'money.failing', 'mail.failing']) await writeOutbox(shop.deps.db, topic, {});
    const lines: object[] = [];
    const log = { ...shop.deps.log, error: (line: object) => lines.push(line) } as unknown as typeof shop.deps.log;
    await reportStuckMessages({ db: shop.deps.db, log });
    expect(lines).toEqual([]);
    await shop.deps.pool.query(
      `update outbox set created_at = now() - interval '16 minutes' where outbox_id = (select min(outbox_id) from outbox)`,
    );
    await reportStuckMessages({ db: shop.deps.db, log });
    expect(lines).toMatchObject([{ stuck: [{ topic: 'money.failing', waiting: 2, stuck: 1 }] }]);
    expect((await waitingMessages(shop.deps.db))[1]!.oldestSeconds).toBeGreaterThan(900);
    const metrics = await shop.deps.metrics.registry.metrics();
    expect(metrics).toContain('outbox_waiting{topic="money.failing"} 2');
    expect(metrics).toContain('outbox_stuck{topic="money.failing"} 1');
    expect(metrics).toContain('outbox_stuck{topic="mail.failing"} 0');
    expect(metrics).toMatch(/outbox_oldest_seconds\{topic="money.failing"\} 9\d\d/);
  });
});

describe('a person', () => {
  it('sees what is stuck, and has it tried again or dropped', async () => {
    const { db } = shop.deps;
    await writeOutbox(db, 'mailed', { n: 1 });
    await writeOutbox(db, 'paid', { n: 2 });
    await writeOutbox(db, 'paid', { n: 3 });
    await shop.deps.pool.query(`update outbox set created_at = now() - interval '1 hour', next_at = now() + interval '1 hour',
      parked_at = case topic when 'mailed' then now() end, last_error = 'away', attempts = 9 where payload <> '{"n": 3}'`);
    const [mail, money, ...others] = await stuckMessages(db);
    expect(mail).toMatchObject({ topic: 'mailed', payload: { n: 1 }, attempts: 9, lastError: 'away', parked: true });
    expect(money).toMatchObject({ topic: 'paid', payload: { n: 2 }, parked: false });
    expect(others).toEqual([]);
    expect(await dropMessage(db, money!.id)).toBe(true);
    expect(await dropMessage(db, money!.id)).toBe(false);
    expect(await retryMessages(db, [mail!.id, money!.id])).toBe(1);
    await deliver();
    expect(seen).toEqual([{ n: 3 }, { n: 1 }]);
    expect(await stuckMessages(db)).toEqual([]);
  });
});

describe('lanes', () => {
  it('let money pass while every hand for mail waits for a silent mail server', async () => {
    const held: Socket[] = [];
    const silent = createServer((socket) => held.push(socket));
    await new Promise<void>((resolve) => silent.listen(0, '127.0.0.1', resolve));
    const { port } = silent.address() as { port: number };
    const config = { ...shop.deps.config, mail: { ...shop.deps.config.mail, smtpUrl: `smtp://127.0.0.1:${port}` } };
    const mailer = createMailer(config, shop.deps.log);
    const mail = { to: 'x@y.example', subject: 's', text: 't' };
    try {
      worker = await startOutboxWorker(shop.deps, {
        ...topics,
        'mail.silent': { lane: 'mail', handle: () => mailer.send(mail) },
      });
      for (let n = 0; n < 10; n++) await writeOutbox(shop.deps.db, 'mail.silent', {});
      await until(() => held.length === 4);
      await writeOutbox(shop.deps.db, 'paid', { cents: 1 });
      await until(() => seen.length === 1);
      // four are tried, the others are as free for another worker as they were
      expect((await rows()).filter((row) => row.topic === 'mail.silent' && row.attempts === 0)).toHaveLength(6);
      // the server takes part again, badly: each attempt ends and is written down
      for (const socket of held) socket.destroy();
      await until(async () => (await rows()).filter((row) => row.last_error !== null).length >= 4);
    } finally {
      for (const socket of held) socket.destroy();
      silent.close();
      mailer.close();
    }
  });
});

describe('the door to the outside', () => {
  it('gives up after its limit, whether the work listens or not', async () => {
    let signal: AbortSignal | undefined;
    const call = outside('nobody', 20, (given) => {
      signal = given;
      return new Promise(() => {});
    });
    await expect(call).rejects.toMatchObject({ name: 'TimeoutError' });
    expect(signal?.aborted).toBe(true);
  });

  it('is shut inside a transaction, and open after it', async () => {
    const call = () => outside('somebody', 1000, async () => 'answered');
    const opened = Promise.withResolvers<string>();
    await expect(withTransaction(shop.deps.db, () => call())).rejects.toThrow(OutsideCallError);
    await withTransaction(shop.deps.db, async () => {
      // begun inside and left to go on after the commit: no row is locked any more
      setTimeout(() => call().then(opened.resolve, opened.reject), 50);
    });
    expect(await opened.promise).toBe('answered');
    expect(await call()).toBe('answered');
  });
});

describe('a person who is forgotten', () => {
  it('takes along the messages that name them, delivered or not, and no other', async () => {
    const { db } = shop.deps;
    await writeOutbox(db, 'mailed', { kind: 'password-changed', accountId: 7 });
    await writeOutbox(db, 'mailed', { kind: 'email-changed', accountId: 7, oldEmail: 'prima@casa.example' });
    await writeOutbox(db, 'mailed', { email: 'Anna@Casa.example' });
    await writeOutbox(db, 'mailed', { accountId: 77, email: 'anna@casa.example.org' });
    await writeOutbox(db, 'paid', { orderId: 7 });
    await deliver();
    await withTransaction(db, (tx) => eraseMessagesOf(tx, { accountId: 7, emails: ['anna@casa.example'] }));
    expect((await rows()).map((row) => row.payload)).toEqual([
      { accountId: 77, email: 'anna@casa.example.org' },
      { orderId: 7 },
    ]);
  });
});
