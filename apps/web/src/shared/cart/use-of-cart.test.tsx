// @vitest-environment happy-dom
import type { Cart } from '@sporta/contract';
import { act, cleanup, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { renderInShop } from '../../lib/testing/render-in-shop.tsx';
import { setCart, useOfCart } from './cart-query.ts';

afterEach(cleanup);

const cart = (revision: number, timeslot?: object) =>
  ({ cartId: 1, revision, cartItems: [], timeslot }) as never as Cart;

function Slot() {
  const slot = useOfCart((now) => now?.timeslot);
  return <p>{slot ? slot.beginTime : 'nessuna'}</p>;
}

const shown = () => screen.queryByRole('paragraph')?.textContent;

it('shows a part of the cart that goes and comes back', async () => {
  const { queryClient } = await renderInShop(<Slot />, () => ({ data: cart(1, { beginTime: '10:00' }) }));
  await waitFor(() => expect(shown()).toBe('10:00'));
  act(() => setCart(queryClient, cart(2)));
  await waitFor(() => expect(shown()).toBe('nessuna'));
  act(() => setCart(queryClient, cart(3, { beginTime: '12:00' })));
  await waitFor(() => expect(shown()).toBe('12:00'));
});
