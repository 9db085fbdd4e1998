import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { TestAnswer } from '../../platform/testing/test-app.ts';
import { modules } from '../index.ts';
import { type CheckoutWorld, type Customer, startCheckoutWorld } from '../orders/testing/checkout-world.ts';
import { queueNotices } from './send-notices.ts';
import { placesWaitedFor } from './who-waits.repo.ts';

let world: CheckoutWorld;
beforeAll(async () => {
  world = await startCheckoutWorld({ modules });
});
afterAll(() => world.close());
beforeEach(async () => {
  await run('delete from notify_request');
  await run('delete from outbox');
  await run('delete from budget').catch(() => undefined);
  await stock(0);
  world.sentMail.length = 0;
});

const run = (text: string, values: unknown[] = []) => world.deps.pool.query(text, values);
const stock = (onHand: number) =>
  run('update stock set on_hand = $2, reserved = 0 where product_id = $1', [world.productId('RISO'), onHand]);
const codeOf = (answer: TestAnswer) => answer.response.errors[0]?.code;
const ask = (email?: string, productId = world.productId('RISO')) =>
  world.anonymous.post('product-notify/insert', { product_id: productId, ...(email ? { e_mail: email } : {}) });
/** A minute of the shop: what is due leaves. */
async function minute(): Promise<string[]> {
  const before = world.sentMail.length;
  await queueNotices(world.deps);
  await world.drainOutbox();
  return world.sentMail.slice(before).map(({ to }) => to);
}
const waiting = async () =>
  (await run('select count(*)::int as n from notify_request where done_at is null')).rows[0].n as number;

