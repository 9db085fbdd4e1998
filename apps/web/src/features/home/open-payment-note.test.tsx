// @vitest-environment happy-dom
import { cleanup, screen } from '@testing-library/react';
import { afterEach, it } from 'vitest';
import { renderInShop } from '../../lib/testing/render-in-shop.tsx';
import OpenPaymentNote from './open-payment-note.tsx';

afterEach(cleanup);

it.each([
  ['a cart', {}, /in sospeso di 129,46.€/, /La spesa non è ancora confermata/],
  [
    'an order in change',
    { change: { orderNumber: '4YQQ-93FY', previousTotal: 47.98, held: 47.98, toAuthorise: 81.48 } },
    /in sospeso di 81,48.€/,
    /Le modifiche all’ordine 4YQQ-93FY non sono ancora confermate/,
  ],
])('says of the payment of %s what the bank is asked for', async (_, facts, sum, words) => {
  const payment = { orderId: 7, orderNumber: '4YQQ-93FY', orderGrossTotal: 129.46, timeSlotDate: '', timeSlotTime: '' };
  const cart = { cartId: 1, revision: 1, cartItems: [], totalItems: 0, ...facts };
  await renderInShop(<OpenPaymentNote />, ({ path }) => ({
    data: path === 'order/unfinished-payment' ? { payment } : cart,
  }));
  await screen.findByText(sum);
  await screen.findByText(words);
});
