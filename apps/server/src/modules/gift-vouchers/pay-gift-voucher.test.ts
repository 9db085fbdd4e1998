import { startSatispay } from '@sporta/simulators';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { brokenRules } from '../orders/testing/consistency.ts';
import { expectConsistent } from '../orders/testing/expect-consistent.ts';
import { controlOf, type Moved, makeKey, type SatispayControl } from '../payments/providers/satispay.harness.ts';
import { METHODS, stripeAt } from '../payments/providers/stripe.harness.ts';
import { type GiftWorld, startGiftWorld, type UnpaidGift } from './testing/gift-world.ts';

/* Vouchers paid on the screens of Stripe and Satispay, over HTTP against their stand-ins. */

const STRIPE = 20;
const SATISPAY = 21;
let world: GiftWorld;
let stripe: ReturnType<typeof stripeAt>;
let satispay: SatispayControl;
let closeSatispay: () => Promise<void>;
let start: Date;
beforeAll(async () => {
  const key = makeKey();
  const simulator = await startSatispay({
    publicKeys: [key.publicKey],
    settings: { retryMs: [30, 30], lateMs: 300, slowMs: 2500 },
  });
  closeSatispay = simulator.close;
  satispay = controlOf(simulator.url);
  world = await startGiftWorld({
    withStripe: true,
    config: { satispay: { url: simulator.url, keyId: key.keyId, privateKey: key.privateKey, timeoutMs: 1200 } },
  });
  stripe = stripeAt(world.stripeUrl);
  start = world.clock.now();
});
beforeEach(async () => {
  world.clock.set(start);
  await stripe.control('/reset', {});
  await satispay.control('/reset', {});
});
afterAll(async () => {
  await world.close();
  await closeSatispay();
});

const completed = ({ orderId }: UnpaidGift) => `/cart/payment-completed-melaregalo/${orderId}`;
const failed = ({ orderId }: UnpaidGift) => `/payment-error-melaregalo/${orderId}`;
const refusalOf = (answer: { response: { errors: { code: string }[] } }) => answer.response.errors[0]?.code;

/** Its payment in our books. */
async function paymentOf({ orderId }: UnpaidGift): Promise<{ ref: string; id: string; state: string }> {
  const { rows } = await world.deps.pool.query(
    `select provider_ref as ref, provider_id as id, state from payment where gift_voucher_order_id = $1`,
    [orderId],
  );
  expect(rows).toHaveLength(1);
  return rows[0];
}

/** Until the outbox has taken the money that is held, and made the voucher. */
async function untilPaid(gift: UnpaidGift): Promise<void> {
  await world.until(async () => {
    await world.drainOutbox();
    return (await world.detail(gift)).state === 'paid';
  });
}

async function expectWithdrawable(gift: UnpaidGift): Promise<void> {
  expect(refusalOf(await gift.client.post('gift-voucher/cancel', { order_id: gift.orderId }))).toBeUndefined();
  await world.drainOutbox();
  expect(await world.detail(gift)).toMatchObject({ state: 'cancelled' });
}

