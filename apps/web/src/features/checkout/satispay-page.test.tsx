// @vitest-environment happy-dom
import type { PaymentFeedback, PaymentWait } from '@sporta/contract';
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { type AskedCall, renderInShop, type TestAnswer } from '../../lib/testing/render-in-shop.tsx';
import { clockText, secondsLeft } from './model/countdown.ts';
import { pauseAfter } from './model/use-satispay.ts';
import { SatispayPage } from './satispay-page.tsx';

afterEach(cleanup);

const waiting: PaymentWait = {
  redirectUrl: 'https://online.satispay.example/pay/41da7b74',
  amount: 34.83,
  toPay: 32.72,
  total: 72.72,
  expiresAt: new Date(Date.now() + 4 * 60_000).toISOString(),
  held: [{ name: 'Edenred Ticket Restaurant', provider: 'edenred', amount: 40, tickets: [{ value: 8, quantity: 5 }] }],
  timeSlotDate: '2026-11-21',
  timeSlotTime: '18:00–20:00',
};
const told = (outcome: PaymentFeedback['outcome'], more: Partial<PaymentFeedback> = {}): TestAnswer => ({
  data: { order: { orderId: 12 }, outcome, ...more },
});
const pending = told('pending', { waiting });
const refusal = (code: string, error: string): TestAnswer => ({ refusal: [{ code, error }] });

/** The page, with a Satispay that says one thing after the other; the last one for ever. */
async function show(feedback: TestAnswer[], ended: TestAnswer = { data: {} }, orderId = 12, confirmed = false) {
  const left = [...feedback];
  return renderInShop(<SatispayPage orderId={orderId} />, ({ path }: AskedCall) => {
    if (path === 'satispay/payment-feedback') return (left.length > 1 ? left.shift() : left[0])!;
    if (path === 'order/payment-status') return { data: { state: confirmed ? 'paid' : 'failed', orderId } };
    return path.endsWith('/give-up-payment') ? ended : { data: {} };
  });
}

