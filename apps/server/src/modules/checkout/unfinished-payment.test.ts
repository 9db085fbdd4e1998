import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { TestClient } from '../../platform/testing/test-app.ts';
import { type CheckoutWorld, type Customer, startCheckoutWorld } from '../orders/testing/checkout-world.ts';
import { expectConsistent } from '../orders/testing/expect-consistent.ts';
import { brokenMoney } from '../orders/testing/money-rules.ts';
import { CARDS } from '../payments/providers/card-gateway.harness.ts';

let world: CheckoutWorld;
beforeAll(async () => {
  world = await startCheckoutWorld();
});
afterAll(() => world.close());

/** A customer whose browser is on the bank's page, and a second device of theirs. */
async function paying(): Promise<{ customer: Customer; tablet: TestClient; orderId: number; bought: Bought }> {
  const customer = await world.customer();
  await customer.add('RISO', 2);
  await customer.chooseDelivery();
  const bought = await customer.buy();
  expect(bought.response.errors).toEqual([]);
  return { customer, tablet: await world.clientOf(customer.accountId), orderId: bought.data.orderId, bought };
}
type Bought = Awaited<ReturnType<Customer['buy']>>;

const codes = (answer: { response: { errors: { code: string }[] } }) =>
  answer.response.errors.map((error) => error.code);

describe('a payment under way, seen from another device', () => {
  it('is told by its own code, with the order it is for', async () => {
    const { tablet, orderId, bought } = await paying();
    for (const call of ['cart/lock', 'cart/unlock']) {
      const refused = await tablet.post(call);
      expect(codes(refused)).toEqual(['payment-in-progress']);
      expect(refused.response.errors[0]?.error).toMatch(/C’è già un pagamento in corso/);
      expect(refused.data).toMatchObject({ orderId });
    }
    const { data } = await tablet.get('order/unfinished-payment');
    expect(data.payment).toMatchObject({ orderId, orderGrossTotal: bought.data.orderGrossTotal });
    expect(data.payment.timeSlotTime).toBe('18:00–20:00');
  });

  it('keeps the cart closed: what is added meanwhile would vanish with the order', async () => {
    const { customer, tablet } = await paying();
    await tablet.post('cart/unlock');
    const refused = await tablet.post('cart/add-item', { product_id: world.productId('PASTA'), quantity: 1 });
    expect(codes(refused)).toEqual(['payment-in-progress']);
    expect((await customer.cart()).locked).toBe(true);
  });

  it('is continued there: the same payment, paid once', async () => {
    const { tablet, orderId, bought } = await paying();
    const resumed = await tablet.post('order/resume-payment', { order_id: orderId });
    expect(codes(resumed)).toEqual([]);
    expect(resumed.data).toMatchObject({ orderId, id: bought.data.id });
    await (await world.browserFor(resumed)).pay(CARDS.approved);
    await world.until(async () => (await world.orderState(orderId)) === 'confirmed');
    expect(codes(await tablet.post('order/resume-payment', { order_id: orderId }))).toEqual([
      'payment-not-in-progress',
    ]);
    expect((await tablet.get('order/unfinished-payment')).data.payment).toBeUndefined();
    await expectConsistent(world);
  });

  it('is found paid when the first device has paid meanwhile and nobody heard of it', async () => {
    const { tablet, orderId, bought } = await paying();
    await (await world.browserFor(bought)).pay(CARDS.noticeLost);
    expect(await world.orderState(orderId)).toBe('awaiting-payment');
    const resumed = await tablet.post('order/resume-payment', { order_id: orderId });
    expect(resumed.data).toMatchObject({ orderId });
    expect(resumed.data.paymentUrl).toBeUndefined();
    expect(await world.orderState(orderId)).toBe('confirmed');
    await expectConsistent(world);
  });

  it('is abandoned there: cart and slot are as they were, and it can be bought again', async () => {
    const { customer, tablet, orderId } = await paying();
    const given = await tablet.post('order/give-up-payment', { order_id: orderId });
    expect(codes(given)).toEqual([]);
    expect(given.data).toMatchObject({ locked: false, editable: true, cartItems: [{ quantity: 2 }] });
    expect(given.data.timeslot).toBeDefined();
    expect(codes(await tablet.post('order/give-up-payment', { order_id: orderId }))).toEqual([
      'payment-not-in-progress',
    ]);
    expect(codes(await tablet.post('cart/lock'))).toEqual([]);
    const again = await customer.buy();
    await (await world.browserFor(again)).pay(CARDS.approved);
    await world.until(async () => (await world.orderState(again.data.orderId)) === 'confirmed');
    await expectConsistent(world);
  });

  it('that is paid on the first device after it was abandoned on the second goes back', async () => {
    const { tablet, orderId, bought } = await paying();
    const browser = await world.browserFor(bought);
    await tablet.post('order/give-up-payment', { order_id: orderId });
    await browser.pay(CARDS.approved);
    await world.until(async () => {
      await world.drainOutbox();
      return (await brokenMoney(world.deps.pool, world.outside)).length === 0;
    });
    expect(await world.orderState(orderId)).toBe('payment-failed');
    await expectConsistent(world);
  });

  it('that was paid cannot be abandoned', async () => {
    const { tablet, orderId, bought } = await paying();
    await (await world.browserFor(bought)).pay(CARDS.noticeLost);
    expect(codes(await tablet.post('order/give-up-payment', { order_id: orderId }))).toEqual(['order-already-paid']);
    expect(await world.orderState(orderId)).toBe('confirmed');
    await expectConsistent(world);
  });

  it('stays undecided while the bank does not answer', async () => {
    const { tablet, orderId } = await paying();
    await world.control('', { api: 'down' });
    try {
      expect(codes(await tablet.post('order/give-up-payment', { order_id: orderId }))).toEqual(['payment-unavailable']);
      expect(await world.orderState(orderId)).toBe('awaiting-payment');
    } finally {
      await world.control('', { api: 'ok' });
    }
    expect(codes(await tablet.post('order/give-up-payment', { order_id: orderId }))).toEqual([]);
    await expectConsistent(world);
  });

  it('is decided once though one device goes on and the other abandons it at the same moment', async () => {
    for (let round = 0; round < 5; round++) {
      const { tablet, orderId, bought } = await paying();
      const browser = await world.browserFor(bought);
      const [, given, again] = await Promise.all([
        browser.pay(CARDS.approved),
        tablet.post('order/give-up-payment', { order_id: orderId }),
        tablet.post('order/resume-payment', { order_id: orderId }),
      ]);
      expect([given.http.statusCode, again.http.statusCode]).toEqual([200, 200]);
      await world.until(async () => {
        await world.drainOutbox();
        const state = await world.orderState(orderId);
        const settled = state === 'confirmed' || state === 'payment-failed';
        return settled && (await brokenMoney(world.deps.pool, world.outside)).length === 0;
      });
      await expectConsistent(world);
    }
  });
});
