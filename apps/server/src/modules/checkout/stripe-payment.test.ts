import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { withTransaction } from '../../platform/db/database.ts';
import { reconcileOrders } from '../orders/reconcile-orders.ts';
import { type CheckoutWorld, type Customer, startCheckoutWorld } from '../orders/testing/checkout-world.ts';
import { expectConsistent } from '../orders/testing/expect-consistent.ts';
import { chargeSavedCard, createPayment } from '../payments/index.ts';
import { METHODS, stripeAt } from '../payments/providers/stripe.harness.ts';

/* Buying with Stripe, over HTTP, by its own package against its stand-in. */

const STRIPE = 20;
const SAVED = 12;
let world: CheckoutWorld;
let stripe: ReturnType<typeof stripeAt>;
let start: Date;
beforeAll(async () => {
  world = await startCheckoutWorld({ withStripe: true });
  stripe = stripeAt(world.stripeUrl);
  start = world.clock.now();
});
beforeEach(() => {
  world.clock.set(start);
});
afterEach(async () => {
  await stripe.control('/reset', {});
});
afterAll(() => world.close());

interface Paying {
  customer: Customer;
  orderId: number;
  secret: string;
  intent: string;
  cents: number;
}

async function shopper(): Promise<Customer> {
  const customer = await world.customer();
  await customer.add('RISO', 2);
  await customer.chooseDelivery();
  return customer;
}

async function paying(changes: Record<string, unknown> = {}, customer?: Customer): Promise<Paying> {
  const buyer = customer ?? (await shopper());
  const bought = await buyer.buy({ payment_type_id: STRIPE, ...changes });
  expect(bought.response.errors).toEqual([]);
  const { orderId, payment_client_secret: secret, paymentUrl } = bought.data;
  expect(paymentUrl).toBe(`${world.deps.config.publicUrl}/payment/stripe/${orderId}`);
  const { rows } = await world.deps.pool.query('select amount_cents as cents from payment where order_id = $1', [
    orderId,
  ]);
  return { customer: buyer, orderId, secret, intent: stripe.idOf(secret), cents: rows[0].cents };
}

const confirmed = (orderId: number) => world.until(async () => (await world.orderState(orderId)) === 'confirmed');

async function paymentsOf(orderId: number) {
  const { rows } = await world.deps.pool.query(
    'select payment_id, state, failure_reason, save_auth from payment where order_id = $1 order by payment_id',
    [orderId],
  );
  return rows;
}

async function feedback({ customer, intent }: Pick<Paying, 'customer' | 'intent'>, more: object = {}) {
  return customer.client.get('stripe/payment-feedback-recurrent', {
    payment_id: intent,
    redirect_status: 'succeeded',
    ...more,
  });
}

/** Runs reconciliation as if the time named had passed. */
async function later(minutes: number): Promise<void> {
  world.clock.set(new Date(world.clock.now().getTime() + minutes * 60_000));
  await reconcileOrders(world.deps);
}

