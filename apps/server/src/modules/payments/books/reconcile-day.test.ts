import { shopDay } from '@sporta/domain';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { TestClient } from '../../../platform/testing/test-app.ts';
import { type CheckoutWorld, startCheckoutWorld } from '../../orders/testing/checkout-world.ts';
import { providersOf } from '../payment-providers.ts';
import { Browser, CARDS } from '../providers/card-gateway.harness.ts';
import type { PaymentOrder } from '../providers/provider.ts';
import { booksJobs } from './books.jobs.ts';

/* What the bank says it moved today and what our ledger says: each kind of difference, found and put right over HTTP. */

let world: CheckoutWorld;
let staff: TestClient;
const today = shopDay(Date.now());

beforeAll(async () => {
  world = await startCheckoutWorld();
  staff = await world.staffClient(['accounting']);
});
afterAll(() => world.close());

const gateway = () => providersOf(world.deps).get('card-gateway')!;

interface Paying {
  orderId: number;
  paymentId: number;
  ref: string;
  cents: number;
}

interface OnPage extends Paying {
  browser: Browser;
}

/** An order that waits for its payment; the customer has not seen the bank's page. */
async function bought(): Promise<Paying & { page(): Promise<Browser> }> {
  const customer = await world.customer();
  await customer.add('RISO', 2);
  await customer.chooseDelivery();
  const answer = await customer.buy();
  expect(answer.response.errors).toEqual([]);
  const { rows } = await world.deps.pool.query(
    `select payment_id as "paymentId", provider_ref as ref, amount_cents as cents from payment where order_id = $1`,
    [answer.data.orderId],
  );
  return { orderId: answer.data.orderId, ...rows[0], page: () => world.browserFor(answer) };
}

async function buying(): Promise<OnPage> {
  const { page, ...paying } = await bought();
  return { ...paying, browser: await page() };
}

/** Bought, paid and taken: both books know it. */
async function taken(): Promise<Paying> {
  const paying = await buying();
  await paying.browser.pay(CARDS.approved, { fine: 'chiudi' });
  await world.until(async () => (await world.orderState(paying.orderId)) === 'confirmed');
  await gateway().capture(paying.ref, paying.cents - 100, 'take');
  await world.until(async () => (await ledgerOf(paying)).captured === paying.cents - 100);
  return paying;
}

async function ledgerOf({ paymentId }: Paying) {
  const { rows } = await world.deps.pool.query(
    'select state, captured_cents as captured, refunded_cents as refunded from payment where payment_id = $1',
    [paymentId],
  );
  return rows[0];
}

/** Pays something at the bank under a name that is not an order's. */
async function paidThere(changes: Partial<PaymentOrder>): Promise<void> {
  const page = new Browser(world.gatewayUrl);
  const url = 'http://127.0.0.1:1/';
  await page.follow(
    await gateway().start({
      paymentRef: '',
      orderId: '1',
      orderNumber: 'ALTRO',
      paymentId: '1',
      amountCents: 100,
      description: 'x',
      customer: { accountId: 1, email: 'a@sporta.example' },
      createdAt: new Date(),
      returnUrl: url,
      backUrl: url,
      noticeUrl: url,
      ...changes,
    }),
  );
  await page.pay(CARDS.approved, { fine: 'chiudi' });
}

async function compared() {
  const answer = await staff.post('staff/payments/reconciliation', { day: today, again: true });
  expect(answer.response.errors).toEqual([]);
  return answer.data.reports[0];
}

// biome-ignore lint/suspicious/noExplicitAny: as it came over the wire
const differenceOf = (report: any, ref: string) =>
  report.differences.find(({ paymentRef }: { paymentRef: string }) => paymentRef === ref);

/** Everything the books hold, to see that a repetition adds nothing. */
async function books() {
  const { rows } = await world.deps.pool.query(
    `select (select count(*)::int from payment_event) as events, (select count(*)::int from outbox) as messages,
       (select jsonb_agg(to_jsonb(d) order by reconciliation_difference_id) from reconciliation_difference d) as differences`,
  );
  return rows[0];
}

