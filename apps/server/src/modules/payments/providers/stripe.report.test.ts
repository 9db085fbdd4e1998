import { shopDay } from '@sporta/domain';
import { DEMO_STRIPE_ACCOUNT, type Simulator, startStripe } from '@sporta/simulators';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { PaymentProvider, ProviderMovement } from './provider.ts';
import { METHODS, stripeAt } from './stripe.harness.ts';
import { stripe } from './stripe.ts';

/* What moved at Stripe on a day, read by Stripe's own package page by page. */

let simulator: Simulator;
let provider: PaymentProvider;
let at: ReturnType<typeof stripeAt>;
const account = { ...DEMO_STRIPE_ACCOUNT, jsUrl: undefined, timeoutMs: 1500, publicUrl: 'http://shop.example' };
beforeAll(async () => {
  simulator = await startStripe();
  at = stripeAt(simulator.url);
  provider = stripe({ ...account, apiUrl: simulator.url });
});
afterAll(() => simulator.close());

const today = shopDay(Date.now());

/** A payment made beside the shop, as in Stripe's dashboard. */
async function held(cents: number, method: string = METHODS.approved): Promise<string> {
  const { id, error } = await at.change('payment_intents', {
    amount: String(cents),
    currency: 'eur',
    capture_method: 'manual',
    payment_method: method,
    confirm: 'true',
    'payment_method_types[]': 'card',
  });
  return id ?? error.payment_intent.id;
}

async function movements(): Promise<ProviderMovement[]> {
  const report = await provider.report!(today);
  if (report.kind !== 'report') throw new Error(JSON.stringify(report.error));
  return report.movements;
}

it('lists what was held, taken and given back, by the intent, and nothing that was refused', async () => {
  const taken = await held(5000);
  await provider.capture(taken, 4200, 'settle-1');
  await provider.refund(taken, 700, 'refund-1');
  const released = await held(900);
  await provider.void(released, 'void-1');
  await held(800, METHODS.refused);
  const sorted = (await movements()).map(({ paymentRef, kind, amountCents }) => [paymentRef, kind, amountCents]).sort();
  expect(sorted).toEqual(
    [
      [taken, 'authorised', 5000],
      [taken, 'captured', 4200],
      [taken, 'refunded', 700],
      [released, 'authorised', 900],
    ].sort(),
  );
});

it('belongs to the day on which it moved', async () => {
  const dayOf = async (day: string) => {
    const report = await provider.report!(day);
    return report.kind === 'report' ? report.movements : report;
  };
  expect(await dayOf('2024-03-31')).toEqual([]);
  const id = await held(300);
  await provider.capture(id, 300, 'settle-2');
  const found = await provider.query(id);
  const captured = found.kind === 'found' && found.events.find(({ type }) => type === 'captured');
  const { data } = await at.retrieve('balance_transactions?limit=1');
  expect(captured).toMatchObject({ occurredAt: new Date(data[0].created * 1000).toISOString() });
});

it('is read to its end, and is nothing when any page of it is missing', async () => {
  const before = (await movements()).length;
  const made: string[] = [];
  for (let n = 0; n < 105; n++) made.push(await held(100 + n));
  const listed = await movements();
  expect(listed).toHaveLength(before + 105);
  expect(new Set(listed.map(({ paymentRef }) => paymentRef))).toEqual(
    new Set([...made, ...listed.map((m) => m.paymentRef)]),
  );
  expect(listed.filter(({ paymentRef }) => made.includes(paymentRef))).toHaveLength(105);
  await at.control('', { faults: [{ fault: 'down', path: '/v1/balance_transactions', times: 1 }] });
  expect(await provider.report!(today)).toMatchObject({ kind: 'failed', error: { kind: 'unavailable' } });
});

it('is not given to a key that is none', async () => {
  const other = stripe({ ...account, apiUrl: simulator.url, secretKey: 'sk_test_another00000000000000000' });
  expect(await other.report!(today)).toMatchObject({ kind: 'failed', error: { kind: 'not-allowed' } });
});