describe('paying on the pay screen', () => {
  it('holds the amount and confirms the order by the notice alone, once', async () => {
    const { orderId, secret, intent, cents } = await paying();
    await stripe.confirm(secret, METHODS.approved);
    await confirmed(orderId);
    expect(await stripe.movement(intent)).toMatchObject({ authorised: cents, held: cents, captured: 0 });
    await stripe.control('/events/resend', { payment_intent: intent, times: 3 });
    await world.until(async () => {
      const { deliveries } = await stripe.control<{ deliveries: { delivered: boolean }[] }>(`/events?about=${intent}`);
      return deliveries.every((each) => each.delivered);
    });
    const { rows } = await world.deps.pool.query(
      `select kind from payment_event join payment using (payment_id) where order_id = $1 and kind = 'authorised'`,
      [orderId],
    );
    expect(rows).toHaveLength(1);
    await expectConsistent(world);
  });

  it('tells the script what it needs, and nothing secret', async () => {
    const customer = await shopper();
    const { data } = await customer.buy({ payment_type_id: STRIPE });
    expect(JSON.parse(data.payment_data)).toEqual({
      publishableKey: expect.stringMatching(/^pk_test_/),
      jsUrl: `${world.stripeUrl}/v3/`,
      amount: expect.stringMatching(/^\d+$/),
    });
    expect(JSON.stringify(data)).not.toMatch(/sk_test|whsec/);
  });

  it('lets another card be tried after a refusal, without another order', async () => {
    const { customer, orderId, secret, intent, cents } = await paying();
    const refused = await stripe.confirm(secret, METHODS.poor);
    expect(refused.error.decline_code).toBe('insufficient_funds');
    expect((await feedback({ customer, intent })).data).toEqual({ order: { orderId }, outcome: 'pending' });
    expect(await world.orderState(orderId)).toBe('awaiting-payment');
    await stripe.confirm(secret, METHODS.mastercard);
    await confirmed(orderId);
    expect(await stripe.movement(intent)).toMatchObject({ held: cents });
    await expectConsistent(world);
  });

  it('goes on when the page is loaded again, with the same payment', async () => {
    const { customer, orderId, secret } = await paying();
    const again = await customer.client.post('order/resume-payment', { order_id: orderId });
    expect(again.data.payment_client_secret).toBe(secret);
    expect(await paymentsOf(orderId)).toHaveLength(1);
  });

  it('asks the holder: paid when they confirm, open to another card when they do not', async () => {
    const { customer, orderId, secret, intent } = await paying();
    expect((await stripe.confirm(secret, METHODS.asks)).status).toBe('requires_action');
    expect((await feedback({ customer, intent })).data.outcome).toBe('pending');
    await stripe.answerBank(secret, 'fail');
    expect((await feedback({ customer, intent })).data.outcome).toBe('pending');
    await stripe.confirm(secret, METHODS.asks);
    await stripe.answerBank(secret, 'approve');
    await confirmed(orderId);
    expect((await feedback({ customer, intent })).data).toEqual({
      order: { orderId },
      outcome: 'completed',
      nextUrl: `/cart/payment-completed/${orderId}`,
    });
  });

  it('gives the cart back to whoever leaves, and nothing can be paid any more', async () => {
    const { customer, orderId, secret, intent } = await paying();
    const left = await customer.client.post('order/give-up-payment', { order_id: orderId });
    expect(left.response.errors).toEqual([]);
    expect(await world.orderState(orderId)).toBe('payment-failed');
    expect((await stripe.retrieve(`payment_intents/${intent}`)).status).toBe('canceled');
    expect((await stripe.confirm(secret, METHODS.approved)).error.code).toBe('payment_intent_unexpected_state');
    expect((await feedback({ customer, intent })).data).toMatchObject({
      outcome: 'error',
      nextUrl: `/cart/payment-error/${orderId}`,
    });
    expect((await customer.cart()).locked).toBe(false);
    await expectConsistent(world);
  });

  it('abandons what nobody paid, at Stripe too', async () => {
    const { orderId, intent } = await paying();
    await later(31);
    expect(await world.orderState(orderId)).toBe('payment-failed');
    expect((await stripe.retrieve(`payment_intents/${intent}`)).status).toBe('canceled');
  });
});

