import { copyFileSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import Stripe from 'stripe';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { Simulator } from '../platform/server.ts';
import { fetchJson } from '../platform/testing/fetch-json.ts';
import { startListener } from '../platform/testing/listener.ts';
import { DEMO_STRIPE_ACCOUNT, startStripe } from './start-stripe.ts';

let simulator: Simulator;
let ear: Awaited<ReturnType<typeof startListener>>;
let stripe: Stripe;
const folder = mkdtempSync(path.join(tmpdir(), 'stripe-'));

/** The official SDK, pointed at the simulator and otherwise as it is. */
function sdkAt(url: string, key: string = DEMO_STRIPE_ACCOUNT.secretKey): Stripe {
  const { hostname, port } = new URL(url);
  return new Stripe(key, { host: hostname, port, protocol: 'http', maxNetworkRetries: 0, telemetry: false });
}

beforeAll(async () => {
  ear = await startListener();
  simulator = await startStripe({ webhook: { url: `${ear.url}/hook` } });
  stripe = sdkAt(simulator.url);
});
const control = (at = '', body?: object) => fetchJson(`${simulator.url}/control${at}`, body);
afterEach(() => control('/reset', {}));
afterAll(async () => {
  await Promise.all([simulator.close(), ear.close()]);
  rmSync(folder, { recursive: true });
});

const held = (fields: Partial<Stripe.PaymentIntentCreateParams> = {}) =>
  stripe.paymentIntents.create({
    amount: 3483,
    currency: 'eur',
    capture_method: 'manual',
    automatic_payment_methods: { enabled: true, allow_redirects: 'never' },
    payment_method: 'pm_card_visa',
    confirm: true,
    ...fields,
  });
const customerOf = async () => (await stripe.customers.create({ email: 'giulia@posta.example' })).id;

describe('keys', () => {
  it('without, with a wrong one, and with that of browsers a call is refused', async () => {
    await expect(sdkAt(simulator.url, 'sk_test_wrong').customers.list()).rejects.toMatchObject({ statusCode: 401 });
    expect((await fetch(`${simulator.url}/v1/customers`)).status).toBe(401);
    const browser = sdkAt(simulator.url, DEMO_STRIPE_ACCOUNT.publishableKey);
    await expect(browser.customers.list()).rejects.toMatchObject({ statusCode: 403, code: 'secret_key_required' });
    const basic = `Basic ${Buffer.from(`${DEMO_STRIPE_ACCOUNT.secretKey}:`).toString('base64')}`;
    expect((await fetch(`${simulator.url}/v1/customers`, { headers: { authorization: basic } })).status).toBe(200);
  });

  it('a browser sees an intent only with its client secret, and less of it', async () => {
    const { id, client_secret } = await held({ metadata: { order: '1' } });
    const browser = sdkAt(simulator.url, DEMO_STRIPE_ACCOUNT.publishableKey);
    await expect(browser.paymentIntents.retrieve(id)).rejects.toMatchObject({ code: 'resource_missing' });
    const seen = await browser.paymentIntents.retrieve(id, { client_secret: client_secret! });
    expect(seen).toMatchObject({ id, status: 'requires_capture' });
    expect(seen).not.toHaveProperty('metadata');
  });
});

describe('a payment', () => {
  it('is held, captured in part, and given back in parts', async () => {
    const intent = await held({ metadata: { order: '25-1' }, expand: ['latest_charge'] });
    expect(intent).toMatchObject({
      status: 'requires_capture',
      amount_capturable: 3483,
      latest_charge: { object: 'charge', captured: false, payment_method_details: { card: { last4: '4242' } } },
    });
    await expect(stripe.paymentIntents.capture(intent.id, { amount_to_capture: 3484 })).rejects.toMatchObject({
      code: 'amount_too_large',
    });
    const taken = await stripe.paymentIntents.capture(intent.id, { amount_to_capture: 3272 });
    expect(taken).toMatchObject({ status: 'succeeded', amount_received: 3272, amount_capturable: 0 });
    await expect(stripe.paymentIntents.capture(intent.id)).rejects.toMatchObject({
      code: 'payment_intent_unexpected_state',
      payment_intent: { status: 'succeeded' },
    });
    await stripe.refunds.create({ payment_intent: intent.id, amount: 1000 });
    await expect(stripe.refunds.create({ payment_intent: intent.id, amount: 2273 })).rejects.toMatchObject({
      param: 'amount',
    });
    expect(await stripe.refunds.create({ payment_intent: intent.id })).toMatchObject({
      amount: 2272,
      status: 'succeeded',
    });
    await expect(stripe.refunds.create({ payment_intent: intent.id })).rejects.toMatchObject({
      code: 'charge_already_refunded',
    });
    const { movements } = await control(`/movements?payment_intent=${intent.id}`);
    expect(movements).toEqual([
      {
        payment_intent: intent.id,
        status: 'succeeded',
        metadata: { order: '25-1' },
        authorised: 3483,
        held: 0,
        captured: 3272,
        refunded: 3272,
        disputed: 0,
      },
    ]);
  });

  it('is let go, by the shop or by time', async () => {
    const [given, expired] = [await held(), await held()];
    expect(
      await stripe.paymentIntents.cancel(given.id, { cancellation_reason: 'requested_by_customer' }),
    ).toMatchObject({ status: 'canceled', amount_capturable: 0 });
    await control('/expire', { payment_intent: expired.id });
    expect(await stripe.paymentIntents.retrieve(expired.id)).toMatchObject({ cancellation_reason: 'automatic' });
    await expect(stripe.paymentIntents.capture(expired.id)).rejects.toMatchObject({ statusCode: 400 });
  });

  it.each([
    ['pm_card_visa_chargeDeclined', 'card_declined', 'generic_decline'],
    ['pm_card_visa_chargeDeclinedInsufficientFunds', 'card_declined', 'insufficient_funds'],
    ['pm_card_chargeDeclinedExpiredCard', 'expired_card', ''],
  ])('with %s is refused: %s, %s', async (payment_method, code, decline_code) => {
    const error = await held({ payment_method }).catch((each: unknown) => each);
    expect(error).toBeInstanceOf(Stripe.errors.StripeCardError);
    expect(error).toMatchObject({ statusCode: 402, code, payment_intent: { status: 'requires_payment_method' } });
    expect((error as Stripe.errors.StripeCardError).decline_code).toBe(decline_code);
    const { payment_intent } = error as { payment_intent: { id: string } };
    const after = await stripe.paymentIntents.confirm(payment_intent.id, { payment_method: 'pm_card_visa' });
    expect(after.status).toBe('requires_capture');
  });

  it('tells wrong parameters by name', async () => {
    await expect(held({ amount: 49 })).rejects.toMatchObject({ code: 'amount_too_small', param: 'amount' });
    await expect(held({ customer: 'cus_nobody' })).rejects.toMatchObject({
      code: 'resource_missing',
      param: 'customer',
    });
    // @ts-expect-error a parameter that is none
    await expect(held({ amuont: 1 })).rejects.toMatchObject({ code: 'parameter_unknown', param: 'amuont' });
    // @ts-expect-error the amount is missing
    await expect(stripe.paymentIntents.create({ currency: 'eur' })).rejects.toMatchObject({
      code: 'parameter_missing',
      param: 'amount',
    });
    await expect(stripe.paymentIntents.retrieve('__proto__')).rejects.toMatchObject({ code: 'resource_missing' });
    await expect(stripe.products.list()).rejects.toMatchObject({ statusCode: 404 });
  });

  it('is made once per Idempotency-Key, and the key is good for one request', async () => {
    const idempotencyKey = 'order-1';
    const make = (amount: number) => stripe.paymentIntents.create({ amount, currency: 'eur' }, { idempotencyKey });
    const first = await make(1000);
    const second = await make(1000);
    expect(second.id).toBe(first.id);
    expect(second.lastResponse.headers['idempotent-replayed']).toBe('true');
    await expect(make(1001)).rejects.toBeInstanceOf(Stripe.errors.StripeIdempotencyError);
    const refused = { amount: 1000, currency: 'eur', payment_method: 'pm_card_visa_chargeDeclined', confirm: true };
    const refuse = () => stripe.paymentIntents.create(refused, { idempotencyKey: 'order-2' }).catch((error) => error);
    expect((await refuse()).payment_intent.id).toBe((await refuse()).payment_intent.id);
  });
});

describe('authentication', () => {
  it('is asked on a page of the bank, which goes back to the shop', async () => {
    const intent = await held({
      payment_method: 'pm_card_authenticationRequired',
      return_url: 'https://spesa.example/back?order=1',
    });
    expect(intent).toMatchObject({ status: 'requires_action', next_action: { type: 'redirect_to_url' } });
    const { url } = intent.next_action!.redirect_to_url!;
    expect(await (await fetch(url!)).text()).toContain('Conferma il pagamento');
    const body = new URLSearchParams({ azione: 'approva' });
    const back = await fetch(url!, { method: 'POST', body, redirect: 'manual' });
    const address = new URL(back.headers.get('location')!);
    expect(Object.fromEntries(address.searchParams)).toEqual({
      order: '1',
      payment_intent: intent.id,
      payment_intent_client_secret: intent.client_secret,
      redirect_status: 'succeeded',
    });
    expect((await stripe.paymentIntents.retrieve(intent.id)).status).toBe('requires_capture');
    expect((await fetch(url!)).status).toBe(404);
  });

  it('fails, and another card may be tried', async () => {
    const { id } = await held({
      payment_method: 'pm_card_authenticationRequired',
      return_url: 'https://spesa.example/',
    });
    await control('/challenge', { intent: id, action: 'fail' });
    expect(await stripe.paymentIntents.retrieve(id)).toMatchObject({
      status: 'requires_payment_method',
      last_payment_error: { code: 'payment_intent_authentication_failure' },
    });
  });

  it('is followed by a refusal when there is no money', async () => {
    const payment_method = 'pm_card_authenticationRequiredChargeDeclinedInsufficientFunds';
    const { id } = await held({ payment_method, return_url: 'https://spesa.example/' });
    await control('/challenge', { intent: id, action: 'approve' });
    expect(await stripe.paymentIntents.retrieve(id)).toMatchObject({
      last_payment_error: { decline_code: 'insufficient_funds' },
    });
  });

  it('cannot be asked when the customer is away, unless the card was set up', async () => {
    const customer = await customerOf();
    const method = await stripe.paymentMethods.attach('pm_card_authenticationRequiredOnSetup', { customer });
    const later = () => held({ customer, payment_method: method.id, off_session: true });
    await expect(later()).rejects.toMatchObject({
      code: 'authentication_required',
      payment_intent: { last_payment_error: { payment_method: { id: method.id } } },
    });
    const setup = await stripe.setupIntents.create({
      customer,
      payment_method: method.id,
      confirm: true,
      return_url: 'https://x.example',
    });
    expect(setup.status).toBe('requires_action');
    await control('/challenge', { intent: setup.id, action: 'approve' });
    expect((await stripe.setupIntents.retrieve(setup.id)).status).toBe('succeeded');
    expect((await later()).status).toBe('requires_capture');
    const always = await stripe.paymentMethods.attach('pm_card_authenticationRequired', { customer });
    await expect(held({ customer, payment_method: always.id, off_session: true })).rejects.toMatchObject({
      code: 'authentication_required',
    });
  });
});

describe('saved cards', () => {
  it('are kept by paying with consent, listed, charged again, and forgotten', async () => {
    const customer = await customerOf();
    const { payment_method } = await held({
      customer,
      setup_future_usage: 'off_session',
      payment_method: 'pm_card_mastercard',
    });
    const { data } = await stripe.paymentMethods.list({ customer, type: 'card' });
    expect(data).toMatchObject([{ id: payment_method, card: { brand: 'mastercard', last4: '4444' } }]);
    expect(data[0]).not.toHaveProperty('_');
    expect((await stripe.customers.listPaymentMethods(customer)).data).toHaveLength(1);
    expect((await held({ customer, payment_method: payment_method as string, off_session: true })).status).toBe(
      'requires_capture',
    );
    const other = await customerOf();
    await expect(held({ customer: other, payment_method: payment_method as string })).rejects.toMatchObject({
      param: 'payment_method',
    });
    await stripe.paymentMethods.detach(payment_method as string);
    expect((await stripe.paymentMethods.list({ customer })).data).toEqual([]);
    await stripe.customers.del(customer);
    expect(await stripe.customers.retrieve(customer)).toMatchObject({ deleted: true });
  });

  it('are set up without paying', async () => {
    const customer = await customerOf();
    const setup = await stripe.setupIntents.create({
      customer,
      payment_method: 'pm_card_visa',
      confirm: true,
      automatic_payment_methods: { enabled: true, allow_redirects: 'never' },
      expand: ['payment_method'],
    });
    expect(setup).toMatchObject({ status: 'succeeded', payment_method: { customer, card: { last4: '4242' } } });
    await expect(stripe.setupIntents.cancel(setup.id)).rejects.toMatchObject({ code: 'setup_intent_unexpected_state' });
  });
});

describe('events', () => {
  const eventsFrom = (from: number) =>
    ear.heard
      .slice(from)
      .map(({ body, headers }) =>
        stripe.webhooks.constructEvent(body, headers['stripe-signature'] as string, DEMO_STRIPE_ACCOUNT.webhookSecret),
      );

  it('are signed over the raw body, so that the SDK takes them', async () => {
    const before = ear.heard.length;
    const { id } = await held();
    await ear.until(before + 3);
    const types = eventsFrom(before).map((event) => event.type);
    expect(types.toSorted()).toEqual([
      'charge.succeeded',
      'payment_intent.amount_capturable_updated',
      'payment_intent.created',
    ]);
    const { data } = await stripe.events.list({ type: 'payment_intent.created', limit: 1 });
    expect(data[0]?.data.object).toMatchObject({ id, status: 'requires_confirmation' });
  });

  it('are repeated until they are taken, come twice, out of order, or never', async () => {
    const { id } = await stripe.paymentIntents.create({ amount: 1000, currency: 'eur' });
    await expect
      .poll(async () => (await control(`/events?about=${id}`)).deliveries)
      .toMatchObject([{ delivered: true }]);
    await control('', { retryMs: [0] });
    let before = ear.heard.length;
    ear.answers.push(500);
    await stripe.paymentIntents.cancel(id);
    await ear.until(before + 2);
    expect(eventsFrom(before).map((event) => event.id)).toEqual([eventsFrom(before)[0]!.id, eventsFrom(before)[0]!.id]);

    await control('', { notices: 'duplicated', duplicates: 2 });
    before = ear.heard.length;
    await customerOf();
    await ear.until(before + 2);
    expect(new Set(eventsFrom(before).map((event) => event.id)).size).toBe(1);

    await control('', { notices: 'out-of-order', lateMs: 600_000 });
    before = ear.heard.length;
    await stripe.paymentIntents.create({
      amount: 1000,
      currency: 'eur',
      payment_method: 'pm_card_visa',
      confirm: true,
    });
    await ear.until(before + 3);
    expect(eventsFrom(before).at(-1)?.type).toBe('payment_intent.created');

    await control('', { notices: 'lost' });
    const silent = await stripe.paymentIntents.create({ amount: 1000, currency: 'eur' });
    expect((await control(`/events?about=${silent.id}`)).deliveries).toEqual([]);
    before = ear.heard.length;
    expect(await control('/events/resend', { payment_intent: silent.id })).toEqual({ sent: 1 });
    await ear.until(before + 1);
  });

  it('can be forged, which the SDK notices', async () => {
    const { id } = await stripe.paymentIntents.create({ amount: 1000, currency: 'eur' });
    await expect
      .poll(async () => (await control(`/events?about=${id}`)).deliveries)
      .toMatchObject([{ delivered: true }]);
    const before = ear.heard.length;
    await control('/events/forge', { payment_intent: id });
    await ear.until(before + 1);
    expect(() => eventsFrom(before)).toThrow(Stripe.errors.StripeSignatureVerificationError);
    expect(JSON.parse(ear.heard.at(-1)!.body)).toMatchObject({ type: 'payment_intent.succeeded' });
  });

  it('reach endpoints that calls have made, for the types they want', async () => {
    const endpoint = await stripe.webhookEndpoints.create({
      url: `${ear.url}/own`,
      enabled_events: ['customer.created'],
    });
    expect(endpoint.secret).toMatch(/^whsec_/);
    await customerOf();
    await expect.poll(() => ear.heard.filter((each) => each.path === '/own').length).toBe(1);
    const heard = ear.heard.find((each) => each.path === '/own')!;
    stripe.webhooks.constructEvent(heard.body, heard.headers['stripe-signature'] as string, endpoint.secret!);
    const { data } = await stripe.webhookEndpoints.list();
    expect(data[0]).not.toHaveProperty('secret');
    await stripe.webhookEndpoints.del(endpoint.id);
  });
});

describe('disputes and the balance', () => {
  it('a dispute takes the money until it is decided', async () => {
    const { id } = await held({ capture_method: 'automatic', amount: 1000 });
    const { id: dispute } = await control('/disputes', { payment_intent: id });
    await expect(stripe.refunds.create({ payment_intent: id })).rejects.toMatchObject({ code: 'charge_disputed' });
    expect((await control(`/movements?payment_intent=${id}`)).movements).toMatchObject([{ disputed: 1000 }]);
    await control('/disputes/close', { dispute, status: 'won' });
    expect((await stripe.disputes.retrieve(dispute)).status).toBe('won');
    const { data } = await stripe.balanceTransactions.list({ source: dispute });
    expect(data.map((each) => each.amount)).toEqual([1000, -1000]);
    const odd = await held({ capture_method: 'automatic', payment_method: 'pm_card_createDispute' });
    expect((await stripe.disputes.list({ payment_intent: odd.id })).data).toHaveLength(1);
  });

  it('what moved is listed by time, page by page', async () => {
    await control('/reset', { state: true });
    for (const amount of [1000, 2000, 3000]) await held({ capture_method: 'automatic', amount });
    const { data: charges } = await stripe.charges.list({ limit: 1 });
    await stripe.refunds.create({ charge: charges[0]!.id, amount: 500 });
    const seen: number[] = [];
    for await (const each of stripe.balanceTransactions.list({ limit: 2, created: { gte: 0 } })) seen.push(each.amount);
    expect(seen).toEqual([-500, 3000, 2000, 1000]);
    const { data } = await stripe.balanceTransactions.list({ type: 'charge', expand: ['data.source'] });
    expect(data[0]).toMatchObject({ fee: 70, net: 2930, source: { object: 'charge', amount: 3000 } });
    const future = Math.floor(Date.now() / 1000) + 3600;
    expect((await stripe.balanceTransactions.list({ created: { gte: future } })).data).toEqual([]);
  });
});

describe('by control', () => {
  it('the bank refuses what it would take', async () => {
    await control('', { decline: 'do_not_honor', declineTimes: 1 });
    await expect(held()).rejects.toMatchObject({ decline_code: 'do_not_honor' });
    expect((await held()).status).toBe('requires_capture');
  });

  it('calls fail before or after they are carried out', async () => {
    const { id } = await held();
    const capture = () => stripe.paymentIntents.capture(id, {}, { idempotencyKey: `capture-${id}` });
    const captured = async () => (await control(`/movements?payment_intent=${id}`)).movements[0].captured;
    const fault = (name: string) => control('', { faults: [{ fault: name, ends: '/capture', times: 1 }] });
    await fault('down');
    await expect(capture()).rejects.toBeInstanceOf(Stripe.errors.StripeAPIError);
    await fault('rate-limit');
    await expect(capture()).rejects.toBeInstanceOf(Stripe.errors.StripeRateLimitError);
    expect(await captured()).toBe(0);
    await fault('down-after');
    await expect(capture()).rejects.toBeInstanceOf(Stripe.errors.StripeAPIError);
    expect(await captured()).toBe(3483);
    await fault('garbage');
    await expect(capture()).rejects.toThrow(/Invalid JSON/);
    await control('', { faults: [{ fault: 'slow', ends: '/capture', times: 1 }], slowMs: 60_000 });
    await expect(
      stripe.paymentIntents.capture(id, {}, { idempotencyKey: `capture-${id}`, timeout: 200 }),
    ).rejects.toBeInstanceOf(Stripe.errors.StripeConnectionError);
    expect((await capture()).status).toBe('succeeded');
  });
});

it('remembers everything it has answered after it was killed', async () => {
  const stateFile = path.join(folder, 'state.json');
  const left = path.join(folder, 'left.json');
  const first = await startStripe({ stateFile });
  const params = { amount: 1000, currency: 'eur', payment_method: 'pm_card_visa', confirm: true } as const;
  const { id } = await sdkAt(first.url).paymentIntents.create(params, { idempotencyKey: 'kept' });
  // what a process leaves that is killed as soon as it has answered
  copyFileSync(stateFile, left);
  await first.close();
  const second = await startStripe({ stateFile: left });
  expect((await sdkAt(second.url).paymentIntents.create(params, { idempotencyKey: 'kept' })).id).toBe(id);
  await second.close();
});
