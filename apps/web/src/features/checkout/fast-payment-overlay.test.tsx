// @vitest-environment happy-dom
import type { Cart, PaymentAuth } from '@sporta/contract';
import { coveredPaymentTypeId } from '@sporta/contract/constants.ts';
import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type AskedCall, renderInShop, type TestAnswer } from '../../lib/testing/render-in-shop.tsx';
import { OverlayHost, type OverlayProps, overlays, registerOverlays } from '../../shared/overlays/index.ts';
import FastPaymentOverlay from './fast-payment-overlay.tsx';

beforeEach(() => sessionStorage.clear());
afterEach(() => {
  act(() => overlays.close());
  cleanup();
});

const cart = {
  cartId: 5,
  revision: 1,
  cartItems: [{ cartItemId: 1, product: { productId: 1, productInfos: {} }, quantity: 2 }],
  cartInfos: {},
  totalItems: 2,
  totalPrice: 60,
  grossTotal: 62.9,
  lastTenderTotal: 62.9,
  giftCertificates: [],
  mealTickets: [],
  editable: true,
  shippingAddress: {
    addressName: 'Casa',
    address1: 'Via Dante',
    addressNumber: '4',
    city: 'Milano',
    deliveryServiceId: 1,
  },
  timeslot: { timeslotId: 31, date: '2026-11-27', beginTime: '18:00', endTime: '20:00' },
} as unknown as Cart;

const card = (paymentAuthId: number, cardNumber: string, facts: Partial<PaymentAuth> = {}) =>
  ({
    paymentAuthId,
    cardNumber,
    active: '1',
    paymentTypeId: 12,
    expiryMonth: 9,
    expiryYear: 2029,
    ...facts,
  }) as PaymentAuth;

const cards = [
  card(1, '497010******0005'),
  card(2, '542523******0005', { defaultAuth: true } as Partial<PaymentAuth>),
  card(3, '356600******0505', { active: '0' }),
];

/** What the shop answers to locking and buying; the rest is a cart and three cards, one of them not active any more. */
type Answers = Partial<Record<'cart/lock' | 'cart/buy', TestAnswer>> & { cart?: Cart };

const choice = (of: string) => async () => ({
  default: ({ open }: OverlayProps) => (open ? <p>Scelta: {of}</p> : null),
});
registerOverlays({
  'fast-payment': async () => ({ default: FastPaymentOverlay }),
  address: choice('address'),
  slot: choice('slot'),
});

async function show(answers: Answers = {}, first?: (path: string) => TestAnswer | Promise<TestAnswer> | undefined) {
  const known = answers.cart ?? cart;
  const shop = await renderInShop(<OverlayHost />, ({ path }: AskedCall) => {
    const given = first?.(path);
    if (given) return given;
    if (path === 'payment-type/list-auth') return { data: { auths: cards } };
    if (path === 'cart/lock' || path === 'cart/buy') return answers[path] ?? { data: { ...known, locked: true } };
    return { data: path.startsWith('cart/') ? known : {} };
  });
  act(() => overlays.open('fast-payment'));
  return shop;
}

const confirm = async () => {
  const button = await screen.findByRole('button', { name: 'Conferma' });
  await waitFor(() => expect(button).toHaveProperty('disabled', false));
  fireEvent.click(button);
};
const done = (asked: AskedCall[]) => asked.filter(({ path }) => /cart\/(lock|buy|unlock)$/.test(path));