describe('news that goes wrong', () => {
  it('confirms by reconciliation when every notice is lost and the browser never comes back', async () => {
    await stripe.control('', { notices: 'lost' });
    const { orderId, secret } = await paying();
    await stripe.confirm(secret, METHODS.approved);
    expect(await world.orderState(orderId)).toBe('awaiting-payment');
    await later(6);
    expect(await world.orderState(orderId)).toBe('confirmed');
  });

  it.each(['late', 'duplicated', 'out-of-order'])('takes notices that are %s', async (notices) => {
    await stripe.control('', { notices });
    const { orderId, secret, intent, cents } = await paying();
    await stripe.confirm(secret, METHODS.approved);
    await confirmed(orderId);
    expect(await stripe.movement(intent)).toMatchObject({ held: cents });
    await expectConsistent(world);
  });

  it('does not believe a forged notice', async () => {
    const { orderId, intent } = await paying();
    await stripe.control('/events/forge', { payment_intent: intent });
    await world.until(async () => {
      const { deliveries } = await stripe.control<{ deliveries: { forged?: object; answers: string[] }[] }>(
        `/events?about=${intent}`,
      );
      return deliveries.some((each) => each.forged && each.answers.some((answer) => answer.includes('400')));
    });
    expect(await world.orderState(orderId)).toBe('awaiting-payment');
    expect((await paymentsOf(orderId))[0].state).toBe('redirected');
  });

  it('answers a notice without a signature, or that is no JSON, with 400', async () => {
    const post = (body: string, headers: Record<string, string> = {}) =>
      fetch(`${world.deps.config.publicUrl}/ebsn/api/payment-notify/stripe`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', ...headers },
        body,
      });
    for (const answer of [
      await post('{}'),
      await post('', { 'stripe-signature': 't=1,v1=ff' }),
      await post('{', { 'stripe-signature': 't=1,v1=ff' }),
      await post('{}', { 'stripe-signature': 'nonsense' }),
    ]) {
      expect(answer.status).toBe(400);
      expect(await answer.text()).toBe('rejected');
    }
  });

  it('takes no other amount: what was paid goes back', async () => {
    const { orderId, secret, intent } = await paying();
    await stripe.change(`payment_intents/${intent}`, { amount: '100' });
    await stripe.confirm(secret, METHODS.approved);
    await world.until(async () => {
      await world.drainOutbox();
      return (await stripe.movement(intent)).status === 'canceled';
    });
    expect(await world.orderState(orderId)).not.toBe('confirmed');
    expect(await stripe.movement(intent)).toMatchObject({ held: 0, captured: 0 });
  });

  it('tells nobody of the payment of another, nor one with the secret of another', async () => {
    const [mine, other] = [await paying(), await paying()];
    const asked = await feedback({ customer: mine.customer, intent: other.intent });
    expect(asked.response.errors[0]?.code).toBe('payment-not-found');
    const mixed = await feedback(mine, { payment_intent_client_secret: other.secret });
    expect(mixed.response.errors[0]?.code).toBe('payment-not-found');
    const unknown = await feedback({ customer: mine.customer, intent: 'pi_nothing' });
    expect(unknown.response.errors[0]?.code).toBe('payment-not-found');
  });

  it('says so when Stripe cannot be asked, and does not fail the order', async () => {
    const { customer, orderId, intent } = await paying();
    await stripe.control('', { faults: [{ fault: 'down', path: '/v1/payment_intents' }] });
    expect((await feedback({ customer, intent })).response.errors[0]?.code).toBe('payment-unavailable');
    const left = await customer.client.post('order/give-up-payment', { order_id: orderId });
    expect(left.response.status).not.toBe(0);
    await stripe.control('', { faults: [] });
    await later(31);
    expect((await stripe.retrieve(`payment_intents/${intent}`)).status).toBe('canceled');
  });
});

