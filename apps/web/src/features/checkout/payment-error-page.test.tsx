// @vitest-environment happy-dom
import { cleanup, screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { renderInShop } from '../../lib/testing/render-in-shop.tsx';
import { PaymentErrorPage } from './payment-error-page.tsx';

afterEach(cleanup);

const show = (orderId: number | undefined, state = 'failed') =>
  renderInShop(<PaymentErrorPage orderId={orderId} />, ({ path }) => ({
    data: path === 'order/payment-status' ? { orderId, state, reason: 'Fondi insufficienti' } : {},
  }));
const asked = (shop: Awaited<ReturnType<typeof show>>) =>
  shop.asked.filter(({ path }) => path === 'order/payment-status').map(({ input }) => input.order_id);

describe('the page of a payment that failed (specification, section 8)', () => {
  it('says why, for the order of its address, and leads back to the cart and to paying', async () => {
    const shop = await show(7);
    await screen.findByText(/Fondi insufficienti/);
    expect(asked(shop)).toEqual(['7']);
    expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual(['/payment', '/checkout']);
  });

  it('is there without an order too: nothing was bought, and nobody is asked', async () => {
    const shop = await show(undefined);
    await screen.findByRole('heading', { name: 'Il pagamento non è andato a buon fine' });
    expect(asked(shop)).toEqual([]);
  });

  it('gives way to the order when the bank’s yes came after its page sent the customer back', async () => {
    const { router } = await show(7, 'authorised');
    await waitFor(() => expect(router.state.location.href).toBe('/cart/payment-completed/7'));
  });
});
