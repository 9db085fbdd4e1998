// @vitest-environment happy-dom
import type { DeliveryPassOrder } from '@sporta/contract';
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { renderInShop, type TestAnswer } from '../../lib/testing/render-in-shop.tsx';
import { PassPurchasePage } from './pass-purchase-page.tsx';

afterEach(cleanup);

const ID = 1_234_567;
const pass: DeliveryPassOrder = {
  offerId: 1,
  name: '30 giorni',
  days: 30,
  price: 9.9,
  freeFrom: 40,
  orderId: ID,
  orderNumber: 'A1B2C3',
  state: 'paid',
  startsOn: '2026-11-29',
  endsOn: '2026-12-29',
  holds: true,
  deliveries: 0,
  saved: 0,
  createdAt: '2026-11-29T10:00:00.000Z',
  canPay: false,
  canWithdraw: true,
};
const unpaid = { ...pass, state: 'pending', holds: false, canPay: true, canWithdraw: false };
const notYet = { ...unpaid, canPay: false };

/** The page, with a shop that says one state after the other; the last one for ever. */
async function show(states: object[], say?: (path: string) => TestAnswer | undefined) {
  const left = [...states];
  return renderInShop(
    <PassPurchasePage orderId={ID} />,
    ({ path }) =>
      say?.(path) ?? {
        data: { deliveryPass: path === 'delivery-pass/detail' && left.length > 1 ? left.shift() : left[0] },
      },
  );
}

describe('the purchase of a pass', () => {
  it('waits for the bank, and says that it holds and from when', async () => {
    await show([notYet, pass]);
    expect(await screen.findByRole('heading', { name: 'Aspettiamo la banca' })).toBeDefined();
    expect(await screen.findByRole('heading', { name: 'Fatto! Le consegne sono gratis.' })).toBeDefined();
    expect(screen.getByText(/da domenica 29 novembre a martedì 29 dicembre 2026 compreso/)).toBeDefined();
  });

  it('does not promise free deliveries by one that begins later', async () => {
    await show([{ ...pass, holds: false }]);
    expect(await screen.findByRole('heading', { name: 'Fatto! L’abbonamento è tuo.' })).toBeDefined();
  });

  it('that was left half done is gone on with', async () => {
    const { asked, router } = await show([unpaid], (path) =>
      path === 'delivery-pass/resume-payment'
        ? { data: { orderId: ID, orderNumber: 'A1B2C3', amount: 9.9, nextUrl: `/profile/delivery-pass/${ID}` } }
        : undefined,
    );
    fireEvent.click(await screen.findByRole('button', { name: 'Vai al pagamento' }));
    await waitFor(() => expect(router.state.location.pathname).toBe(`/profile/delivery-pass/${ID}`));
    expect(asked).toContainEqual({ path: 'delivery-pass/resume-payment', input: { order_id: ID } });
  });

  it('or abandoned, and says what became of it', async () => {
    const failed = { ...notYet, state: 'failed', reason: 'Hai annullato il pagamento.' };
    const { asked } = await show([unpaid, failed]);
    fireEvent.click(await screen.findByRole('button', { name: 'Annulla il pagamento' }));
    expect(await screen.findByRole('heading', { name: 'Il pagamento non è andato a buon fine' })).toBeDefined();
    expect(screen.getByText('Hai annullato il pagamento.')).toBeDefined();
    expect(screen.getByRole('link', { name: 'Prova di nuovo' }).getAttribute('href')).toBe('/profile/delivery-pass');
    expect(asked).toContainEqual({ path: 'delivery-pass/give-up-payment', input: { order_id: ID } });
  });

  it('says what goes back of one that was ended', async () => {
    await show([{ ...pass, state: 'ended', holds: false, refund: 6.71 }]);
    expect(await screen.findByText(/Ti restituiamo 6,71\s€/)).toBeDefined();
  });

  it('does not find that of somebody else', async () => {
    await show([], () => ({ refusal: [{ code: 'order-not-found', error: 'Non trovato' }] }));
    expect(await screen.findByRole('heading', { name: 'Non riusciamo a leggere l’abbonamento' })).toBeDefined();
  });
});