describe('Stripe in trouble while buying', () => {
  it.each([
    ['is down', { fault: 'down' }],
    ['cuts the line after doing it', { fault: 'hang-up' }],
    ['answers too late', { fault: 'slow' }],
    ['answers garbage', { fault: 'garbage' }],
  ])('buys once when it %s, and again with the same key', async (_name, fault) => {
    const customer = await shopper();
    const key = `troubled-${customer.accountId}`;
    await stripe.control('', { faults: [{ ...fault, method: 'POST', path: '/v1/payment_intents', times: 2 }] });
    let answer = await customer.buy({ payment_type_id: STRIPE, idempotency_key: key });
    for (let tries = 0; answer.response.status !== 0 && tries < 3; tries += 1) {
      expect(answer.response.errors[0]?.code).toBe('payment-unavailable');
      answer = await customer.buy({ payment_type_id: STRIPE, idempotency_key: key });
    }
    const { orderId, payment_client_secret: secret } = answer.data;
    expect(await paymentsOf(orderId)).toHaveLength(1);
    await stripe.confirm(secret, METHODS.approved);
    await confirmed(orderId);
    const { rows } = await world.deps.pool.query('select provider_ref as ref from payment where order_id = $1', [
      orderId,
    ]);
    const { data } = await stripe.retrieve('payment_intents?limit=100');
    const made = data.filter((each: { metadata: { reference?: string } }) => each.metadata.reference === rows[0].ref);
    expect(made).toHaveLength(1);
  });

  it('two tabs: the second way to pay ends the first, which cannot be paid any more', async () => {
    const first = await paying();
    const second = await first.customer.buy({ payment_type_id: 1 });
    expect(second.response.errors).toEqual([]);
    expect(await world.orderState(first.orderId)).toBe('payment-failed');
    expect((await stripe.confirm(first.secret, METHODS.approved)).error).toBeDefined();
    expect(await stripe.movement(first.intent)).toMatchObject({ held: 0 });
  });
});

