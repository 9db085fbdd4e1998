import { randomBytes } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { StaffClient } from '../../platform/testing/test-app.ts';
import { modules } from '../index.ts';
import { type CheckoutWorld, startCheckoutWorld } from '../orders/testing/checkout-world.ts';
import { deliver } from '../orders/testing/covered-order.ts';
import { providersOf, recordPayment } from '../payments/index.ts';
import { CARDS } from '../payments/providers/card-gateway.harness.ts';
import { moneyShares } from './refund-shares.ts';

/* Staff who say themselves where the money of a refund goes, of an order paid by certificate (40 €) and card (the rest of 75 €). */

let world: CheckoutWorld;
let director: StaffClient;
beforeAll(async () => {
  world = await startCheckoutWorld({ modules });
  director = await world.staffClient(['director']);
});
afterAll(() => world.close());

const query = async (text: string, values: unknown[]) => (await world.deps.pool.query(text, values)).rows;
const codes = (answer: { response: { errors: { code: string }[] } }) => answer.response.errors.map(({ code }) => code);

async function delivered() {
  const customer = await world.customer();
  await customer.add('RISO', 3);
  await customer.chooseDelivery();
  const code = randomBytes(6).toString('hex').toUpperCase();
  await query(
    `insert into gift_certificate (code, description, kind, initial_cents, balance_cents, account_id, valid_from)
     values ($1, 'Buono di prova', 'prepaid', 4000, 4000, $2, '-infinity')`,
    [code, customer.accountId],
  );
  expect(codes(await customer.client.post('cart/add-gift-certificate', { code }))).toEqual([]);
  const bought = await customer.buy();
  await (await world.browserFor(bought)).pay(CARDS.approved);
  const orderId: number = bought.data.orderId;
  await world.until(async () => (await world.orderState(orderId)) === 'confirmed');
  await deliver(world, orderId, []);
  const [{ id, ref, cents }] = await query(
    'select payment_id as id, provider_ref as ref, amount_cents as cents from payment where order_id = $1',
    [orderId],
  );
  const done = await providersOf(world.deps).get('card-gateway')!.capture(ref, cents, `capture-${id}`);
  if (done.kind !== 'done') throw new Error(done.error.kind);
  await recordPayment(world.deps, id, done.events, 'shop');
  const refund = (input: object) => director.post('staff/order/refund', { order_id: orderId, ...input });
  return { orderId, code, refund, card: `payment-${id}`, captured: cents };
}

const balanceOf = async (code: string): Promise<number> =>
  (await query('select balance_cents as cents from gift_certificate where code = $1', [code]))[0].cents;
const refundedOf = async (orderId: number): Promise<number> =>
  (await query('select refunded_cents as cents from payment where order_id = $1', [orderId]))[0].cents;

it('gives the card and the certificate what staff wrote, and says so before', async () => {
  const { orderId, code, refund, card } = await delivered();
  const byRule = (await refund({ amount: 10 })).data.refund.shares;
  expect(byRule).toMatchObject([
    { ref: card, amount: 10 },
    { ref: 'certificates', amount: 0 },
  ]);
  const asked = { amount: 10, shares: [{ ref: 'certificates', amount: 4.5 }] };
  const { refund: preview } = (await refund(asked)).data;
  expect(preview.shares).toMatchObject([
    { ref: card, amount: 5.5 },
    { ref: 'certificates', amount: 4.5 },
  ]);
  const confirm = {
    ...asked,
    confirm: true,
    reason: 'Ritardo',
    expected_total: 10,
    idempotency_key: `somme-${orderId}`,
  };
  expect(codes(await refund(confirm))).toEqual([]);
  expect(codes(await refund(confirm))).toEqual([]);
  await world.drainOutbox();
  expect(await refundedOf(orderId)).toBe(550);
  expect(await balanceOf(code)).toBe(450);
  // what is left is shared by the rule again
  const whole = { amount: 20, confirm: true, reason: 'Ritardo', expected_total: 20 };
  expect(codes(await refund({ ...whole, idempotency_key: `resto-${orderId}` }))).toEqual([]);
  await world.drainOutbox();
  expect(await refundedOf(orderId)).toBe(2550);
  expect(await balanceOf(code)).toBe(450);
});

it('refuses sums that are above what can go back there, above the refund, of another order, or that leave a part without a place', async () => {
  const { refund, card, captured } = await delivered();
  const answers = async (amount: number, shares: object[]) => codes(await refund({ amount, shares }));
  expect(await answers(10, [{ ref: card, amount: 10.01 }])).toEqual(['shares-mismatch']);
  expect(await answers(60, [{ ref: 'certificates', amount: 40.01 }])).toEqual(['shares-mismatch']);
  expect(await answers(10, [{ ref: 'payment-1', amount: 1 }])).toEqual(['shares-mismatch']);
  // the certificate has room for 40 €
  expect(await answers(captured / 100 + 10, [{ ref: card, amount: 0 }])).toEqual(['shares-mismatch']);
  expect(
    await answers(10, [
      { ref: card, amount: 3 },
      { ref: 'certificates', amount: 3 },
    ]),
  ).toEqual(['shares-mismatch']);
});

it('leaves no cent without a place when the certificate has less room by then', () => {
  const money = [{ payment: { paymentId: 1 }, left: 2000 }];
  const cents = (certificateRest: number) =>
    moneyShares(money, { refundCents: 1000, certificateRest, wanted: { 1: 300 } }).map((each) => each.cents);
  expect(cents(4000)).toEqual([300]);
  expect(cents(500)).toEqual([500]);
  expect(cents(0)).toEqual([1000]);
});
