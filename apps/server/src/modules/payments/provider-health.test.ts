import { afterEach, describe, expect, it, vi } from 'vitest';
import { type CheckoutWorld, startCheckoutWorld } from '../orders/testing/checkout-world.ts';
import { providersOf } from './payment-providers.ts';
import { FAILURES_IN_A_ROW, PAUSE_MS } from './provider-health.ts';

/* A provider that does not answer is left alone for a while; money that is owed is asked after all the same. */

let world: CheckoutWorld;
afterEach(async () => {
  vi.useRealTimers();
  await world.close();
});

const gateway = () => providersOf(world.deps).get('card-gateway')!;

const charge = {
  orderNumber: 'S4K7Q2',
  amountCents: 100,
  description: 'Ordine S4K7Q2',
  paymentRef: '',
  returnUrl: 'http://127.0.0.1/',
  noticeUrl: 'http://127.0.0.1/',
};
let charges = 0;
const chargeSaved = () => gateway().chargeSaved('unknown', { ...charge, paymentId: String(++charges) });

async function goDown(): Promise<void> {
  await world.control('', { api: 'down' });
  for (let failure = 0; failure < FAILURES_IN_A_ROW; failure++) {
    expect(await gateway().query('S4K7Q2-1')).toMatchObject({ kind: 'failed', error: { kind: 'unavailable' } });
  }
}

/** The clock of the breaker, no timer: the pause is over. */
function afterPause(): void {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + PAUSE_MS + 1 });
}

/** Sum of what `/metrics` says of a series, in lines that hold `label`. */
async function measured(series: string, label: string): Promise<number> {
  const lines = (await world.deps.metrics.registry.metrics()).split('\n');
  return lines
    .filter((line) => line.startsWith(`${series}{`) && line.includes(label))
    .reduce((sum, line) => sum + Number(line.split(' ').at(-1)), 0);
}
const isPaused = () => measured('payment_provider_paused', 'provider="card-gateway"');
const callsThat = (outcome: string) => measured('payment_provider_calls_total', `outcome="${outcome}"`);

describe('a payment provider that does not answer', () => {
  it('is not offered for a while, then tried by one call, and offered again when that is answered', async () => {
    world = await startCheckoutWorld();
    const customer = await world.customer();
    await customer.add('RISO', 2);
    await customer.chooseDelivery();
    const cards = async () => (await customer.client.get('payment-type/list')).data.payments[0];
    expect(await cards()).toMatchObject({ kind: 'card', enabled: true });
    expect(await isPaused()).toBe(0);

    await goDown();
    expect(await isPaused()).toBe(1);
    const asked = await callsThat('unavailable');
    expect(await cards()).toMatchObject({
      kind: 'card',
      enabled: false,
      disabledReason: 'Non disponibile in questo momento: riprova tra poco',
    });
    expect((await customer.buy()).response.errors[0]).toMatchObject({ code: 'payment-type-not-available' });
    expect(await chargeSaved()).toMatchObject({ kind: 'failed', error: { kind: 'unavailable' } });
    expect(await callsThat('unavailable')).toBe(asked);
    expect(await callsThat('not-asked')).toBe(1);

    afterPause();
    expect(await cards()).toMatchObject({ enabled: true });
    expect(await chargeSaved()).toMatchObject({ kind: 'failed', error: { kind: 'unavailable' } });
    expect(await callsThat('unavailable')).toBe(asked + 1);
    expect(await cards()).toMatchObject({ enabled: false });
    expect(await isPaused()).toBe(1);

    await world.control('', { api: 'ok' });
    afterPause();
    expect(await chargeSaved()).toMatchObject({ kind: 'failed', error: { kind: 'refused', reason: 'unknown-card' } });
    expect(await isPaused()).toBe(0);
    const bought = await customer.buy();
    expect(bought.response.errors).toEqual([]);
    expect(bought.data.paymentUrl).toContain(world.gatewayUrl);
  });

  it('is asked after money that is owed, and one answer does not wait for the pause to end', async () => {
    world = await startCheckoutWorld();
    await goDown();
    await world.control('', { api: 'ok' });
    expect(await gateway().query('S4K7Q2-1')).toEqual({ kind: 'not-found', paymentRef: 'S4K7Q2-1' });
    expect(await gateway().refund('S4K7Q2-1', 100, 'op')).toMatchObject({ error: { code: 'not-found' } });
    expect(await chargeSaved()).toMatchObject({ kind: 'failed', error: { detail: 'it has not answered lately' } });
  });

  it('is not one whose bank refuses, however often', async () => {
    world = await startCheckoutWorld();
    for (let refusal = 0; refusal < 2 * FAILURES_IN_A_ROW; refusal++) {
      expect(await chargeSaved()).toMatchObject({ error: { kind: 'refused' } });
    }
    expect(providersOf(world.deps).isAvailable('card-gateway')).toBe(true);
    expect(await callsThat('refused')).toBe(2 * FAILURES_IN_A_ROW);
  });
});