describe('by Stripe', () => {
  const buying = async () => {
    const gift = await world.begun({ payment_type_id: STRIPE });
    const secret: string = gift.bought.payment_client_secret;
    expect(gift.bought.paymentUrl).toBe(`${world.deps.config.publicUrl}/payment/stripe/${gift.orderId}`);
    return { ...gift, secret, intent: stripe.idOf(secret) };
  };

  it('is made by the notice alone, and its money goes back the way it came', async () => {
    const gift = await buying();
    await stripe.confirm(gift.secret, METHODS.approved);
    await untilPaid(gift);
    expect(await world.vouchersOf(gift)).toHaveLength(1);
    expect(await stripe.movement(gift.intent)).toMatchObject({ authorised: 5000, captured: 5000, refunded: 0 });
    await expectConsistent(world);
    await expectWithdrawable(gift);
    expect(await stripe.movement(gift.intent)).toMatchObject({ captured: 5000, refunded: 5000 });
    await expectConsistent(world);
  });

  it('is one voucher, however often the notice comes', async () => {
    const gift = await buying();
    await stripe.confirm(gift.secret, METHODS.approved);
    await untilPaid(gift);
    await stripe.control('/events/resend', { payment_intent: gift.intent, times: 3 });
    await world.until(async () => {
      const { deliveries } = await stripe.control<{ deliveries: { delivered: boolean }[] }>(
        `/events?about=${gift.intent}`,
      );
      return deliveries.every((each) => each.delivered);
    });
    await world.drainOutbox();
    expect(await world.vouchersOf(gift)).toHaveLength(1);
    expect(await stripe.movement(gift.intent)).toMatchObject({ captured: 5000 });
    await expectConsistent(world);
  });

  it('whose money cannot be taken is shown to staff, who have it tried again', async () => {
    const staff = await world.staffClient(['accounting']);
    const stuck = async () => (await staff.get('staff/payments/stuck')).data;
    const gift = await buying();
    await stripe.control('', { faults: [{ fault: 'down', method: 'POST', ends: '/capture', times: 99 }] });
    await stripe.confirm(gift.secret, METHODS.approved);
    await world.until(async () => {
      await world.deps.pool.query('update outbox set next_at = now() where processed_at is null');
      await world.drainOutbox();
      return (await stuck()).failing.length > 0;
    });
    const { failing } = await stuck();
    expect(failing).toMatchObject([{ topic: 'gift-voucher.capture', orderId: gift.orderId }]);
    await stripe.control('', { faults: [] });
    await staff.post('staff/payments/retry', { message_id: failing[0].messageId });
    await untilPaid(gift);
    expect(await stuck()).toMatchObject({ failing: [] });
  });

  it('is told to the browser that comes back by its own pages', async () => {
    const gift = await buying();
    await stripe.confirm(gift.secret, METHODS.approved);
    const feedback = () =>
      gift.client.get('stripe/payment-feedback-recurrent', { payment_id: gift.intent, redirect_status: 'succeeded' });
    await untilPaid(gift);
    expect((await feedback()).data).toMatchObject({ outcome: 'completed', nextUrl: completed(gift) });
  });

  it('is taken up where it was left, with the wish to keep the card', async () => {
    const gift = await buying();
    const { data } = await gift.client.post('gift-voucher/resume-payment', {
      order_id: gift.orderId,
      save_auth: true,
    });
    expect(data).toMatchObject({ orderId: gift.orderId, amount: 50, payment_client_secret: gift.secret });
    await stripe.confirm(gift.secret, METHODS.approved);
    await untilPaid(gift);
    const { data: cards } = await gift.client.get('payment-type/list-auth', { payment_type_id: 12 });
    expect(cards.auths).toMatchObject([{ provider: 'stripe' }]);
    // the saved card pays the next one at once
    const next = await gift.client.post(
      'gift-voucher/buy',
      world.wish({ payment_type_id: 12, payment_auth_id: cards.auths[0].paymentAuthId }),
    );
    expect(next.data.paymentUrl).toBeUndefined();
    await untilPaid({ ...gift, orderId: next.data.orderId });
    await expectConsistent(world);
  });

  it('is abandoned at the press of a button, and can be paid no more', async () => {
    const gift = await buying();
    const { data } = await gift.client.post('gift-voucher/give-up-payment', { order_id: gift.orderId });
    expect(data.giftVoucher).toMatchObject({ state: 'failed' });
    expect(await stripe.confirm(gift.secret, METHODS.approved)).toMatchObject({ error: expect.anything() });
    expect(refusalOf(await gift.client.post('gift-voucher/resume-payment', { order_id: gift.orderId }))).toBe(
      'payment-not-in-progress',
    );
    expect(await world.vouchersOf(gift)).toEqual([]);
    await expectConsistent(world);
  });

  it('is not abandoned once it is paid', async () => {
    const gift = await buying();
    await stripe.confirm(gift.secret, METHODS.approved);
    const answer = await gift.client.post('gift-voucher/give-up-payment', { order_id: gift.orderId });
    expect(refusalOf(answer)).toBe('order-already-paid');
    await untilPaid(gift);
    expect(await world.vouchersOf(gift)).toHaveLength(1);
  });
});