describe('waiting for Satispay', () => {
  it('says what is to be confirmed, what is held already, and leads to the app', async () => {
    await show([pending]);
    expect(await screen.findByRole('heading', { name: /Conferma 34,83\s€ nell’app Satispay/ })).toBeDefined();
    expect(screen.getByText(/40,00\s€ di buoni Edenred bloccati/)).toBeDefined();
    expect(screen.getByText(/5 buoni da 8,00\s€/)).toBeDefined();
    expect(screen.getByText(/Il resto dei 72,72\s€, più 2,11\s€ per i prodotti da pesare/)).toBeDefined();
    expect(screen.getByRole('link', { name: 'Apri Satispay' }).getAttribute('href')).toBe(waiting.redirectUrl);
    expect(screen.getByRole('img', { name: /Codice da inquadrare/ })).toBeDefined();
  });

  it('tells the margin from the total where Satispay pays all', async () => {
    await show([told('pending', { waiting: { ...waiting, toPay: 72.72, amount: 75, held: [] } })]);
    expect(await screen.findByText(/Il totale di 72,72\s€, più 2,28\s€ per i prodotti da pesare/)).toBeDefined();
  });

  it.each([
    ['completed', '/cart/payment-completed/12'],
    ['error', '/cart/payment-error/12'],
  ] as const)('goes on when Satispay has said "%s"', async (outcome, page) => {
    const { router } = await show([pending, told(outcome, { nextUrl: page })]);
    fireEvent.click(await screen.findByRole('button', { name: 'Ho confermato' }));
    await waitFor(() => expect(router.state.location.pathname).toBe(page));
  });

  it('leaves the rest to the next page once nothing is left to confirm', async () => {
    const { router } = await show([told('pending', { nextUrl: '/cart/payment-completed/12' })]);
    await waitFor(() => expect(router.state.location.pathname).toBe('/cart/payment-completed/12'));
  });

  it('of a voucher promises no delivery, and goes back to its words', async () => {
    const {
      timeSlotDate: _day,
      timeSlotTime: _time,
      ...voucher
    } = { ...waiting, amount: 72.72, toPay: 72.72, held: [] };
    const { asked, router } = await show([told('pending', { waiting: voucher })], undefined, 12_345_678);
    expect(await screen.findByText('Li incassiamo appena confermi')).toBeDefined();
    expect(screen.getByText('Lo mandiamo nel giorno che hai scelto')).toBeDefined();
    fireEvent.click(screen.getByRole('button', { name: 'Cambia metodo' }));
    await waitFor(() => expect(router.state.location.href).toBe('/gift-voucher?again=12345678'));
    expect(asked).toContainEqual({ path: 'gift-voucher/give-up-payment', input: { order_id: 12_345_678 } });
  });

  it('does not take the word of the customer for it', async () => {
    const { router } = await show([pending]);
    fireEvent.click(await screen.findByRole('button', { name: 'Ho confermato' }));
    expect(await screen.findByText(/Non vediamo ancora la conferma/)).toBeDefined();
    expect(router.state.location.pathname).toBe('/qui');
  });

  it('says so when Satispay does not answer, and asks again', async () => {
    await show([pending, refusal('payment-unavailable', 'Satispay non risponde'), pending]);
    fireEvent.click(await screen.findByRole('button', { name: 'Ho confermato' }));
    expect(await screen.findByText(/Satispay non risponde: continuiamo a chiedere/)).toBeDefined();
  });

  it('ends the payment to choose another way', async () => {
    const { asked, router } = await show([pending], { data: { cartId: 5 } });
    fireEvent.click(await screen.findByRole('button', { name: 'Cambia metodo' }));
    await waitFor(() => expect(router.state.location.pathname).toBe('/payment'));
    expect(asked).toContainEqual({ path: 'order/give-up-payment', input: { order_id: 12 } });
  });

  it('of what a confirmed order lacks goes back to the order to choose another way', async () => {
    const { router } = await show([pending], { data: { cartId: 5 } }, 12, true);
    fireEvent.click(await screen.findByRole('button', { name: 'Cambia metodo' }));
    await waitFor(() => expect(router.state.location.pathname).toBe('/profile/orders/12'));
  });

  it('is completed when it was paid before it could be ended', async () => {
    const { router } = await show([pending], refusal('order-already-paid', 'Era già riuscito'));
    fireEvent.click(await screen.findByRole('button', { name: 'Cambia metodo' }));
    await waitFor(() => expect(router.state.location.pathname).toBe('/cart/payment-completed/12'));
  });

  it('says why it could not be ended', async () => {
    await show([pending], refusal('payment-unavailable', 'Non sappiamo se è riuscito'));
    fireEvent.click(await screen.findByRole('button', { name: 'Cambia metodo' }));
    expect(await screen.findByText('Non sappiamo se è riuscito')).toBeDefined();
  });

  it('does not find the order of somebody else', async () => {
    await show([refusal('order-not-found', 'Non trovato')]);
    expect(await screen.findByRole('heading', { name: 'Non troviamo questo ordine' })).toBeDefined();
  });
});

it('waits longer from question to question, never more than 10 seconds', () => {
  const pauses = Array.from({ length: 20 }, (_, asked) => pauseAfter(asked));
  expect(pauses[0]).toBe(2000);
  expect(pauses).toEqual([...pauses].sort((a, b) => a - b));
  expect(pauses.at(-1)).toBe(10_000);
});

it('counts down to nothing and not below', () => {
  const at = Date.parse('2026-11-21T10:00:00Z');
  expect(clockText(secondsLeft('2026-11-21T10:04:12Z', at))).toBe('4:12');
  expect(clockText(secondsLeft('2026-11-21T10:00:05Z', at))).toBe('0:05');
  expect(clockText(secondsLeft('2026-11-21T09:00:00Z', at))).toBe('0:00');
});
