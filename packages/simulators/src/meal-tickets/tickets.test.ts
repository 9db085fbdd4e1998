import { copyFileSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Simulator } from '../platform/server.ts';
import { ISSUERS } from './issuers.ts';
import { startMealTickets } from './start-meal-tickets.ts';
import { SHOP, WireShop } from './wire.harness.ts';

const SEVEN = (count: number) => [{ faceValueCents: 700, count }];

let now: number;
let simulator: Simulator;
let pluxee: WireShop;
let link: string;

beforeEach(async () => {
  // a Monday
  now = Date.parse('2026-11-23T09:00:00Z');
  simulator = await startMealTickets({ returnOrigins: [SHOP], now: () => now });
  pluxee = new WireShop(simulator, 'pluxee');
  link = await pluxee.link();
});
afterEach(() => simulator.close());

const error = (code: string) => ({ error: { code } });
const total = async () => (await pluxee.balance(link)).body.totalCents;

it.each(ISSUERS)('%s authorises, captures and cancels whole tickets', async (issuer) => {
  const shop = new WireShop(simulator, issuer);
  const token = await shop.link();
  const before = (await shop.balance(token)).body.totalCents;
  const first = (await shop.authorise(token, 2)).body;
  const second = (await shop.authorise(token, 1, { orderRef: 'ORD-2', idempotencyKey: 'a-2' })).body;
  expect((await shop.balance(token)).body.totalCents).toBe(before - first.cents - second.cents);
  const captured = await shop.act(first.id, 'capture', { tickets: first.tickets, idempotencyKey: 'c-1' });
  expect(captured.body).toMatchObject({ status: 'captured', captured: { cents: first.cents } });
  expect((await shop.act(second.id, 'cancel', { idempotencyKey: 'x-1' })).body.status).toBe('cancelled');
  expect((await shop.balance(token)).body.totalCents).toBe(before - first.cents);
});

describe('a balance', () => {
  it('is a list of face values with their limits', async () => {
    expect((await pluxee.balance(link)).body).toEqual({
      holder: { id: 'giulia', name: 'Giulia Riva' },
      tickets: SEVEN(6),
      totalCents: 4200,
      limits: { perOrder: 8, perDay: 8, weekdays: [1, 2, 3, 4, 5, 6, 7], leftToday: 8 },
    });
  });

  it('knows days on which tickets are good for nothing', async () => {
    const upday = new WireShop(simulator, 'upday');
    now -= 86_400_000;
    const token = await upday.link();
    expect((await upday.balance(token)).body.limits.leftToday).toBe(0);
    expect((await upday.authorise(token, 1)).body).toMatchObject(error('not-on-this-day'));
    now += 86_400_000;
    expect((await upday.authorise(token, 3)).status).toBe(201);
    expect((await upday.balance(token)).body.limits.leftToday).toBe(1);
    const more = await upday.authorise(token, 2, { idempotencyKey: 'a-2' });
    expect(more).toMatchObject({ status: 422, body: error('over-daily-limit') });
  });

  it('changes in the middle', async () => {
    await pluxee.control('/pluxee/holders', { holder: 'giulia', tickets: SEVEN(1) });
    expect((await pluxee.authorise(link, 2)).body).toMatchObject(error('insufficient-balance'));
    expect((await pluxee.control('/pluxee/holders', { holder: 'nobody' })).status).toBe(404);
    expect((await pluxee.control('/pluxee/holders', { holder: 'giulia', tickets: [{}] })).status).toBe(400);
  });
});