describe('paying with a saved card (specification, section 4)', () => {
  it('lists the active cards of payment type 12, the default one chosen', async () => {
    const { asked } = await show();
    const dialog = await screen.findByRole('dialog', { name: 'Pagamento rapido' });
    expect(dialog.className).toContain('w500');
    const options = (await screen.findAllByRole('radio')) as HTMLInputElement[];
    expect(options.map(({ checked }) => checked)).toEqual([false, true]);
    expect(asked.find(({ path }) => path === 'payment-type/list-auth')?.input).toEqual({ payment_type_id: '12' });
    expect(screen.getByRole('button', { name: 'Torna Indietro' })).toBeTruthy();
  });

  it('locks the cart, then buys with type 12 and the chosen card', async () => {
    const { asked, router } = await show({ 'cart/buy': { data: { order: { orderId: 77 }, orderId: 77 } } });
    await confirm();
    await waitFor(() => expect(router.state.location.href).toBe('/cart/payment-completed/77'));
    expect(done(asked).map(({ path }) => path)).toEqual(['cart/lock', 'cart/buy']);
    expect(done(asked)[1]?.input).toMatchObject({ payment_type_id: 12, payment_auth_id: 2, expected_total: 62.9 });
    // it is over: the window is gone
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it('buys what the window showed: another total or place is asked about once more', async () => {
    const now = { ...cart, revision: 2, grossTotal: 70.9, timeslot: { ...cart.timeslot, timeslotId: 32 } } as Cart;
    let asks = 0;
    const { asked, router } = await show({ 'cart/lock': { data: { ...now, locked: true } } }, (path) => {
      if (path === 'cart/unlock') return { data: now };
      if (path !== 'cart/buy') return undefined;
      asks += 1;
      if (asks > 1) return { data: { order: { orderId: 77 }, orderId: 77 } };
      return { refusal: [{ code: 'total-changed', error: 'Il totale è cambiato' }], data: now };
    });
    await confirm();
    await screen.findByText('Il totale è cambiato.');
    await screen.findByText(/70,90/);
    await confirm();
    await waitFor(() => expect(router.state.location.href).toBe('/cart/payment-completed/77'));
    expect(asked.filter(({ path }) => path === 'cart/buy').map(({ input }) => input)).toMatchObject([
      { expected_total: 62.9, expected_timeslot_id: 31 },
      { expected_total: 70.9, expected_timeslot_id: 32 },
    ]);
  });

  it('asks nothing of the next cart, which has no slot, while this one is being bought', async () => {
    const next = { ...cart, cartId: 6, cartItems: [], timeslot: undefined } as unknown as Cart;
    const { queryClient, router } = await show({}, (path) => {
      if (path !== 'cart/buy') return undefined;
      // it is told by another tab, or asked for, before the answer is there
      queryClient.setQueryData(['cart'], next);
      return new Promise((resolve) =>
        setTimeout(() => {
          over.push(screen.queryByText(/^Scelta: /)?.textContent, screen.queryByRole('dialog') !== null);
          resolve({ data: { order: { orderId: 77 }, orderId: 77 } });
        }, 100),
      );
    });
    const over: unknown[] = [];
    await confirm();
    await waitFor(() => expect(router.state.location.href).toBe('/cart/payment-completed/77'));
    expect(over).toEqual([undefined, true]);
  });

  it('asks for no card where certificates pay everything, and says what a card pays beside them', async () => {
    const prepaid = (total: number) => ({ giftCertificateId: 4, description: 'Buono regalo', kind: 'prepaid', total });
    const paidBy = (total: number) =>
      ({
        ...cart,
        giftCertificates: [prepaid(total)],
        grossTotal: (6290 - total * 100) / 100,
        lastTenderTotal: (6290 - total * 100) / 100,
      }) as Cart;
    const { asked, router } = await show({
      cart: paidBy(62.9),
      'cart/buy': { data: { order: { orderId: 77 }, orderId: 77 } },
    });
    await screen.findByText('Non resta niente da pagare.');
    expect(screen.queryByRole('radio')).toBeNull();
    await confirm();
    await waitFor(() => expect(router.state.location.href).toBe('/cart/payment-completed/77'));
    const { input } = done(asked)[1]!;
    expect(input).toMatchObject({ payment_type_id: coveredPaymentTypeId, expected_total: 0 });
    expect(input).not.toHaveProperty('payment_auth_id');
    cleanup();
    await show({ cart: paidBy(20) });
    await screen.findByText(/Di questi 42,90.€ con la carta: il resto lo pagano i tuoi buoni/);
    expect(await screen.findAllByRole('radio')).toHaveLength(2);
  });

  it('buys nothing when the lock fails', async () => {
    const refusal = [{ code: 'cart-locked', error: 'Il carrello è già in pagamento su un altro dispositivo' }];
    const { asked, router } = await show({ 'cart/lock': { refusal } });
    await confirm();
    await screen.findByText(/già in pagamento su un altro dispositivo/);
    expect(done(asked).map(({ path }) => path)).toEqual(['cart/lock']);
    expect(router.state.location.href).toBe('/qui');
  });

  it('shows the page of a failed payment when the answer is empty', async () => {
    const { router } = await show({ 'cart/buy': { data: {} } });
    await confirm();
    await waitFor(() => expect(router.state.location.href).toBe('/payment-error'));
  });

  it('says why a purchase was refused, and gives the cart back', async () => {
    const refusal = [{ code: 'payment-refused', error: 'La banca ha rifiutato la carta' }];
    const { asked, router } = await show({ 'cart/buy': { refusal } });
    await confirm();
    await screen.findByText('Il pagamento non è andato a buon fine.');
    await waitFor(() => expect(done(asked).map(({ path }) => path)).toEqual(['cart/lock', 'cart/buy', 'cart/unlock']));
    expect(router.state.location.href).toBe('/qui');
  });

  it('asks the same question again when its answer was lost, though the order has taken the cart', async () => {
    let lost = 0;
    const { asked, router } = await show({}, (path) => {
      if (path !== 'cart/buy') return undefined;
      lost += 1;
      if (lost > 1) return { data: { order: { orderId: 77 }, orderId: 77 } };
      throw new TypeError('the wire hangs');
    });
    await confirm();
    await screen.findByText('Non sappiamo ancora se l’ordine è partito.');
    await confirm();
    await waitFor(() => expect(router.state.location.href).toBe('/cart/payment-completed/77'));
    expect(done(asked).map(({ path }) => path)).toEqual(['cart/lock', 'cart/buy', 'cart/buy']);
    const [first, second] = asked.filter(({ path }) => path === 'cart/buy');
    expect(second?.input).toEqual(first?.input);
  });

  it('cannot be confirmed while something is missing to the order', async () => {
    await show({ cart: { ...cart, minimumOrder: { amount: 90, missing: 27.1 } } as Cart });
    await screen.findAllByRole('radio');
    expect(screen.getByRole('button', { name: 'Conferma' })).toHaveProperty('disabled', true);
  });

  it.each([
    ['address', { shippingAddress: undefined, timeslot: undefined }],
    ['slot', { timeslot: undefined }],
  ] as const)('asks for the %s first', async (what, without) => {
    const { asked } = await show({ cart: { ...cart, ...without } as Cart });
    await screen.findByText(`Scelta: ${what}`);
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(done(asked)).toEqual([]);
  });
});