describe('by Satispay', () => {
  const buying = async () => {
    const gift = await world.begun({ payment_type_id: SATISPAY });
    const { ref, id } = await paymentOf(gift);
    expect(JSON.parse(gift.bought.payment_data)).toMatchObject({ screen: `/payment/satispay/${gift.orderId}` });
    const [there] = await satispay.paymentsOf(ref);
    return { ...gift, ref, id, there: there as Moved };
  };
  const feedback = async ({ client, orderId }: UnpaidGift) =>
    (await client.get('satispay/payment-feedback', { order_id: orderId })).data;
  const comeBack = async ({ orderId }: UnpaidGift, ref: string) => {
    const address = `${world.deps.config.publicUrl}/payment-return/satispay/${orderId}?payment=${ref}`;
    const response = await fetch(address, { redirect: 'manual' });
    await response.body?.cancel();
    return response.headers.get('location');
  };

  it('waits on our page, without a delivery, and never takes meal vouchers', async () => {
    const gift = await buying();
    const { outcome, waiting, nextUrl } = await feedback(gift);
    expect({ outcome, nextUrl }).toEqual({ outcome: 'pending', nextUrl: undefined });
    expect(waiting).toMatchObject({ amount: 50, total: 50, held: [] });
    expect(waiting).not.toHaveProperty('timeSlotDate');
    expect(gift.there).toMatchObject({ voucherLimit: { amount: 0, quantity: 0 } });
    expect(await comeBack(gift, gift.ref)).toBe(`/payment/satispay/${gift.orderId}`);
  });

  it('leaves to the page of the voucher once the money is locked, is made, and goes back', async () => {
    const gift = await buying();
    await satispay.act(gift.id, 'approve');
    expect(await comeBack(gift, gift.ref)).toBe(completed(gift));
    expect(await feedback(gift)).toMatchObject({ nextUrl: completed(gift) });
    await untilPaid(gift);
    expect(await world.vouchersOf(gift)).toHaveLength(1);
    expect((await satispay.paymentsOf(gift.ref))[0]).toMatchObject({ status: 'ACCEPTED', captured: 5000 });
    expect(await brokenRules(world.deps.pool)).toEqual([]);
    await expectWithdrawable(gift);
    expect((await satispay.paymentsOf(gift.ref))[0]).toMatchObject({ captured: 5000, refunded: 5000 });
    expect(await brokenRules(world.deps.pool)).toEqual([]);
  });

  it('fails when it is refused in the app', async () => {
    const gift = await buying();
    await satispay.act(gift.id, 'refuse');
    expect(await comeBack(gift, gift.ref)).toBe(failed(gift));
    expect(await feedback(gift)).toMatchObject({ outcome: 'error', nextUrl: failed(gift) });
    expect(await world.detail(gift)).toMatchObject({
      state: 'failed',
      reason: 'Hai annullato il pagamento. Non abbiamo addebitato nulla.',
    });
  });

  it('ends when the time to confirm is over', async () => {
    const gift = await buying();
    world.clock.advanceMinutes(16);
    expect(await feedback(gift)).toMatchObject({ outcome: 'error', nextUrl: failed(gift) });
    expect((await satispay.paymentsOf(gift.ref))[0]).toMatchObject({ status: 'CANCELED' });
    expect(await world.vouchersOf(gift)).toEqual([]);
  });

  it('is abandoned by its customer alone', async () => {
    const gift = await buying();
    const stranger = await world.clientOf(await world.createAccount());
    for (const call of ['gift-voucher/give-up-payment', 'gift-voucher/resume-payment']) {
      expect(refusalOf(await stranger.post(call, { order_id: gift.orderId }))).toBe('order-not-found');
    }
    expect(refusalOf(await stranger.get('satispay/payment-feedback', { order_id: gift.orderId }))).toBe(
      'order-not-found',
    );
    expect(await world.detail(gift)).toMatchObject({ state: 'pending', canPay: true });
    await gift.client.post('gift-voucher/give-up-payment', { order_id: gift.orderId });
    expect((await satispay.paymentsOf(gift.ref))[0]).toMatchObject({ status: 'CANCELED' });
  });

  it('says so when Satispay does not answer, and loses nothing', async () => {
    const gift = await buying();
    await satispay.fault('hang-up', undefined, 10);
    const answer = await gift.client.post('gift-voucher/give-up-payment', { order_id: gift.orderId });
    expect(refusalOf(answer)).toBe('payment-unavailable');
    await satispay.control('', { faults: [] });
    await satispay.act(gift.id, 'approve');
    await world.reconcileAfter(6);
    expect(await world.detail(gift)).toMatchObject({ state: 'paid' });
    expect(await brokenRules(world.deps.pool)).toEqual([]);
  });
});