describe('an authorisation', () => {
  it.each([
    ['tickets', { tickets: [] }],
    ['tickets', { tickets: [{ faceValueCents: 700, count: 0.5 }] }],
    ['tickets', { tickets: undefined }],
    ['orderRef', { orderRef: '' }],
    ['idempotencyKey', { idempotencyKey: undefined }],
    ['other', { other: 1 }],
  ])('is not valid with wrong %s', async (field, change) => {
    const { status, body } = await pluxee.authorise(link, 1, change);
    expect([status, body]).toMatchObject([400, error('invalid-request')]);
    expect(body.error.message).toContain(field);
    expect(await total()).toBe(4200);
  });

  it('is one for one key, however many ask at once, and another request under it is refused', async () => {
    const answers = await Promise.all(Array.from({ length: 20 }, () => pluxee.authorise(link, 2)));
    expect(new Set(answers.map(({ body }) => body.id)).size).toBe(1);
    expect(answers.map(({ status }) => status).sort()).toEqual([...Array(19).fill(200), 201]);
    expect(await total()).toBe(2800);
    expect(await pluxee.authorise(link, 1)).toMatchObject({ status: 422, body: error('key-already-used') });
  });

  it('never holds more than there is, however many ask at once', async () => {
    const answers = await Promise.all(
      Array.from({ length: 10 }, (_, each) => pluxee.authorise(link, 1, { idempotencyKey: `k-${each}` })),
    );
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(6);
    expect(await total()).toBe(0);
    const refused = answers.filter(({ status }) => status === 422);
    expect(refused.map(({ body }) => body.error.code)).toEqual(Array(4).fill('insufficient-balance'));
  });

  it('is of tickets the person has, and of so many for an order', async () => {
    const strange = await pluxee.authorise(link, 1, { tickets: [{ faceValueCents: 800, count: 1 }] });
    expect(strange.body).toMatchObject(error('insufficient-balance'));
    await pluxee.control('/pluxee/holders', { holder: 'giulia', tickets: SEVEN(20) });
    expect((await pluxee.authorise(link, 9)).body).toMatchObject(error('over-order-limit'));
  });

  it('is captured for less, once, and never for more', async () => {
    const { id } = (await pluxee.authorise(link, 3)).body;
    const tooMuch = await pluxee.act(id, 'capture', { tickets: SEVEN(4), idempotencyKey: 'c-1' });
    expect(tooMuch.body).toMatchObject(error('over-authorised'));
    const request = { tickets: SEVEN(2), idempotencyKey: 'c-1' };
    const first = await pluxee.act(id, 'capture', request);
    expect(first.body).toMatchObject({ status: 'captured', cents: 2100, captured: { cents: 1400 } });
    expect((await pluxee.act(id, 'capture', request)).body).toEqual(first.body);
    const again = await pluxee.act(id, 'capture', { ...request, idempotencyKey: 'c-2' });
    expect(again.body).toMatchObject(error('already-captured'));
    expect((await pluxee.act(id, 'cancel', { idempotencyKey: 'x-1' })).body).toMatchObject(error('already-captured'));
    expect(await total()).toBe(2800);
  });

  it('is cancelled once and for all', async () => {
    const { id } = (await pluxee.authorise(link, 3)).body;
    const first = await pluxee.act(id, 'cancel', { idempotencyKey: 'x-1' });
    expect((await pluxee.act(id, 'cancel', { idempotencyKey: 'x-1' })).body).toEqual(first.body);
    expect((await pluxee.act(id, 'cancel', { idempotencyKey: 'x-2' })).body).toMatchObject(error('already-cancelled'));
    const late = await pluxee.act(id, 'capture', { tickets: SEVEN(1), idempotencyKey: 'c-1' });
    expect(late.body).toMatchObject(error('already-cancelled'));
    expect(await total()).toBe(4200);
  });

  it('ends after thirty days, or when control says so', async () => {
    const { id } = (await pluxee.authorise(link, 3)).body;
    now += 30 * 86_400_000;
    const late = await pluxee.act(id, 'capture', { tickets: SEVEN(1), idempotencyKey: 'c-1' });
    expect(late.body).toMatchObject(error('expired'));
    expect(await total()).toBe(4200);
    const other = (await pluxee.authorise(link, 1, { idempotencyKey: 'a-2' })).body;
    await pluxee.control(`/pluxee/authorisations/${other.id}/expire`, {});
    expect((await pluxee.call('GET', `/authorisations/${other.id}`)).body.status).toBe('expired');
    expect((await pluxee.control('/pluxee/authorisations/nothing/expire', {})).status).toBe(404);
  });

  it('is found by its id and by its order', async () => {
    const { id } = (await pluxee.authorise(link, 1)).body;
    expect((await pluxee.call('GET', `/authorisations/${id}`)).body).toMatchObject({ id, status: 'authorised' });
    const ofOrder = await pluxee.call('GET', '/authorisations?orderRef=ORD-1');
    expect(ofOrder.body.authorisations.map((each: { id: string }) => each.id)).toEqual([id]);
    expect((await pluxee.call('GET', '/authorisations?orderRef=ORD-9')).body).toEqual({ authorisations: [] });
    expect((await pluxee.call('GET', '/authorisations')).status).toBe(400);
    for (const unknown of ['nothing', '__proto__']) {
      const answer = await pluxee.call('GET', `/authorisations/${unknown}`);
      expect(answer).toMatchObject({ status: 404, body: error('unknown-authorisation') });
    }
  });
});

