import { afterAll, beforeAll, expect, it } from 'vitest';
import { modules } from '../index.ts';
import { type CheckoutWorld, startCheckoutWorld } from '../orders/testing/checkout-world.ts';
import { buyCovered } from '../orders/testing/covered-order.ts';
import { queueVanNotices } from './van-notices.ts';

let world: CheckoutWorld;
let today: Date;
beforeAll(async () => {
  world = await startCheckoutWorld({ modules });
  today = world.clock.now();
});
afterAll(() => world.close());

const run = (text: string, values: unknown[] = []) => world.deps.pool.query(text, values);

/** An order on its way, and who ordered it. */
async function onItsWay() {
  world.clock.set(today);
  const customer = await world.customer();
  await customer.add('RISO', 1);
  await customer.chooseDelivery();
  const orderId = await buyCovered(world, customer);
  await world.drainOutbox();
  const { rows } = await run(
    `update orders o set state = 'out-for-delivery' from timeslot t, account a
     where o.order_id = $1 and t.timeslot_id = o.timeslot_id and a.account_id = o.account_id returning t.begin_at as begins, a.email`,
    [orderId],
  );
  return { orderId, customer, begins: rows[0].begins as Date, email: rows[0].email as string };
}

async function told(email: string): Promise<number> {
  await Promise.all([queueVanNotices(world.deps), queueVanNotices(world.deps)]);
  await world.drainOutbox();
  return world.sentMail.filter((mail) => mail.to === email && /^Il furgone sta arrivando/.test(mail.subject)).length;
}
const minutesBefore = ({ begins }: { begins: Date }, minutes: number) =>
  world.clock.set(new Date(begins.getTime() - minutes * 60_000));

it('tells of the van half an hour before, once, whoever wants it', async () => {
  const order = await onItsWay();
  minutesBefore(order, 45);
  expect(await told(order.email)).toBe(0);
  minutesBefore(order, 29);
  expect(await told(order.email)).toBe(1);
  await run(`update outbox set processed_at = null, next_at = now() where topic = 'notices.van'`);
  expect(await told(order.email)).toBe(1);
});

it('does not tell who said no, nor of an order that is there by then', async () => {
  const silent = await onItsWay();
  await silent.customer.client.post('registration/update_contact', { delivery_notice: false });
  minutesBefore(silent, 10);
  expect(await told(silent.email)).toBe(0);
  const quick = await onItsWay();
  minutesBefore(quick, 10);
  await queueVanNotices(world.deps);
  await run(`update orders set state = 'delivered' where order_id = $1`, [quick.orderId]);
  expect(await told(quick.email)).toBe(0);
});
