import { shopDay } from '@sporta/domain';
import { startSatispay } from '@sporta/simulators';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { TestClient } from '../../../platform/testing/test-app.ts';
import { type CheckoutWorld, type Customer, startCheckoutWorld } from '../../orders/testing/checkout-world.ts';
import { pick } from '../../orders/testing/picking.ts';
import { linkAccount } from '../../orders/testing/ticket-issuers.ts';
import { providersOf } from '../payment-providers.ts';
import { controlOf, makeKey, type SatispayControl } from '../providers/satispay.harness.ts';
import { METHODS, stripeAt } from '../providers/stripe.harness.ts';

/* Orders paid at every provider that lists what it moved, compared with the ledger in both directions. */

const STRIPE = 20;
const SATISPAY = 21;
const PLUXEE = 32;
const today = shopDay(Date.now());
let world: CheckoutWorld;
let staff: TestClient;
let stripe: ReturnType<typeof stripeAt>;
let satispay: SatispayControl;
let closeSatispay: () => Promise<void>;
beforeAll(async () => {
  const { publicKey, keyId, privateKey } = makeKey();
  const simulator = await startSatispay({ publicKeys: [publicKey], settings: { retryMs: [30, 30], lateMs: 300 } });
  closeSatispay = simulator.close;
  satispay = controlOf(simulator.url);
  world = await startCheckoutWorld({
    withStripe: true,
    ticketIssuers: true,
    config: { satispay: { url: simulator.url, keyId, privateKey, timeoutMs: 1500 } },
  });
  stripe = stripeAt(world.stripeUrl);
  staff = await world.staffClient(['accounting']);
  await world.issuers.others('/pluxee/holders', {
    holder: 'giulia',
    tickets: [{ faceValueCents: 700, count: 50 }],
    limits: { perOrder: 8, perDay: 1000, weekdays: [1, 2, 3, 4, 5, 6, 7] },
  });
});
beforeEach(async () => {
  await stripe.control('/reset', {});
  await satispay.control('/reset', {});
});
afterAll(async () => {
  await world.close();
  await closeSatispay();
});

async function shopper(): Promise<Customer> {
  const customer = await world.customer();
  await customer.add('CIBO', 6);
  await customer.add('RISO', 1);
  await customer.chooseDelivery();
  return customer;
}

interface Paying {
  orderId: number;
  customer: Customer;
  /** What the provider calls it. */
  id: string;
  secret: string;
}

async function buying(paymentTypeId: number, customer?: Customer): Promise<Paying> {
  const buyer = customer ?? (await shopper());
  const bought = await buyer.buy({ payment_type_id: paymentTypeId });
  expect(bought.response.errors).toEqual([]);
  const { orderId, payment_client_secret: secret = '' } = bought.data;
  const { rows } = await world.deps.pool.query(
    `select provider_id as id from payment where order_id = $1 and provider in ('stripe', 'satispay')`,
    [orderId],
  );
  return { orderId, customer: buyer, id: rows[0].id, secret };
}

const confirmed = (orderId: number) => world.until(async () => (await world.orderState(orderId)) === 'confirmed');

async function paidByStripe(customer?: Customer): Promise<Paying> {
  const paying = await buying(STRIPE, customer);
  await stripe.confirm(paying.secret, METHODS.approved);
  await confirmed(paying.orderId);
  return paying;
}

async function paidBySatispay(): Promise<Paying> {
  const paying = await buying(SATISPAY);
  await satispay.act(paying.id, 'approve');
  await confirmed(paying.orderId);
  return paying;
}

/** Picked with less than was ordered, and collected. */
async function settled({ orderId }: Paying): Promise<void> {
  await pick(world, orderId, { CIBO: { quantity: 5000 } });
  await world.drainOutbox();
  const { rows } = await world.deps.pool.query(
    'select missing_cents, collected_at is not null as collected from order_settlement where order_id = $1',
    [orderId],
  );
  expect(rows).toEqual([{ missing_cents: 0, collected: true }]);
}

async function compared() {
  const answer = await staff.post('staff/payments/reconciliation', { day: today, again: true });
  expect(answer.response.errors).toEqual([]);
  // biome-ignore lint/suspicious/noExplicitAny: as it came over the wire
  const of = (name: string): any => answer.data.reports.find(({ provider }: { provider: string }) => provider === name);
  return { stripe: of('stripe'), satispay: of('satispay'), pluxee: of('pluxee') };
}

// biome-ignore lint/suspicious/noExplicitAny: as it came over the wire
const differenceOf = (report: any, ref: string) =>
  report.differences.find(({ paymentRef }: { paymentRef: string }) => paymentRef === ref);

const providerOf = (name: string) => providersOf(world.deps).get(name)!;

