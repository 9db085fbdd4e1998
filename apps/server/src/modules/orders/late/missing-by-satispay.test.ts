import { startSatispay } from '@sporta/simulators';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { CARDS } from '../../payments/providers/card-gateway.harness.ts';
import { controlOf, makeKey, type SatispayControl } from '../../payments/providers/satispay.harness.ts';
import { type CheckoutWorld, type Customer, startCheckoutWorld } from '../testing/checkout-world.ts';
import { brokenRules } from '../testing/consistency.ts';
import { holdPromised } from './hold-promised.ts';

/* What a confirmed order lacks, paid in the app of Satispay, over HTTP against its simulator. */

const CARD = 1;
const SAVED = 12;
const SATISPAY = 21;
const DAY_MS = 24 * 3_600_000;
let world: CheckoutWorld;
let satispay: SatispayControl;
let closeSatispay: () => Promise<void>;
let customer: Customer;
let orderId: number;

/** An order for a slot far away, whose bank did not let the money be held when that came near. */
beforeAll(async () => {
  const key = makeKey();
  const simulator = await startSatispay({ publicKeys: [key.publicKey] });
  closeSatispay = simulator.close;
  satispay = controlOf(simulator.url);
  world = await startCheckoutWorld({
    config: {
      slots: { holdMinutes: 60, maxExtends: 2, days: 14 },
      satispay: { url: simulator.url, keyId: key.keyId, privateKey: key.privateKey, timeoutMs: 1200 },
    },
  });
  const { rows } = await world.deps.pool.query(
    `select timeslot_id as id, to_char(day, 'YYYY-MM-DD') as day, end_at as "endAt" from timeslot
     where begin_at > now() + interval '10 days' order by begin_at limit 1`,
  );
  const [slot] = rows;
  customer = await world.customer();
  await customer.add('RISO', 2);
  await customer.chooseDelivery();
  await customer.client.post('timeslot/hold', { timeslot_id: slot.id, date: slot.day });
  const browser = await world.browserFor(
    await customer.client.post('payment-type/add-auth', { payment_type_id: CARD }),
  );
  await browser.pay(CARDS.savedRefused);
  await world.comeBack(browser);
  const { auths } = (await customer.client.get('payment-type/list-auth')).data;
  const bought = await customer.buy({ payment_type_id: SAVED, payment_auth_id: auths[0].paymentAuthId });
  expect(bought.response.errors).toEqual([]);
  orderId = bought.data.orderId;
  world.clock.set(new Date(slot.endAt.getTime() - 6 * DAY_MS + 60_000));
  customer.client = await world.clientOf(customer.accountId);
  await holdPromised(world.deps);
  expect(await missing()).toMatchObject({ kind: 'confirm' });
});
afterAll(async () => {
  await world.close();
  await closeSatispay();
});

const missing = async () => (await customer.client.get('order/detail', { order_id: orderId })).data.order.missing;
const feedback = async () => (await customer.client.get('satispay/payment-feedback', { order_id: orderId })).data;

/** @returns Satispay's id of the payment that is begun */
async function pay(): Promise<string> {
  const { response, data } = await customer.client.post('order/pay-missing', {
    order_id: orderId,
    payment_type_id: SATISPAY,
  });
  expect(response.errors).toEqual([]);
  // the database has a clock of its own, and days have passed on this one
  const { rows } = await world.deps.pool.query(
    'update payment set created_at = $2 where payment_id = $1 returning provider_ref as ref',
    [data.id, world.clock.now()],
  );
  return (await satispay.paymentsOf(rows[0].ref))[0]!.id;
}

it('waits for the app: the order is confirmed, and not paid by that', async () => {
  await pay();
  const { outcome, nextUrl, waiting } = await feedback();
  expect({ outcome, nextUrl }).toEqual({ outcome: 'pending', nextUrl: undefined });
  const { amount } = await missing();
  expect(waiting).toMatchObject({ amount, toPay: amount });
});

it('goes back to the order when it is refused in the app, and says that it lacks the money still', async () => {
  await satispay.act(await pay(), 'refuse');
  expect(await feedback()).toMatchObject({ outcome: 'error', nextUrl: `/profile/orders/${orderId}` });
  // asked again, e.g. by a page that was left open
  expect(await feedback()).toMatchObject({ outcome: 'error', nextUrl: `/profile/orders/${orderId}` });
  expect(await missing()).toMatchObject({ kind: 'confirm' });
});

it('ends when the time to confirm is over', async () => {
  const id = await pay();
  world.clock.advanceMinutes(16);
  expect(await feedback()).toMatchObject({ outcome: 'error', nextUrl: `/profile/orders/${orderId}` });
  await expect(satispay.act(id, 'approve')).rejects.toThrow();
  expect(await world.orderState(orderId)).toBe('confirmed');
});

it('is paid once Satispay says so', async () => {
  await satispay.act(await pay(), 'approve');
  expect(await feedback()).toMatchObject({ outcome: 'completed', nextUrl: `/cart/payment-completed/${orderId}` });
  expect(await missing()).toBeUndefined();
  expect(await feedback()).toMatchObject({ outcome: 'completed' });
  expect(await brokenRules(world.deps.pool)).toEqual([]);
});