describe('a refund', () => {
  const captured = async (issuer: (typeof ISSUERS)[number], count: number) => {
    const shop = new WireShop(simulator, issuer);
    const { id, tickets } = (await shop.authorise(await shop.link(), count)).body;
    await shop.act(id, 'capture', { tickets, idempotencyKey: 'c-1' });
    const refund = (some: number, idempotencyKey: string) =>
      shop.act(id, 'refund', { tickets: [{ ...tickets[0], count: some }], idempotencyKey });
    return { refund };
  };

  it('of Pluxee is of whole tickets, at any time, in parts', async () => {
    const { refund } = await captured('pluxee', 3);
    now += 86_400_000;
    const first = await refund(1, 'r-1');
    expect((await refund(1, 'r-1')).body).toEqual(first.body);
    expect((await refund(3, 'r-2')).body).toMatchObject(error('over-captured'));
    expect((await refund(2, 'r-3')).body.refunds).toHaveLength(2);
    expect(await total()).toBe(4200);
  });

  it('of Pellegrini is of everything, on the same day', async () => {
    const { refund } = await captured('pellegrini', 2);
    expect((await refund(1, 'r-1')).body).toMatchObject(error('refund-not-allowed'));
    now += 86_400_000;
    expect((await refund(2, 'r-2')).body).toMatchObject(error('refund-not-allowed'));
    now -= 86_400_000;
    expect((await refund(2, 'r-3')).body.refunds[0].cents).toBe(1400);
  });

  it('of UpDay is never', async () => {
    const { refund } = await captured('upday', 2);
    expect((await refund(2, 'r-1')).body).toMatchObject(error('refund-not-allowed'));
  });
});

describe('the day report', () => {
  it('adds up, names nobody, and leaves other days out', async () => {
    const one = (await pluxee.authorise(link, 3)).body;
    await pluxee.act(one.id, 'capture', { tickets: SEVEN(1), idempotencyKey: 'c-1' });
    const two = (await pluxee.authorise(link, 1, { idempotencyKey: 'a-2', orderRef: 'ORD-2' })).body;
    await pluxee.act(two.id, 'cancel', { idempotencyKey: 'x-2' });
    const { movements, totals } = (await pluxee.call('GET', '/movements?day=2026-11-23')).body;
    expect(totals).toEqual({
      authorised: 2800,
      captured: 700,
      released: 1400,
      cancelled: 700,
      expired: 0,
      refunded: 0,
    });
    expect(JSON.stringify(movements)).not.toContain('giulia');
    expect((await pluxee.call('GET', '/movements?day=2026-11-22')).body.movements).toEqual([]);
    expect((await pluxee.call('GET', '/movements?day=oggi')).body).toMatchObject(error('invalid-request'));
    expect((await pluxee.control('/pellegrini/movements')).body.movements).toEqual([]);
  });
});

