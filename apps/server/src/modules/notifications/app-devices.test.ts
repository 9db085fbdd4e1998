import { type ApplePush, type Firebase, type PlayedPhone, startApplePush, startFirebase } from '@sporta/simulators';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { readConfig } from '../../platform/config.ts';
import type { TestClient } from '../../platform/testing/test-app.ts';
import { modules } from '../index.ts';
import { type CheckoutWorld, startCheckoutWorld } from '../orders/testing/checkout-world.ts';
import { queuePushes } from './send-notices.ts';

let world: CheckoutWorld;
let firebase: Firebase;
let apple: ApplePush;
let noon: Date;
beforeAll(async () => {
  world = await startCheckoutWorld({ modules });
  noon = world.clock.now();
  const now = () => world.clock.now().getTime();
  [firebase, apple] = await Promise.all([startFirebase({ now }), startApplePush({ now })]);
});
/** Each test is a shop whose server has just started: nothing is remembered of the providers. */
beforeEach(() => {
  world.clock.set(noon);
  const { appPush } = readConfig({ ...firebase.account, ...apple.account });
  world.deps.config = { ...world.deps.config, appPush };
});
afterEach(() => {
  firebase.refused.length = 0;
  apple.refused.length = 0;
});
afterAll(async () => {
  await Promise.all([firebase.close(), apple.close()]);
  await world.close();
});

const run = (text: string, values: unknown[] = []) => world.deps.pool.query(text, values);
type Customer = Awaited<ReturnType<CheckoutWorld['customer']>>;
type Service = 'fcm' | 'apns';
const phoneOf = (service: Service) => (service === 'fcm' ? firebase : apple).phone();

const settings = async (client: TestClient) => (await client.get('notification/detail')).data;
const devices = async ({ client }: Customer) =>
  (await settings(client)).devices.map(({ endpoint }: { endpoint: string }) => endpoint);
const subscribe = ({ client }: Customer, service: Service, { token }: PlayedPhone) =>
  client.post('notification/subscribe-app', { service, token });

async function listening(service: Service): Promise<{ customer: Customer; phone: PlayedPhone }> {
  const customer = await world.customer();
  const phone = phoneOf(service);
  expect((await subscribe(customer, service, phone)).response.errors).toEqual([]);
  await customer.client.post('notification/choose', { kind: 'voucher', channel: 'push', wanted: true });
  return { customer, phone };
}

let vouchers = 0;
/** Something to say: a voucher in its last days. */
async function voucher({ accountId }: Customer): Promise<void> {
  vouchers += 1;
  await run(
    `insert into gift_certificate (code, description, initial_cents, balance_cents, account_id, valid_from, valid_to)
     values ($1, 'Buono', 500, 500, $2, $3::timestamptz - interval '1 day', $3::timestamptz + interval '3 days')`,
    [`APP-${vouchers}`, accountId, noon],
  );
}

async function minute(): Promise<void> {
  await queuePushes(world.deps);
  await world.drainOutbox();
}
async function say(customer: Customer): Promise<void> {
  await voucher(customer);
  await minute();
}
const titles = ({ messages }: PlayedPhone) => messages.map(({ title }) => title);
const VOUCHER = 'Un tuo buono sta per scadere';

const waiting = () =>
  run(`select last_error as error, extract(epoch from next_at - now())::int as seconds from outbox
       where topic = 'notifications.push' and processed_at is null`).then(({ rows }) => rows);
async function again(): Promise<void> {
  await run(`update outbox set next_at = now() where topic = 'notifications.push' and processed_at is null`);
  await world.drainOutbox();
}
const dropWaiting = () => run(`delete from outbox where topic = 'notifications.push' and processed_at is null`);

