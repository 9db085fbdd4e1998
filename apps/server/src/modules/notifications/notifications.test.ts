import { type PlayedDevice, type PushService, startPushService } from '@sporta/simulators';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { TestClient } from '../../platform/testing/test-app.ts';
import { modules } from '../index.ts';
import { type CheckoutWorld, startCheckoutWorld } from '../orders/testing/checkout-world.ts';
import { buyCovered } from '../orders/testing/covered-order.ts';
import { isPushService } from './browser-push.ts';
import { queuePushes } from './send-notices.ts';

let world: CheckoutWorld;
let service: PushService;
let noon: Date;
beforeAll(async () => {
  world = await startCheckoutWorld({ modules });
  noon = world.clock.now();
  service = await startPushService();
  world.deps.config = { ...world.deps.config, push: { ...world.deps.config.push, origins: [service.url] } };
});
afterAll(async () => {
  await service.close();
  await world.close();
});
beforeEach(() => world.clock.set(noon));

const run = (text: string, values: unknown[] = []) => world.deps.pool.query(text, values);
type Customer = Awaited<ReturnType<CheckoutWorld['customer']>>;

const addressOf = ({ endpoint, p256dh, auth }: PlayedDevice) => ({ endpoint, p256dh, auth });
const settings = async (client: TestClient) => (await client.get('notification/detail')).data;

/** A customer whose device may be told of some kinds. */
async function listening(...kinds: string[]): Promise<{ customer: Customer; device: PlayedDevice }> {
  const customer = await world.customer();
  const device = service.device((await settings(customer.client)).publicKey);
  const answer = await customer.client.post('notification/subscribe', addressOf(device));
  expect(answer.response.errors).toEqual([]);
  for (const kind of kinds) {
    await customer.client.post('notification/choose', { kind, channel: 'push', wanted: true });
  }
  return { customer, device };
}

/** What devices were told in a minute; two workers look at once, as at a shop of two servers. */
async function minute(): Promise<void> {
  await Promise.all([queuePushes(world.deps), queuePushes(world.deps)]);
  await world.drainOutbox();
}
const titles = ({ messages }: PlayedDevice) => messages.map(({ text }) => JSON.parse(text).title);
const paths = ({ messages }: PlayedDevice) => messages.map(({ text }) => JSON.parse(text).path);

async function onItsWay(customer: Customer): Promise<number> {
  await customer.add('RISO', 1);
  await customer.chooseDelivery();
  const orderId = await buyCovered(world, customer);
  await world.drainOutbox();
  await run(`update orders set state = 'out-for-delivery' where order_id = $1`, [orderId]);
  return orderId;
}

async function voucher({ accountId }: { accountId: number }, code: string): Promise<void> {
  await run(
    `insert into gift_certificate (code, description, initial_cents, balance_cents, account_id, valid_from, valid_to)
     values ($1, 'Buono', 500, 500, $2, $3::timestamptz - interval '1 day', $3::timestamptz + interval '3 days')`,
    [code, accountId, noon],
  );
}