describe('the list of each provider', () => {
  it('says the same cents as the ledger after buying, settling, cancelling and giving back', async () => {
    const customer = await shopper();
    await linkAccount(world.issuers, customer.client, 'pluxee');
    await customer.client.post('meal-ticket-type/select', { payment_type_id: PLUXEE, tickets: 3 });
    await settled(await paidByStripe(customer));
    await settled(await paidBySatispay());
    for (const { customer: regretful, orderId } of [await paidByStripe(), await paidBySatispay()]) {
      expect((await regretful.client.post('order/cancel', { order_id: orderId })).response.errors).toEqual([]);
    }
    await world.drainOutbox();
    const reports = await compared();
    for (const report of Object.values(reports)) {
      expect(report).toMatchObject({ day: today, complete: true, differences: [] });
      expect(report.theirs).toEqual(report.ours);
    }
    expect(reports.pluxee.ours).toEqual({ authorised: 21, captured: 21, refunded: 0 });
    for (const { ours } of [reports.stripe, reports.satispay]) {
      expect(ours.captured).toBeGreaterThan(0);
      expect(ours.authorised).toBeGreaterThan(ours.captured);
    }
  });

  it('finds the payment whose notice was lost, and the order goes ahead', async () => {
    await stripe.control('', { notices: 'lost' });
    await satispay.control('', { callbacks: 'lost' });
    const byStripe = await buying(STRIPE);
    await stripe.confirm(byStripe.secret, METHODS.approved);
    const bySatispay = await buying(SATISPAY);
    await satispay.act(bySatispay.id, 'approve');
    const reports = await compared();
    for (const [report, { id, orderId }] of [
      [reports.stripe, byStripe],
      [reports.satispay, bySatispay],
    ] as const) {
      expect(differenceOf(report, id)).toMatchObject({ kind: 'missing-notice', settled: true, orderId });
      expect(await world.orderState(orderId)).toBe('confirmed');
      expect(report.theirs).toEqual(report.ours);
    }
  });

  it('shows staff money that nobody here knows', async () => {
    const { id: intent } = await stripe.change('payment_intents', {
      amount: '4321',
      currency: 'eur',
      payment_method: METHODS.approved,
      confirm: 'true',
      'payment_method_types[]': 'card',
    });
    const stranger = {
      paymentRef: 'ALTRO-900001',
      orderId: '1',
      orderNumber: 'ALTRO',
      paymentId: '900001',
      amountCents: 700,
      description: 'x',
      customer: { accountId: (await linkedCustomer()).accountId, email: 'a@sporta.example' },
      createdAt: new Date(),
      returnUrl: 'http://127.0.0.1:1/',
      backUrl: 'http://127.0.0.1:1/',
      noticeUrl: 'http://127.0.0.1:1/',
      tickets: [{ faceCents: 700, count: 1 }],
    };
    const opened = await providerOf('satispay').open!(stranger);
    const lock = opened.kind === 'opened' ? opened.paymentRef : '';
    await satispay.act(lock, 'approve');
    const begun = await providerOf('pluxee').start(stranger);
    expect(begun).toMatchObject({ kind: 'done' });
    const reports = await compared();
    const unknown = { kind: 'unknown-payment', remedy: 'staff', settled: false };
    expect(differenceOf(reports.stripe, intent)).toMatchObject({ ...unknown, theirs: { captured: 43.21 } });
    expect(differenceOf(reports.satispay, lock)).toMatchObject({ ...unknown, theirs: { authorised: 7 } });
    expect(differenceOf(reports.pluxee, 'ALTRO-900001')).toMatchObject({ ...unknown, theirs: { authorised: 7 } });
  });

  it('shows what was given back beside the shop: Stripe names it, of Satispay staff see the sum', async () => {
    const byStripe = await paidByStripe();
    await settled(byStripe);
    const bySatispay = await paidBySatispay();
    await settled(bySatispay);
    await stripe.control('', { notices: 'lost' });
    await providerOf('stripe').refund(byStripe.id, 500, 'dashboard');
    await providerOf('satispay').refund(bySatispay.id, 300, 'dashboard');
    const reports = await compared();
    expect(differenceOf(reports.stripe, byStripe.id)).toMatchObject({ kind: 'missing-notice', settled: true });
    expect(differenceOf(reports.satispay, bySatispay.id)).toMatchObject({
      kind: 'amount-differs',
      remedy: 'staff',
      settled: false,
      ours: { refunded: 0 },
      theirs: { refunded: 3 },
    });
  });

  it('is not called equal while a provider is silent, or refuses our signature', async () => {
    await satispay.fault('down', 'GET', 10);
    await stripe.control('', { faults: [{ fault: 'down', method: 'GET', path: '/v1/charges', times: 10 }] });
    const reports = await compared();
    expect([reports.stripe.complete, reports.satispay.complete, reports.pluxee.complete]).toEqual([false, false, true]);
  });
});

async function linkedCustomer(): Promise<Customer> {
  const customer = await shopper();
  await linkAccount(world.issuers, customer.client, 'pluxee');
  return customer;
}