describe.each(['fcm', 'apns'] as const)('the app on a phone (%s)', (service) => {
  it('is told once, with the page it opens, and until when it is of interest', async () => {
    const { customer, phone } = await listening(service);
    await say(customer);
    await minute();
    expect(phone.messages).toEqual([
      {
        title: VOUCHER,
        body: expect.stringContaining('5,00'),
        path: '/profile/gifts',
        tag: expect.stringMatching(/^voucher-\d+$/),
        endsAt: expect.closeTo(noon.getTime() + 3 * 86_400_000, -4),
      },
    ]);
    expect([...firebase.refused, ...apple.refused]).toEqual([]);
  });

  it('is told nothing without a yes, and nothing in quiet hours', async () => {
    const customer = await world.customer();
    const phone = phoneOf(service);
    await subscribe(customer, service, phone);
    await say(customer);
    expect(phone.messages).toEqual([]);
    await customer.client.post('notification/choose', { kind: 'voucher', channel: 'push', wanted: true });
    await customer.client.post('notification/set-quiet', { from: '00:00', to: '23:59' });
    await minute();
    expect(phone.messages).toEqual([]);
    await customer.client.post('notification/set-quiet', { from: '08:00', to: '08:00' });
    await minute();
    expect(titles(phone)).toEqual([VOUCHER]);
  });

  it.each(['gone', 'refused-token'] as const)('whose token is %s is forgotten', async (day) => {
    const { customer, phone } = await listening(service);
    phone.day(day);
    await say(customer);
    expect(await devices(customer)).toEqual([]);
    expect(await waiting()).toEqual([]);
  });

  it.each(['cut', 'garbage'] as const)(
    'is told after all when its provider had a bad moment (%s), and stays known',
    async (day) => {
      const { customer, phone } = await listening(service);
      phone.day(day, 1);
      await say(customer);
      expect(phone.messages).toEqual([]);
      expect(await devices(customer)).toEqual([phone.token]);
      const [{ error }] = await waiting();
      expect(error).not.toContain(phone.token);
      await again();
      expect(titles(phone)).toEqual([VOUCHER]);
    },
  );

  it.each([
    ['too-many', service === 'fcm' ? 30 : 60],
    ['away', 30],
  ] as const)('waits as long as its provider asks (%s)', async (day, seconds) => {
    const { customer, phone } = await listening(service);
    phone.day(day, 1);
    await say(customer);
    const [left] = await waiting();
    expect(left.seconds).toBeGreaterThanOrEqual(seconds - 2);
    expect(left.seconds).toBeLessThanOrEqual(seconds + 1);
    world.clock.set(new Date(noon.getTime() + (seconds + 1) * 1000));
    await again();
    expect(titles(phone)).toEqual([VOUCHER]);
  });

  it('is told no more once it is signed out, and belongs to whoever is signed in on it', async () => {
    const { customer, phone } = await listening(service);
    const { customer: next } = await listening(service);
    await subscribe(next, service, phone);
    expect(await devices(customer)).toEqual([]);
    // one session is told by one token: the last
    expect(await devices(next)).toEqual([phone.token]);
    await say(customer);
    expect(phone.messages).toEqual([]);
    await voucher(next);
    await queuePushes(world.deps);
    await next.client.post('auth/logout');
    await world.drainOutbox();
    expect(phone.messages).toEqual([]);
    expect((await run('select from push_device where account_id = $1', [next.accountId])).rowCount).toBe(0);
  });

  it('keeps its yes when the system gives it another token, also while a message is on its way', async () => {
    const { customer, phone } = await listening(service);
    const renewed = phoneOf(service);
    phone.day('cut');
    await say(customer);
    const renew = (customer: Customer) =>
      customer.client.post('notification/renew-app', { service, token: renewed.token });
    const stranger = await world.customer();
    await renew(stranger);
    expect(await devices(stranger)).toEqual([]);
    expect((await renew(customer)).response.errors).toEqual([]);
    await renew(customer);
    expect(await devices(customer)).toEqual([renewed.token]);
    await again();
    expect(titles(renewed)).toEqual([VOUCHER]);
    expect(phone.messages).toEqual([]);
  });

  it('takes its token from whoever had the device before, when it is renewed', async () => {
    const { customer: before, phone } = await listening(service);
    const { customer } = await listening(service);
    await customer.client.post('notification/renew-app', { service, token: phone.token });
    expect(await devices(before)).toEqual([]);
    expect(await devices(customer)).toEqual([phone.token]);
  });

  it('cannot be told by a shop that has no account there, and loses nothing meanwhile', async () => {
    const { customer, phone } = await listening(service);
    world.deps.config = { ...world.deps.config, appPush: { firebase: undefined, apple: undefined } };
    expect((await settings(customer.client)).apps).toEqual([]);
    const answer = await subscribe(customer, service, phoneOf(service));
    expect(answer.response.errors[0]).toMatchObject({ code: 'push-service-unknown', field: 'service' });
    await say(customer);
    expect(phone.messages).toEqual([]);
    expect(await waiting()).toEqual([]);
    expect(await devices(customer)).toEqual([phone.token]);
  });

  it('is known by a code, not by an address', async () => {
    const customer = await world.customer();
    for (const token of [
      '../../3/device/x-x-x-x-x-x-x',
      'https://evil.example/aaaaaaaaaaaa',
      'corto',
      'è'.repeat(30),
    ]) {
      const answer = await customer.client.post('notification/subscribe-app', { service, token });
      expect([token, answer.response.errors[0]?.field]).toEqual([token, 'token']);
    }
  });
});