describe('a device', () => {
  it('is told of the van that left, once, in words its push service cannot read', async () => {
    const { customer, device } = await listening('van');
    const orderId = await onItsWay(customer);
    await minute();
    await minute();
    expect(titles(device)).toEqual(['Il furgone è partito']);
    expect(paths(device)).toEqual([`/profile/orders/${orderId}`]);
    expect(device.messages[0]?.ttl).toBe(4 * 3600);
    expect(service.refused).toEqual([]);
  });

  it('is told of nothing its customer did not say yes to, nor after a no that came in between', async () => {
    const { customer, device } = await listening('slot');
    await onItsWay(customer);
    await minute();
    expect(device.messages).toEqual([]);
    await customer.client.post('notification/choose', { kind: 'van', channel: 'push', wanted: true });
    await queuePushes(world.deps);
    await customer.client.post('notification/choose', { kind: 'van', channel: 'push', wanted: false });
    await world.drainOutbox();
    expect(device.messages).toEqual([]);
  });

  it('that is gone is forgotten, and one whose service is away is tried again', async () => {
    const { customer, device } = await listening('van');
    const other = service.device();
    await customer.client.post('notification/subscribe', addressOf(other));
    expect((await settings(customer.client)).devices).toHaveLength(2);
    device.answer(410);
    other.answer(500);
    await onItsWay(customer);
    await minute();
    expect((await settings(customer.client)).devices).toEqual([{ endpoint: other.endpoint }]);
    other.answer(201);
    await run(`update outbox set next_at = now() where topic = 'notifications.push' and processed_at is null`);
    await world.drainOutbox();
    expect(titles(other)).toEqual(['Il furgone è partito']);
  });

  it('is told no more once it is signed out, and belongs to whoever is signed in on it', async () => {
    const { customer, device } = await listening('van');
    const { customer: next } = await listening('van');
    await next.client.post('notification/subscribe', addressOf(device));
    expect((await settings(customer.client)).devices).toEqual([]);
    expect((await settings(next.client)).devices).toHaveLength(2);
    await onItsWay(customer);
    await minute();
    expect(device.messages).toEqual([]);
    await next.client.post('auth/logout');
    expect((await run('select from push_device where account_id = $1', [next.accountId])).rowCount).toBe(0);
  });

  it('is called at a push service only', async () => {
    const customer = await world.customer();
    const { p256dh, auth } = service.device();
    for (const endpoint of [
      'https://169.254.169.254/latest/meta-data',
      'http://fcm.googleapis.com/fcm/send/x',
      'https://fcm.googleapis.com.evil.example/x',
      'https://fcm.googleapis.com:8443/x',
      'https://evil@fcm.googleapis.com/x',
      'https://storage.googleapis.com/x',
      'http://127.0.0.1:1/push/x',
      'nonsense',
    ]) {
      const answer = await customer.client.post('notification/subscribe', { endpoint, p256dh, auth });
      expect([endpoint, answer.response.errors[0]?.code]).toEqual([endpoint, 'push-service-unknown']);
    }
    for (const endpoint of [
      'https://fcm.googleapis.com/fcm/send/x',
      'https://updates.push.services.mozilla.com/wpush/v2/x',
      'https://web.push.apple.com/x',
      'https://wns2-par02p.notify.windows.com/w/?token=x',
    ]) {
      expect(isPushService(endpoint, [])).toBe(true);
    }
  });
});

describe('each kind', () => {
  it('substitutions to answer, while the order is prepared', async () => {
    const { customer, device } = await listening('substitutions');
    const orderId = await onItsWay(customer);
    await run(
      `insert into picking_line (order_line_id, order_id, revision, status, quantity, at)
       select order_line_id, order_id, 1, 'substituted', 1000, $2 from order_line where order_id = $1`,
      [orderId, noon],
    );
    await minute();
    expect(device.messages).toEqual([]);
    await run(`update orders set state = 'picking' where order_id = $1`, [orderId]);
    await minute();
    expect(titles(device)).toEqual(['Abbiamo sostituito qualcosa']);
  });

  it('a slot that is held for ten minutes more, not for a cart without goods', async () => {
    const { customer, device } = await listening('slot');
    await customer.chooseDelivery();
    const { rows } = await run(
      `select hold_expires_at as at from slot_booking where account_id = $1 and state = 'held'`,
      [customer.accountId],
    );
    const nearEnd = new Date(rows[0].at.getTime() - 9 * 60_000);
    world.clock.set(nearEnd);
    await minute();
    expect(device.messages).toEqual([]);
    await customer.add('RISO', 1);
    world.clock.set(new Date(rows[0].at.getTime() - 11 * 60_000));
    await run(`update slot_booking set hold_expires_at = $2 where account_id = $1`, [customer.accountId, rows[0].at]);
    await minute();
    expect(device.messages).toEqual([]);
    world.clock.set(nearEnd);
    await minute();
    await minute();
    expect(titles(device)).toEqual(['La tua fascia sta per scadere']);
    expect(paths(device)).toEqual(['/checkout']);
  });

  it('a product that is back and a zone that opened, beside the mail or in its place', async () => {
    const { customer, device } = await listening('product', 'zone');
    const { rows } = await run('select email from account where account_id = $1', [customer.accountId]);
    const { rows: products } = await run('select product_id as id, name, slug from product limit 1');
    await run(`insert into notify_request (kind, email, product_id, done_at) values ('product', upper($1), $2, $3)`, [
      rows[0].email,
      products[0].id,
      noon,
    ]);
    await run(`insert into notify_request (kind, email, postalcode, done_at) values ('zone', $1, '20144', $2)`, [
      rows[0].email,
      noon,
    ]);
    await minute();
    expect(titles(device).sort()).toEqual([`È tornato: ${products[0].name}`, 'Ora arriviamo a 20144'].sort());
    expect(paths(device).sort()).toEqual(['/', `/product/${products[0].slug}`]);
  });

  it('a voucher in its last week', async () => {
    const { customer, device } = await listening('voucher');
    await voucher(customer, `SCADE-${customer.accountId}`);
    await minute();
    expect(titles(device)).toEqual(['Un tuo buono sta per scadere']);
    expect(JSON.parse(device.messages[0]!.text).body).toMatch(/5,00/);
  });
});

