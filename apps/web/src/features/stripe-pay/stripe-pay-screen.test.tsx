// @vitest-environment happy-dom
import type { PaymentAuth } from '@sporta/contract';
import { useQuery } from '@tanstack/react-query';
import { cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { type AskedCall, renderInShop, type TestAnswer } from '../../lib/testing/render-in-shop.tsx';
import { useApi } from '../../lib/use-api.ts';
import { savedCardsQuery } from '../../shared/payment/index.ts';
import { StripePayScreen } from './stripe-pay-screen.tsx';

/** What the screen asks of Stripe before anything is typed; its fields are tried in the browser (e2e/src/gift-vouchers.test.ts). */
const fields = { mount: vi.fn(), destroy: vi.fn(), on: vi.fn(), off: vi.fn(), update: vi.fn() };
const elements = { create: () => fields, getElement: () => null, update: vi.fn() };
const stripe = {
  elements: () => elements,
  createToken: vi.fn(),
  createPaymentMethod: vi.fn(),
  confirmCardPayment: vi.fn(),
  retrievePaymentIntent: async () => ({ paymentIntent: { status: 'requires_payment_method' } }),
};

beforeEach(() => vi.stubGlobal('Stripe', () => stripe));
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const card: PaymentAuth = {
  paymentAuthId: 7,
  paymentTypeId: 12,
  provider: 'stripe',
  active: '1',
  defaultAuth: true,
  cardNumber: '•••• •••• •••• 4242',
  maskedNumber: '•••• •••• •••• 4242',
  brand: 'visa',
  expiryMonth: 12,
  expiryYear: 2030,
  expiry: '12/30',
};
const open = {
  paymentUrl: '/payment/stripe/1',
  payment_client_secret: 'pi_1_secret_2',
  payment_data: JSON.stringify({ publishableKey: 'pk_test', jsUrl: 'https://js.stripe.example/v3', amount: '2500' }),
};
const goods = { ...open, order: { orderId: 12, orderNumber: 'S4K-7Q2' }, orderGrossTotal: 25, toPay: 25 };
const voucher = { ...open, orderId: 12_345_678, orderNumber: 'S4K-7Q3', amount: 25 };

/** Another page of the shop that has read the saved cards. */
function CardsKnown() {
  const { data } = useQuery(savedCardsQuery(useApi()));
  return <p>{data ? `carte note: ${data.length}` : null}</p>;
}

/** The screen of what is paid, to a customer with a saved card that the browser knows already. */
async function show(orderId: number, resumed: object, bought: TestAnswer = { data: {} }) {
  const page = (
    <>
      <CardsKnown />
      <StripePayScreen orderId={orderId} back={{}} />
    </>
  );
  await renderInShop(page, ({ path }: AskedCall) => {
    if (path === 'payment-type/list-auth') return { data: { auths: [card] } };
    if (path === 'cart/buy') return bought;
    return { data: path.endsWith('/resume-payment') ? resumed : {} };
  });
  await screen.findByText('carte note: 1');
}

it('an order’s Stripe screen offers saved cards', async () => {
  await show(12, goods);
  expect(await screen.findByText('Ordine S4K-7Q2')).toBeDefined();
  expect(screen.getByRole('radio', { name: /4242/ })).toBeDefined();
});

it('the Stripe screen of what a confirmed order lacks offers no saved cards: choosing one would buy the cart', async () => {
  await show(12, { ...goods, confirmed: true });
  expect(await screen.findByText('Ordine S4K-7Q2')).toBeDefined();
  expect(screen.queryByRole('radio', { name: /4242/ })).toBeNull();
});

it('says what others pay of the order before the card', async () => {
  const others = {
    total: 72.72,
    held: [
      { name: 'Edenred Ticket Restaurant', provider: 'edenred', amount: 40, tickets: [{ value: 8, quantity: 5 }] },
      { name: 'Pluxee Buono Pasto', provider: 'pluxee', amount: 7, tickets: [{ value: 7, quantity: 1 }] },
    ],
    prepaid: 0.72,
  };
  await show(12, { ...goods, others });
  const words =
    '72,72\u00a0€ meno 40,00\u00a0€ di buoni Edenred, 7,00\u00a0€ di buoni Pluxee e 0,72\u00a0€ di buono regalo';
  expect((await screen.findByRole('region', { name: 'Da pagare' })).textContent).toContain(words);
});

it('a voucher’s Stripe screen offers no saved cards', async () => {
  await show(12_345_678, voucher);
  expect(await screen.findByText('Buono regalo S4K-7Q3')).toBeDefined();
  // choosing one would buy the cart
  expect(screen.queryByRole('radio', { name: /4242/ })).toBeNull();
});

it.each([
  [
    'payment-refused',
    'La banca ha rifiutato la carta: i fondi non bastano.',
    /^Il pagamento con Visa .*4242 non è riuscito\. La/,
  ],
  [
    'slot-lost',
    'La tua fascia non c’è più: scegline un’altra',
    /^Non puoi ancora pagare\. La tua fascia .*altra\.(?!.*salvi)/,
  ],
])('says who refused a saved card, and why: %s', async (code, error, words) => {
  await show(12, goods, { refusal: [{ code, error }] });
  fireEvent.click(await screen.findByRole('radio', { name: /4242/ }));
  fireEvent.click(screen.getByRole('button', { name: /4242/ }));
  expect((await screen.findByRole('alert')).textContent).toMatch(words);
});