describe('Firebase', () => {
  it('is asked for access once for many messages, again when it ends, and once more when it ended before its time', async () => {
    const { customer, phone } = await listening('fcm');
    const before = firebase.accessGiven;
    await Promise.all([voucher(customer), voucher(customer)]);
    await minute();
    await say(customer);
    expect(firebase.accessGiven).toBe(before + 1);
    world.clock.set(new Date(noon.getTime() + 56 * 60_000));
    await say(customer);
    expect(firebase.accessGiven).toBe(before + 2);
    firebase.endAccess();
    await say(customer);
    expect(firebase.accessGiven).toBe(before + 3);
    expect(titles(phone)).toHaveLength(5);
    expect(await waiting()).toEqual([]);
  });

  it('that wants a pause is left alone by every message', async () => {
    const { customer, phone } = await listening('fcm');
    const { customer: other, phone: second } = await listening('fcm');
    phone.day('too-many', 1);
    await say(customer);
    const { asked } = firebase;
    await say(other);
    expect(firebase.asked).toBe(asked);
    expect(second.messages).toEqual([]);
    world.clock.set(new Date(noon.getTime() + 31_000));
    await again();
    expect([...titles(phone), ...titles(second)]).toEqual([VOUCHER, VOUCHER]);
  });

  it('of another project forgets no device', async () => {
    const { customer, phone } = await listening('fcm');
    const wrong = readConfig({ ...firebase.account, FIREBASE_PROJECT_ID: 'another-project' });
    world.deps.config = { ...world.deps.config, appPush: wrong.appPush };
    await say(customer);
    expect(await devices(customer)).toEqual([phone.token]);
    expect((await waiting())[0].error).toContain('404');
    await dropWaiting();
  });
});

describe('Apple', () => {
  it('is told over one line, by one token, that is renewed before an hour is over', async () => {
    const { customer, phone } = await listening('apns');
    const { proofs, lines } = apple;
    await Promise.all([voucher(customer), voucher(customer)]);
    await minute();
    world.clock.set(new Date(noon.getTime() + 19 * 60_000));
    await say(customer);
    expect([apple.proofs - proofs, apple.lines - lines]).toEqual([1, 1]);
    world.clock.set(new Date(noon.getTime() + 45 * 60_000));
    await say(customer);
    expect([apple.proofs - proofs, apple.lines - lines]).toEqual([2, 1]);
    apple.endLines();
    await say(customer);
    expect(apple.lines - lines).toBe(2);
    expect(titles(phone)).toHaveLength(5);
    expect(await waiting()).toEqual([]);
  });

  it('that finds a token too old is shown another, but not every minute', async () => {
    const { customer, phone } = await listening('apns');
    await say(customer);
    const { proofs } = apple;
    phone.day('expired-proof', 1);
    await say(customer);
    expect(apple.proofs).toBe(proofs);
    expect((await waiting())[0].error).toContain('ExpiredProviderToken');
    await dropWaiting();
    world.clock.set(new Date(noon.getTime() + 25 * 60_000));
    phone.day('expired-proof', 1);
    await say(customer);
    expect(apple.proofs).toBe(proofs + 1);
    expect(titles(phone)).toEqual([VOUCHER, VOUCHER]);
  });

  it('that says since when a phone is gone does not take one that came back', async () => {
    const { customer, phone } = await listening('apns');
    apple.goneSince = noon.getTime() - 60_000;
    phone.day('gone', 1);
    await say(customer);
    expect(await devices(customer)).toEqual([phone.token]);
    apple.goneSince = noon.getTime() + 1;
    phone.day('gone', 1);
    await say(customer);
    expect(await devices(customer)).toEqual([]);
  });
});

it('tells the log no token, whatever goes wrong', async () => {
  const lines: unknown[] = [];
  const warn = world.deps.log.warn.bind(world.deps.log);
  world.deps.log.warn = ((...said: unknown[]) => {
    const [first] = said as [{ err?: Error }];
    lines.push(String(first?.err?.stack), JSON.stringify(said));
  }) as typeof warn;
  const tokens: string[] = [];
  for (const service of ['fcm', 'apns'] as const) {
    for (const day of ['cut', 'garbage', 'too-many', 'away', 'gone', 'expired-proof'] as const) {
      const { customer, phone } = await listening(service);
      phone.day(day);
      await say(customer);
      tokens.push(phone.token);
      const { appPush } = readConfig({ ...firebase.account, ...apple.account });
      world.deps.config = { ...world.deps.config, appPush };
    }
  }
  world.deps.log.warn = warn;
  await dropWaiting();
  expect(lines.length).toBeGreaterThan(8);
  const log = lines.join('\n');
  expect(tokens.filter((token) => log.includes(token))).toEqual([]);
  expect(log).not.toMatch(/PRIVATE KEY|ya29\.|eyJ/);
});