describe('a mailbox', () => {
  it('is told of a voucher and of substitutions once, with or without a device, also in hours in which devices are silent', async () => {
    const customer = await world.customer();
    const { client } = customer;
    const { rows } = await run('select email from account where account_id = $1', [customer.accountId]);
    const mails = () => world.sentMail.filter(({ to }) => to === rows[0].email).map(({ subject }) => subject);
    await client.post('notification/set-quiet', { from: '00:00', to: '23:59' });
    await voucher(customer, `POSTA-${customer.accountId}`);
    const orderId = await onItsWay(customer);
    await run(
      `insert into picking_line (order_line_id, order_id, revision, status, quantity, at)
       select order_line_id, order_id, 1, 'substituted', 1000, $2 from order_line where order_id = $1`,
      [orderId, noon],
    );
    await run(`update orders set state = 'picking' where order_id = $1`, [orderId]);
    await minute();
    const before = mails();
    expect(before.filter((subject) => /buono|sostituito/.test(subject))).toEqual([]);
    for (const kind of ['voucher', 'substitutions']) {
      await client.post('notification/choose', { kind, channel: 'mail', wanted: true });
    }
    await minute();
    await minute();
    expect(mails().slice(before.length).sort()).toEqual([
      'Abbiamo sostituito qualcosa',
      'Un tuo buono sta per scadere',
    ]);
  });

  it('is told nothing after a no that came in between', async () => {
    const customer = await world.customer();
    await voucher(customer, `NIENTE-${customer.accountId}`);
    const choice = { kind: 'voucher', channel: 'mail' };
    await customer.client.post('notification/choose', { ...choice, wanted: true });
    await queuePushes(world.deps);
    await customer.client.post('notification/choose', { ...choice, wanted: false });
    const before = world.sentMail.length;
    await world.drainOutbox();
    expect(world.sentMail.slice(before).map(({ subject }) => subject)).not.toContain('Un tuo buono sta per scadere');
  });
});

describe('quiet hours', () => {
  it('keep what can wait for their end, also over midnight, and let go of what is over by then', async () => {
    const { customer, device } = await listening('voucher', 'van');
    const client = customer.client;
    const answer = await client.post('notification/set-quiet', { from: '22:00', to: '07:30' });
    expect(answer.data.quiet).toEqual({ from: '22:00', to: '07:30' });
    const midnight = new Date(Date.UTC(noon.getUTCFullYear(), noon.getUTCMonth(), noon.getUTCDate() + 1, 0, 30));
    await voucher(customer, `QUIETE-${customer.accountId}`);
    await onItsWay(customer);
    world.clock.set(midnight);
    await minute();
    expect(device.messages).toEqual([]);
    world.clock.set(new Date(midnight.getTime() + 8 * 3_600_000));
    await minute();
    expect(titles(device)).toEqual(['Un tuo buono sta per scadere']);
    const none = await client.post('notification/set-quiet', { from: '08:00', to: '08:00' });
    expect(none.data.quiet).toBeUndefined();
  });

  it('refuse an hour that is none', async () => {
    const customer = await world.customer();
    const { response } = await customer.client.post('notification/set-quiet', { from: '25:00', to: '07:30' });
    expect(response.errors[0]).toMatchObject({ field: 'from' });
  });
});

describe('choices', () => {
  it('begin with the mails that were asked for and no device at all', async () => {
    const customer = await world.customer();
    const { kinds, devices } = await settings(customer.client);
    expect(devices).toEqual([]);
    expect(kinds).toEqual([
      { kind: 'substitutions', mail: false, push: false },
      { kind: 'van', mail: true, push: false },
      { kind: 'slot', mail: false, push: false },
      { kind: 'product', mail: true, push: false },
      { kind: 'zone', mail: true, push: false },
      { kind: 'voucher', mail: false, push: false },
      { kind: 'weekly', mail: true, push: false },
    ]);
    const chosen = await customer.client.post('notification/choose', { kind: 'van', channel: 'mail', wanted: false });
    expect(chosen.data.kinds[1]).toEqual({ kind: 'van', mail: false, push: false });
    const { rows } = await run('select delivery_notice from account where account_id = $1', [customer.accountId]);
    expect(rows[0].delivery_notice).toBe(false);
  });

  it('are the shop’s one key for good, also when several servers start at once', async () => {
    const customers = await Promise.all([world.customer(), world.customer(), world.customer()]);
    const keys = await Promise.all(customers.map(async ({ client }) => (await settings(client)).publicKey));
    expect(new Set(keys).size).toBe(1);
    expect(keys[0]).toMatch(/^[\w-]{87}$/);
  });
});