describe('a saved card', () => {
  interface Card {
    paymentAuthId: number;
    provider: string;
    brand: string;
    maskedNumber: string;
    active: string;
  }
  const cardsOf = async ({ client }: Customer): Promise<Card[]> =>
    (await client.get('payment-type/list-auth', { payment_type_id: SAVED })).data.auths;

  /** Buys once and keeps the card. */
  async function withCard(method: string): Promise<{ customer: Customer; card: Card }> {
    const first = await paying({ save_auth: true });
    const confirmedBy = await stripe.confirm(first.secret, method);
    if (confirmedBy.status === 'requires_action') await stripe.answerBank(first.secret, 'approve');
    await confirmed(first.orderId);
    const [card] = await cardsOf(first.customer);
    return { customer: first.customer, card: card! };
  }

  async function buyAgain(customer: Customer, card: Card, changes: object = {}) {
    await customer.add('RISO', 2);
    await customer.chooseDelivery();
    return customer.buy({ payment_type_id: SAVED, payment_auth_id: card.paymentAuthId, ...changes });
  }

  it('is kept with the consent of whoever asked for it, and pays the next order without a page', async () => {
    const { customer, card } = await withCard(METHODS.approved);
    expect(card).toMatchObject({ provider: 'stripe', brand: 'visa', active: '1' });
    expect(card.maskedNumber).toMatch(/4242$/);
    const { rows } = await world.deps.pool.query(
      'select consent_version, consented_at from payment_auth where payment_auth_id = $1',
      [card.paymentAuthId],
    );
    expect(rows[0]).toEqual({ consent_version: expect.any(String), consented_at: expect.any(Date) });
    const bought = await buyAgain(customer, card);
    expect(bought.response.errors).toEqual([]);
    expect(bought.data.paymentUrl).toBeUndefined();
    expect(await world.orderState(bought.data.orderId)).toBe('confirmed');
    await expectConsistent(world);
  });

  it('is never charged less than Stripe takes: that ends as refused, and is not tried for ever', async () => {
    const { customer, card } = await withCard(METHODS.approved);
    const { orderId } = (await buyAgain(customer, card)).data;
    const rest = await withTransaction(world.deps.db, (tx) =>
      createPayment(tx, {
        orderId,
        orderVersion: 1,
        paymentTypeId: SAVED,
        provider: 'stripe',
        amountCents: 12,
        tickets: null,
        paymentAuthId: card.paymentAuthId,
        saveAuth: false,
        isRest: true,
        position: 2,
        refOf: (paymentId) => `REST-${paymentId}`,
        nextCheckAt: world.clock.now(),
      }),
    );
    const ended = await chargeSavedCard(world.deps, rest);
    expect(ended).toMatchObject({ state: 'failed', failureReason: 'declined' });
    expect(await chargeSavedCard(world.deps, ended)).toMatchObject({ state: 'failed' });
    await expectConsistent(world);
  });

  it('is not kept unless asked for; the mind can be changed on the pay screen, both ways', async () => {
    const { customer, orderId, secret, intent } = await paying();
    const resume = (save_auth: boolean) =>
      customer.client.post('order/resume-payment', { order_id: orderId, save_auth });
    const usage = async () => (await stripe.retrieve(`payment_intents/${intent}`)).setup_future_usage;
    expect(await usage()).toBeNull();
    expect((await resume(true)).data.payment_client_secret).toBe(secret);
    expect(await usage()).toBe('off_session');
    await resume(false);
    expect(await usage()).toBeNull();
    await resume(true);
    await stripe.confirm(secret, METHODS.approved);
    await confirmed(orderId);
    expect(await cardsOf(customer)).toHaveLength(1);
    const other = await paying();
    await stripe.confirm(other.secret, METHODS.approved);
    await confirmed(other.orderId);
    expect(await cardsOf(other.customer)).toEqual([]);
  });

  it('whose bank asks the holder sends to the pay screen', async () => {
    const { customer, card } = await withCard(METHODS.asks);
    const bought = await buyAgain(customer, card);
    expect(bought.data.paymentUrl).toContain('/payment/stripe/');
    const { orderId, payment_client_secret: secret } = bought.data;
    expect((await stripe.retrieve(`payment_intents/${stripe.idOf(secret)}`)).status).toBe('requires_action');
    const again = await customer.client.post('order/resume-payment', { order_id: orderId });
    expect(again.data.payment_client_secret).toBe(secret);
    await stripe.answerBank(secret, 'approve');
    await confirmed(orderId);
  });

  it('that is refused ends its payment: the order fails, and nothing is open at Stripe', async () => {
    const { customer, card } = await withCard(METHODS.approved);
    await stripe.control('', { decline: 'insufficient_funds' });
    const bought = await buyAgain(customer, card, { idempotency_key: `refused-${customer.accountId}` });
    expect(bought.response.errors[0]).toMatchObject({
      code: 'payment-refused',
      error: expect.stringContaining('fondi'),
    });
    const { rows } = await world.deps.pool.query(
      `select o.state, p.provider_id, p.failure_reason from orders o join payment p using (order_id)
       where o.account_id = $1 order by p.payment_id desc limit 1`,
      [customer.accountId],
    );
    expect(rows[0]).toMatchObject({ state: 'payment-failed', failure_reason: 'insufficient-funds' });
    expect((await stripe.retrieve(`payment_intents/${rows[0].provider_id}`)).status).toBe('canceled');
    await stripe.control('', { decline: null });
    expect((await buyAgain(customer, card)).response.errors).toEqual([]);
    await expectConsistent(world);
  });

  it('that expires before the slot is refused at once, with the reason', async () => {
    const { customer, card } = await withCard(METHODS.approved);
    const last = new Date(world.clock.now());
    await world.deps.pool.query(
      'update payment_auth set expiry_month = $2, expiry_year = $3 where payment_auth_id = $1',
      [card.paymentAuthId, last.getUTCMonth() + 1, last.getUTCFullYear()],
    );
    // the slots of the test are within days: the clock goes to the end of the month before them
    await world.deps.pool.query(
      `update timeslot set end_at = end_at + interval '40 days' where timeslot_id = (select min(timeslot_id) from timeslot where cutoff_at > now() + interval '1 day')`,
    );
    try {
      const bought = await buyAgain(customer, card);
      expect(bought.response.errors[0]).toMatchObject({ code: 'payment-auth-expired', field: 'payment_auth_id' });
    } finally {
      await world.deps.pool.query(
        `update timeslot set end_at = end_at - interval '40 days' where end_at > begin_at + interval '39 days'`,
      );
    }
  });

  it('is forgotten at Stripe too when it is deleted', async () => {
    const { customer, card } = await withCard(METHODS.approved);
    const { rows } = await world.deps.pool.query(
      'select provider_token as token from payment_auth where payment_auth_id = $1',
      [card.paymentAuthId],
    );
    const method = rows[0].token.split('/')[1];
    expect((await stripe.retrieve(`payment_methods/${method}`)).customer).toMatch(/^cus_/);
    await customer.client.post('payment-type/delete-auth', { payment_auth_id: card.paymentAuthId });
    expect((await stripe.retrieve(`payment_methods/${method}`)).customer).toBeNull();
    expect(await cardsOf(customer)).toEqual([]);
  });

  it('is kept without paying: once, by the notice or when the page asks, for its customer only', async () => {
    const [customer, stranger] = [await world.customer(), await world.customer()];
    const begun = await customer.client.post('payment-type/add-auth', { payment_type_id: STRIPE });
    expect(begun.data.paymentUrl).toBe(`${world.deps.config.publicUrl}/payment/stripe/card`);
    const secret: string = begun.data.payment_client_secret;
    expect((await customer.client.post('payment-type/add-auth', { payment_type_id: STRIPE })).data).toMatchObject({
      payment_client_secret: secret,
    });
    const end = ({ client }: Customer) =>
      client.post('payment-type/add-auth', {
        payment_type_id: STRIPE,
        payment_data: JSON.stringify({ setupIntent: stripe.idOf(secret) }),
      });
    expect((await end(customer)).response.errors[0]?.code).toBe('payment-refused');
    await stripe.control('', { notices: 'lost' });
    await stripe.confirm(secret, METHODS.approved);
    expect((await end(stranger)).response.errors[0]?.code).toBe('payment-type-not-available');
    expect((await end(customer)).data.auths).toMatchObject([{ provider: 'stripe', brand: 'visa' }]);
    expect((await end(customer)).data.auths).toHaveLength(1);
    expect(await cardsOf(stranger)).toEqual([]);
    await stripe.control('', { notices: 'normal' });
    const next = await customer.client.post('payment-type/add-auth', { payment_type_id: STRIPE });
    expect(next.data.payment_client_secret).not.toBe(secret);
    await stripe.confirm(next.data.payment_client_secret, METHODS.mastercard);
    await world.until(async () => (await cardsOf(customer)).length === 2);
    const newest = (await cardsOf(customer)).find((card) => card.brand === 'mastercard')!;
    const bought = await buyAgain(customer, newest);
    expect(await world.orderState(bought.data.orderId)).toBe('confirmed');
  });
});