describe('a product that is back', () => {
  it('is told once to who asked, however often they asked, and not before', async () => {
    expect(codeOf(await ask())).toBe('email-needed');
    expect(codeOf(await ask('anna@posta.example', 2_147_483_647))).toBe('product-not-found');
    const customer = await world.customer();
    const all = [
      ask('anna@posta.example'),
      ask('Anna@posta.example'),
      customer.client.post('product-notify/insert', { product_id: world.productId('RISO') }),
    ];
    expect((await Promise.all(all)).map(codeOf)).toEqual([undefined, undefined, undefined]);
    expect(await waiting()).toBe(2);
    expect(await minute()).toEqual([]);
    await stock(5);
    const told = await minute();
    expect(told).toHaveLength(2);
    expect(await minute()).toEqual([]);
    const [mail] = world.sentMail;
    expect(mail?.subject).toBe('È tornato: Sporta Prodotto RISO');
    // a message that comes twice, as after a crash, tells nobody twice
    await run(`update outbox set processed_at = null, next_at = now() where topic = 'notices.mail'`);
    await world.drainOutbox();
    expect(world.sentMail).toHaveLength(2);
  });

  it('is waited for again when it is gone before the message leaves', async () => {
    await ask('anna@posta.example');
    await stock(1);
    await queueNotices(world.deps);
    await stock(0);
    await world.drainOutbox();
    expect(world.sentMail).toEqual([]);
    expect(await minute()).toEqual([]);
    await stock(3);
    expect(await minute()).toEqual(['anna@posta.example']);
  });

  it('counts only pieces nobody is promised, and products that are shown', async () => {
    await ask('anna@posta.example');
    await run('update stock set on_hand = 4, reserved = 4 where product_id = $1', [world.productId('RISO')]);
    expect(await minute()).toEqual([]);
    await stock(2);
    await run('update product set published = false where product_id = $1', [world.productId('RISO')]);
    expect(await minute()).toEqual([]);
    await run('update product set published = true where product_id = $1', [world.productId('RISO')]);
    expect(await minute()).toHaveLength(1);
  });

  it('is told to ten thousand people a hundred a minute, those who asked first at the head', async () => {
    await run(
      `insert into notify_request (kind, email, product_id, created_at)
       select 'product', 'p' || n || '@posta.example', $1, now() - make_interval(secs => 20000 - n) from generate_series(1, 10000) n`,
      [world.productId('RISO')],
    );
    await stock(50);
    // two workers in one minute share the work: nobody is in both hands
    await Promise.all([queueNotices(world.deps), queueNotices(world.deps)]);
    const { rows } = await run(
      `select count(*)::int as n, count(distinct payload)::int as each from outbox where topic = 'notices.mail'`,
    );
    expect(rows[0]).toEqual({ n: 200, each: 200 });
    await run('delete from outbox');
    await run('update notify_request set queued_at = null');
    const told = await minute();
    expect(new Set(told)).toEqual(new Set(Array.from({ length: 100 }, (_, at) => `p${at + 1}@posta.example`)));
    expect(await waiting()).toBe(9_900);
    await stock(0);
    expect(await minute()).toEqual([]);
  });

  it('tells nobody who was forgotten or left meanwhile; leaving needs a press', async () => {
    for (const email of ['anna@posta.example', 'bea@posta.example', 'carla@posta.example']) await ask(email);
    await stock(5);
    await queueNotices(world.deps);
    await run(`delete from notify_request where email = 'bea@posta.example'`);
    await world.drainOutbox();
    expect(world.sentMail.map(({ to }) => to).sort()).toEqual(['anna@posta.example', 'carla@posta.example']);
    const url = new URL(world.sentMail.find(({ to }) => to === 'anna@posta.example')!.unsubscribeUrl!);
    const other = world.productId('PASTA');
    await run('update stock set on_hand = 0 where product_id = $1', [other]);
    await ask('anna@posta.example', other);
    const address = url.pathname + url.search;
    expect((await world.anonymous.page(address)).body).toContain('<button');
    expect(await waiting()).toBe(1);
    const wrong = await world.anonymous.page(`${url.pathname}?id=${url.searchParams.get('id')}&k=wrong`, {
      'List-Unsubscribe': 'One-Click',
    });
    expect(wrong.statusCode).toBe(400);
    const left = await world.anonymous.page(address, { 'List-Unsubscribe': 'One-Click' });
    expect([left.statusCode, await waiting()]).toEqual([200, 0]);
    expect((await world.anonymous.page(address, { 'List-Unsubscribe': 'One-Click' })).statusCode).toBe(200);
    for (const strange of ['', '?id=0', '?id=9'.padEnd(40, '9'), '?id[]=1&k=2', "?id=1'&k=%00"]) {
      expect((await world.anonymous.page(url.pathname + strange)).statusCode).toBeLessThan(500);
    }
    await run('update stock set on_hand = 1000 where product_id = $1', [other]);
  });

  it('waits until a mailbox takes messages again', async () => {
    const asked = (n: number) =>
      run(
        `insert into notify_request (kind, email, postalcode) select 'zone', 'piena@posta.example', z.postalcode
       from (select distinct postalcode from delivery_zone_postalcode limit 1) z, generate_series(1, $1)`,
        [n],
      );
    await asked(6);
    const first = await minute();
    expect(first.length).toBeLessThan(6);
    expect(first.length).toBeGreaterThan(0);
    expect(await minute()).toEqual([]);
    world.clock.advanceMinutes(24 * 60);
    expect((await minute()).length).toBeGreaterThan(0);
  });
});

it('tells who asked for a zone when it opens, once', async () => {
  const customer = await world.customer();
  await customer.client.post('user-address/notify-me', { postalcode: '09010' });
  expect(await minute()).toEqual([]);
  await run(
    `insert into delivery_zone_postalcode (delivery_zone_id, postalcode) select delivery_zone_id, '09010' from delivery_zone limit 1`,
  );
  expect(await minute()).toHaveLength(1);
  expect(world.sentMail.at(-1)?.subject).toBe('Ora arriviamo a 09010');
  expect(await minute()).toEqual([]);
  await run(`delete from delivery_zone_postalcode where postalcode = '09010'`);
});