describe('the books of a day', () => {
  it('agree where every notice came', async () => {
    const { cents } = await taken();
    const report = await compared();
    expect(report).toMatchObject({ provider: 'card-gateway', day: today, complete: true, differences: [] });
    expect(report.ours).toEqual({ authorised: cents / 100, captured: (cents - 100) / 100, refunded: 0 });
    expect(report.theirs).toEqual(report.ours);
  });

  it('miss a payment whose notice was lost: the bank is asked, and the order goes ahead', async () => {
    const paying = await buying();
    await paying.browser.pay(CARDS.noticeLost, { fine: 'chiudi' });
    expect(await world.orderState(paying.orderId)).toBe('awaiting-payment');
    const difference = differenceOf(await compared(), paying.ref);
    expect(difference).toMatchObject({
      kind: 'missing-notice',
      remedy: 'ask-provider',
      settled: true,
      orderId: paying.orderId,
      ours: { authorised: 0 },
      theirs: { authorised: paying.cents / 100 },
    });
    expect(await world.orderState(paying.orderId)).toBe('confirmed');
  });

  it('hold money of the bank that no order knows: staff see it', async () => {
    await paidThere({ orderNumber: 'SCONOSCIUTO', paymentId: '7', amountCents: 4321 });
    const difference = differenceOf(await compared(), 'SCONOSCIUTO-7');
    expect(difference).toMatchObject({ kind: 'unknown-payment', remedy: 'staff', settled: false });
    expect(difference.theirs).toEqual({ authorised: 43.21, captured: 0, refunded: 0 });
    expect(difference.paymentId).toBeUndefined();
  });

  it('hold what the bank took twice: it goes back, once', async () => {
    const paying = await taken();
    await world.control('/capture-again', { codTrans: paying.ref });
    const once = paying.cents - 100;
    expect(differenceOf(await compared(), paying.ref)).toMatchObject({
      kind: 'captured-twice',
      remedy: 'refund',
      settled: true,
      ours: { captured: once / 100 },
      theirs: { captured: (2 * once) / 100 },
    });
    expect(await ledgerOf(paying)).toMatchObject({ captured: 2 * once, refunded: once });
    await compared();
    expect(await gateway().query(paying.ref)).toMatchObject({ capturedCents: 2 * once, refundedCents: once });
  });

  it('hold what the bank took twice though it was away when it was to go back', async () => {
    const paying = await taken();
    const once = paying.cents - 100;
    await world.control('/capture-again', { codTrans: paying.ref });
    await world.control('', { downPaths: ['/api/rimborsa'] });
    expect(differenceOf(await compared(), paying.ref)).toMatchObject({ kind: 'captured-twice', settled: false });
    await world.control('', { downPaths: [] });
    expect(differenceOf(await compared(), paying.ref)).toMatchObject({ kind: 'captured-twice', settled: true });
    expect(await ledgerOf(paying)).toMatchObject({ captured: 2 * once, refunded: once });
  });

  it('hold another amount than the bank: staff see it, and nobody asks every night', async () => {
    const paying = await bought();
    const orderNumber = paying.ref.slice(0, paying.ref.lastIndexOf('-'));
    await paidThere({ orderNumber, paymentId: String(paying.paymentId), amountCents: 250 });
    const difference = differenceOf(await compared(), paying.ref);
    expect(difference).toMatchObject({ kind: 'amount-differs', remedy: 'staff', settled: false });
    expect(difference).toMatchObject({ ours: { authorised: 0 }, theirs: { authorised: 2.5 } });
    expect(await world.orderState(paying.orderId)).toBe('awaiting-payment');
  });

  it('change by nothing when they are compared again', async () => {
    const before = await books();
    await compared();
    await compared();
    expect(await books()).toEqual(before);
  });

  it('are not called equal while the bank is silent', async () => {
    await world.control('', { api: 'down' });
    expect(await compared()).toMatchObject({ complete: false });
    await world.control('', { api: 'ok' });
    expect(await compared()).toMatchObject({ complete: true });
    const shown = await staff.get('staff/payments/reconciliation', { day: today });
    expect(shown.data.reports[0].differences.length).toBeGreaterThan(3);
  });

  it('of a provider without a list are compared payment by payment', async () => {
    const paying = await buying();
    await paying.browser.pay(CARDS.noticeLost, { fine: 'chiudi' });
    const provider = gateway() as { report?: unknown };
    const { report } = provider;
    delete provider.report;
    expect(differenceOf(await compared(), paying.ref)).toMatchObject({ kind: 'missing-notice', settled: true });
    expect(await world.orderState(paying.orderId)).toBe('confirmed');
    provider.report = report;
  });

  it('are compared the night after, by the job', async () => {
    const paying = await buying();
    await paying.browser.pay(CARDS.noticeLost, { fine: 'chiudi' });
    world.clock.set(new Date(Date.now() + 24 * 3_600_000));
    const [job] = booksJobs((await import('../../orders/index.ts')).payableOrders);
    await job!.run(world.deps);
    expect(await world.orderState(paying.orderId)).toBe('confirmed');
    world.clock.set(new Date());
  });

  it('hold payments the bank has no trace of: staff see them', async () => {
    const paying = await taken();
    await world.control('/reset', { state: true });
    expect(differenceOf(await compared(), paying.ref)).toMatchObject({
      kind: 'missing-there',
      remedy: 'staff',
      settled: false,
      theirs: { authorised: 0, captured: 0 },
    });
  });

  it('are those of a day that exists and is not to come', async () => {
    const wrong = await staff.get('staff/payments/reconciliation', { day: '2026-02-30' });
    expect(wrong.response.errors[0]).toMatchObject({ field: 'day' });
    const future = await staff.get('staff/payments/reconciliation', { day: '2199-01-01' });
    expect(future.response.errors[0]).toMatchObject({ code: 'day-not-over', field: 'day' });
  });
});