describe('a dispute', () => {
  it('is noted once with its latest state, whatever the order of the notices; the order stays', async () => {
    const { orderId, secret, intent } = await paying();
    await stripe.confirm(secret, METHODS.approved);
    await confirmed(orderId);
    await stripe.change(`payment_intents/${intent}/capture`, { amount_to_capture: '1000' });
    await stripe.control('', { notices: 'duplicated' });
    const dispute = await stripe.control<{ id: string }>('/disputes', { payment_intent: intent, amount: 700 });
    const noted = async () =>
      (
        await world.deps.pool.query(
          'select d.state, d.amount_cents, d.reason from payment_dispute d join payment using (payment_id) where order_id = $1',
          [orderId],
        )
      ).rows;
    await world.until(async () => (await noted()).length === 1);
    expect(await noted()).toEqual([{ state: 'open', amount_cents: 700, reason: 'fraudulent' }]);
    await stripe.control('/disputes/close', { dispute: dispute.id, status: 'lost' });
    await world.until(async () => (await noted())[0].state === 'lost');
    await stripe.control('/events/resend', { payment_intent: intent, times: 2 });
    await world.until(async () => {
      const { deliveries } = await stripe.control<{ deliveries: { delivered: boolean }[] }>(`/events?about=${intent}`);
      return deliveries.every((each) => each.delivered);
    });
    expect(await noted()).toEqual([{ state: 'lost', amount_cents: 700, reason: 'fraudulent' }]);
    expect(await world.orderState(orderId)).toBe('confirmed');
    expect(await world.deps.metrics.registry.metrics()).toMatch(
      /payment_disputes_total\{provider="stripe",state="lost"\} 1/,
    );
  });
});