describe('a zone with a border', () => {
  const border = JSON.stringify([
    [40, 8],
    [40, 9],
    [41, 9],
    [41, 8],
  ]);
  let zoneId = 0;
  /** Somebody who asked for 09020 and lives there; null: nobody knows where the house is. */
  async function asked(point: [number, number] | null): Promise<string> {
    const { client, accountId } = await world.customer();
    await client.post('user-address/notify-me', { postalcode: '09020' });
    await run(
      `insert into address (account_id, address_name, address1, address_number, city, province, postalcode, latitude, longitude)
       values ($1, 'Casa', 'Via Nuova', '1', 'Ussana', 'SU', '09020', $2, $3)`,
      [accountId, point?.[0] ?? null, point?.[1] ?? null],
    );
    return (await run('select email from account where account_id = $1', [accountId])).rows[0].email;
  }

  beforeAll(async () => {
    const { rows } = await run(
      `insert into delivery_zone (warehouse_id, delivery_service_id, name, base_cost_cents)
       select warehouse_id, 1, 'Campidano', 0 from warehouse limit 1 returning delivery_zone_id as id`,
    );
    zoneId = rows[0].id;
  });
  afterAll(() => run('delete from delivery_zone where delivery_zone_id = $1', [zoneId]));
  const draw = (polygon: string | null) =>
    run('update delivery_zone set polygon = $2 where delivery_zone_id = $1', [zoneId, polygon]);

  it('tells who lives within, whatever codes it lists, and nobody else', async () => {
    const within = await asked([40.5, 8.5]);
    await asked([42, 8.5]);
    await asked(null);
    await world.anonymous.post('user-address/notify-me', { postalcode: '09020', e_mail: 'anna@posta.example' });
    expect(await minute()).toEqual([]);
    await draw(border);
    expect(await placesWaitedFor(world.deps.db, 5)).toEqual([{ postcode: '09020', customers: 3 }]);
    expect(await minute()).toEqual([within]);
    expect(await waiting()).toBe(3);
  });

  it('leaves out who lives beyond it, though it lists their code', async () => {
    const beyond = await asked([42, 8.5]);
    const unknown = await asked(null);
    await run(`insert into delivery_zone_postalcode (delivery_zone_id, postalcode) values ($1, '09020')`, [zoneId]);
    // who is beyond the border still waits, and is counted, though a zone lists the code
    expect(await placesWaitedFor(world.deps.db, 5)).toEqual([{ postcode: '09020', customers: 1 }]);
    expect(await minute()).toEqual([unknown]);
    expect(await placesWaitedFor(world.deps.db, 5)).toEqual([{ postcode: '09020', customers: 1 }]);
    // without a border the code decides for everybody
    await draw(null);
    expect(await minute()).toEqual([beyond]);
  });
});

describe('a place in a slot', () => {
  const full = (isFull: boolean) =>
    run(`update timeslot set capacity_orders = taken_orders + $1 where delivery_service_id = 1`, [isFull ? 0 : 3]);
  const askForSlot = (customer: Customer) => customer.client.post('timeslot/notify-me', {});
  afterAll(() => full(false));

  it('is told once to who asked when all were taken, and again waited for when it is gone before the message leaves', async () => {
    const customer = await world.customer();
    await customer.add('MELE', 2);
    await run('update cart set address_id = null where account_id = $1', [customer.accountId]);
    expect(codeOf(await askForSlot(customer))).toBe('address-needed');
    await customer.chooseDelivery();
    await customer.client.post('timeslot/release', {});
    await full(true);
    expect([codeOf(await askForSlot(customer)), codeOf(await askForSlot(customer))]).toEqual([undefined, undefined]);
    expect([await waiting(), await minute()]).toEqual([1, []]);
    await full(false);
    await queueNotices(world.deps);
    await full(true);
    await world.drainOutbox();
    expect(world.sentMail).toEqual([]);
    await full(false);
    expect(await minute()).toHaveLength(1);
    expect(world.sentMail.at(-1)).toMatchObject({ subject: 'C’è posto per la consegna della tua spesa' });
    expect(await minute()).toEqual([]);
  });

  it('has to be as large as the cart was, at the store it goes by, and for everybody', async () => {
    const customer = await world.customer();
    await customer.add('MELE', 2);
    await customer.chooseDelivery();
    await customer.client.post('timeslot/release', {});
    await full(true);
    await askForSlot(customer);
    await run('update notify_request set units = 1 + (select max(capacity_units) from timeslot)');
    await full(false);
    expect(await minute()).toEqual([]);
    await run('update notify_request set units = 1');
    await run('update timeslot set companies_only = true');
    expect(await minute()).toEqual([]);
    await run('update timeslot set companies_only = false, closed = true');
    expect(await minute()).toEqual([]);
    await run('update timeslot set closed = false');
    expect(await minute()).toHaveLength(1);
  });
});
