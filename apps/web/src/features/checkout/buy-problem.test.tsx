// @vitest-environment happy-dom
import { ApiError, type Cart } from '@sporta/contract';
import { cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { ByStaff } from '../../lib/testing/by-staff.tsx';
import { renderInShop } from '../../lib/testing/render-in-shop.tsx';
import { BuyProblem } from './buy-problem.tsx';

afterEach(cleanup);

const cart = { cartId: 5, cartItems: [], grossTotal: 62.9 } as unknown as Cart;
const refused = (code: string, message: string) =>
  new ApiError('refused', { status: 200, errors: [{ code, error: message }] });

describe('before anybody has pressed "Paga"', () => {
  it('says what is missing, not that an order failed', async () => {
    const error = refused('slot-needed', 'Scegli quando ricevere la spesa');
    await renderInShop(<BuyProblem error={error} cart={cart} agreedTotal={undefined} onPrepareAgain={() => {}} />);
    expect(await screen.findByText(/Scegli quando ricevere la spesa\./)).toBeTruthy();
    expect(screen.queryByText(/ordine non è partito|addebitato/)).toBeNull();
    expect(screen.getByRole('button', { name: 'Scegli l’orario' })).toBeTruthy();
  });

  it('offers to try again when the network was away, and does not speak of an order', async () => {
    const again = vi.fn();
    await renderInShop(
      <BuyProblem error={new TypeError('no network')} cart={cart} agreedTotal={undefined} onPrepareAgain={again} />,
    );
    fireEvent.click(await screen.findByRole('button', { name: 'Riprova' }));
    expect(again).toHaveBeenCalledOnce();
    expect(screen.queryByText(/se l’ordine è partito/)).toBeNull();
  });
});

it('says after a press that nobody knows yet', async () => {
  await renderInShop(<BuyProblem error={new TypeError('no network')} cart={cart} agreedTotal={undefined} />);
  expect(await screen.findByText(/Non sappiamo ancora se l’ordine è partito/)).toBeTruthy();
});

describe('to staff who buy for the customer', () => {
  const shown = (code: string, message: string) =>
    renderInShop(
      <ByStaff>
        <BuyProblem error={refused(code, message)} cart={cart} agreedTotal={undefined} />
      </ByStaff>,
    );

  it('says who concludes an order that waits, and whose limit it is', async () => {
    await shown('approval-needed', 'Ogni ordine del cliente va approvato');
    expect(await screen.findByText(/Dopo il sì il cliente lo conclude dal suo account/)).toBeTruthy();
    cleanup();
    await shown('spending-limit', 'L’azienda permette al cliente ordini fino a 10,00 €');
    expect(await screen.findByText('L’ordine supera il limite del cliente.')).toBeTruthy();
  });

  it('leads to no page where they may change nothing', async () => {
    await shown('billing-address-needed', 'Per la fattura servono i dati di fatturazione del cliente');
    expect(await screen.findByText(/dati di fatturazione del cliente/)).toBeTruthy();
    expect(screen.queryByRole('link')).toBeNull();
  });
});
