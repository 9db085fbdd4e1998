import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { withTransaction } from './db/database.ts';
import {
  deliverOutbox,
  drainOutbox,
  MAX_ATTEMPTS,
  type OutboxHandlers,
  startOutboxWorker,
  writeOutbox,
} from './outbox.ts';
import { createTestApp, type TestApp } from './testing/test-app.ts';

let shop: TestApp;
let seen: object[];
const handlers: OutboxHandlers = {
  noted: async (payload) => {
    seen.push(payload);
  },
  failing: async () => {
    throw new Error('not today');
  },
};

beforeAll(async () => {
  shop = await createTestApp([]);
});
beforeEach(async () => {
  seen = [];
  await shop.deps.db.deleteFrom('outbox').execute();
});
afterAll(() => shop?.close());

const rows = () => shop.deps.db.selectFrom('outbox').selectAll().orderBy('outbox_id').execute();

describe('outbox', () => {
  it('announces only what was committed', async () => {
    await withTransaction(shop.deps.db, (tx) => writeOutbox(tx, 'noted', { n: 1 }));
    await withTransaction(shop.deps.db, async (tx) => {
      await writeOutbox(tx, 'noted', { n: 2 });
      throw new Error('changed my mind');
    }).catch(() => {});
    await drainOutbox(shop.deps, handlers);
    expect(seen).toEqual([{ n: 1 }]);
    await drainOutbox(shop.deps, handlers);
    expect(seen).toHaveLength(1);
  });

  it('delivers each message once with several workers at work', async () => {
    for (let n = 0; n < 60; n++) await writeOutbox(shop.deps.db, 'noted', { n });
    await Promise.all(Array.from({ length: 4 }, () => drainOutbox(shop.deps, handlers)));
    expect(seen.map((payload) => (payload as { n: number }).n).sort((a, b) => a - b)).toEqual(
      Array.from({ length: 60 }, (_, n) => n),
    );
  });

  it('tries a failing message again later, and gives up in the end', async () => {
    await writeOutbox(shop.deps.db, 'failing', {});
    await writeOutbox(shop.deps.db, 'noted', { after: true });
    await drainOutbox(shop.deps, handlers);
    expect(seen).toEqual([{ after: true }]);
    expect((await rows())[0]).toMatchObject({ attempts: 1, processed_at: null });
    expect(await deliverOutbox(shop.deps, handlers)).toBe(0);
    for (let attempt = 1; attempt < MAX_ATTEMPTS; attempt++) {
      await shop.deps.db
        .updateTable('outbox')
        .set({ created_at: new Date('2020-01-01') })
        .execute();
      await deliverOutbox(shop.deps, handlers);
    }
    expect((await rows())[0]).toMatchObject({ attempts: MAX_ATTEMPTS, processed_at: null });
    expect(await deliverOutbox(shop.deps, handlers)).toBe(0);
  });

  it('wakes up as soon as something is written', async () => {
    const worker = await startOutboxWorker(shop.deps, handlers);
    const begun = performance.now();
    await writeOutbox(shop.deps.db, 'noted', { quick: true });
    while (seen.length === 0 && performance.now() - begun < 4000)
      await new Promise((resolve) => setTimeout(resolve, 10));
    await worker.stop();
    expect(seen).toEqual([{ quick: true }]);
    expect(performance.now() - begun).toBeLessThan(3000);
  });
});