describe('bad days', () => {
  it('do it and never answer: the same key, and the order, find it done', async () => {
    await pluxee.control('/bad-days', { call: 'authorise', kind: 'hang-after', times: 1 });
    const patience = new AbortController();
    const body = { tickets: SEVEN(2), orderRef: 'ORD-1', idempotencyKey: 'a-1' };
    const waiting = pluxee.call('POST', '/authorisations', { link, body, signal: patience.signal });
    const done = async () => (await pluxee.call('GET', '/authorisations?orderRef=ORD-1')).body.authorisations;
    await expect.poll(async () => (await done()).length).toBe(1);
    patience.abort();
    await expect(waiting).rejects.toThrow();
    expect(await pluxee.authorise(link, 2)).toMatchObject({ status: 200, body: { id: (await done())[0].id } });
    expect(await total()).toBe(2800);
  });

  it('let a release fail, and then succeed', async () => {
    const { id } = (await pluxee.authorise(link, 2)).body;
    await pluxee.control('/bad-days', { call: 'cancel', kind: 'error', times: 2 });
    const statuses: number[] = [];
    for (let attempt = 0; attempt < 3; attempt++) {
      statuses.push((await pluxee.act(id, 'cancel', { idempotencyKey: 'x-1' })).status);
    }
    expect(statuses).toEqual([500, 500, 200]);
    expect(await total()).toBe(4200);
  });

  it('refuse with the code that was asked for', async () => {
    await pluxee.control('/bad-days', { call: 'authorise', kind: 'refuse', code: 'insufficient-balance', times: 1 });
    expect(await pluxee.authorise(link, 1)).toMatchObject({ status: 422, body: error('insufficient-balance') });
    expect(await total()).toBe(4200);
  });
});

it('remembers what it answered, whenever it is killed', async () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'meal-tickets-'));
  const stateFile = path.join(folder, 'state.json');
  const options = { returnOrigins: [SHOP], now: () => now };
  const first = await startMealTickets({ ...options, stateFile });
  const before = new WireShop(first, 'pluxee');
  const token = await before.link();
  const { id } = (await before.authorise(token, 2)).body;
  // what is on the disk at this moment is all that a killed process leaves
  const left = path.join(folder, 'left.json');
  copyFileSync(stateFile, left);
  await first.close();

  const second = await startMealTickets({ ...options, stateFile: left });
  const after = new WireShop(second, 'pluxee');
  expect(await after.authorise(token, 2)).toMatchObject({ status: 200, body: { id } });
  expect((await after.balance(token)).body.totalCents).toBe(2800);
  await second.close();
  rmSync(folder, { recursive: true });
});

it('shows all books on its first page, and forgets them when asked', async () => {
  await pluxee.authorise(link, 2);
  const { text } = await pluxee.go('/');
  for (const part of ['Pellegrini', 'Pluxee', 'UpDay', 'ordine ORD-1', 'Che cosa va male'])
    expect(text).toContain(part);
  await pluxee.control('/reset', {});
  expect((await pluxee.balance(link)).status).toBe(401);
  link = await pluxee.link();
  expect(await total()).toBe(4200);
});

it('takes tickets of before into its books once, and gives them back by its rule', async () => {
  const at = now - 3 * 86_400_000;
  const tickets = [{ faceValueCents: 700, count: 3 }];
  const captured = { tickets: [{ faceValueCents: 700, count: 2 }], at: at + 3_600_000 };
  const past = { id: 'PLU-OLD', orderRef: 'OLD-1', holder: 'demo', tickets, at, captured };
  expect(await pluxee.control('/pluxee/authorisations', { authorisations: [past] })).toMatchObject({
    body: { added: 1 },
  });
  expect(await pluxee.control('/pluxee/authorisations', { authorisations: [past] })).toMatchObject({
    body: { added: 0 },
  });
  expect((await pluxee.call('GET', '/authorisations?orderRef=OLD-1')).body.authorisations).toMatchObject([
    { id: 'PLU-OLD', status: 'captured', cents: 2100, captured: { cents: 1400 } },
  ]);
  const one = [{ faceValueCents: 700, count: 1 }];
  const refund = (key: string, wanted: object[]) =>
    pluxee.act('PLU-OLD', 'refund', { tickets: wanted, idempotencyKey: key });
  expect(await refund('r-1', one)).toMatchObject({ status: 200 });
  expect((await refund('r-2', [{ faceValueCents: 700, count: 2 }])).status).toBe(422);
});
