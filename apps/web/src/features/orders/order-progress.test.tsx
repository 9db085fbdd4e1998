// @vitest-environment happy-dom
import type { Cart, Order } from '@sporta/contract';
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { ByStaff } from '../../lib/testing/by-staff.tsx';
import { type AskedCall, renderInShop, type TestAnswer } from '../../lib/testing/render-in-shop.tsx';
import { OrderProgress } from './order-progress.tsx';

afterEach(cleanup);

const now = Date.parse('2025-11-20T10:00:00+01:00');

const order = (facts: Partial<Order> = {}) =>
  ({
    orderId: 7,
    orderNumber: '25-118204',
    state: 'confirmed',
    stateLabel: 'Confermato',
    canModify: true,
    canCancel: true,
    cutoff: '2025-11-20T22:00:00+01:00',
    timeslot: { date: '2025-11-21', beginTime: '18:00', endTime: '20:00' },
    timeline: [
      { state: 'confirmed', label: 'Confermato', status: 'done', at: '2025-11-19T09:00:00+01:00' },
      { state: 'preparing', label: 'In preparazione', status: 'current' },
      { state: 'delivered', label: 'Consegnato', status: 'expected' },
    ],
    ...facts,
  }) as Order;

const cartOf = (pieces: number) =>
  ({
    cartId: 1,
    revision: 4,
    totalItems: pieces,
    cartItems: pieces === 0 ? [] : [{ cartItemId: 9, quantity: pieces, product: { productId: 5 } }],
  }) as unknown as Cart;

/** A shop with a cart of so many pieces. */
const shopWith =
  (pieces: number, others: Record<string, TestAnswer> = {}) =>
  ({ path }: AskedCall): TestAnswer =>
    others[path] ?? { data: cartOf(path === 'cart/view' ? pieces : 0) };

const changes = (asked: AskedCall[]) =>
  asked.map(({ path }) => path).filter((path) => path !== 'cart/view' && path !== 'auth/test');

async function show(facts: Partial<Order>, pieces = 0, others: Record<string, TestAnswer> = {}) {
  const shop = await renderInShop(<OrderProgress order={order(facts)} now={now} />, shopWith(pieces, others));
  await waitFor(() => expect(shop.asked.some(({ path }) => path === 'cart/view')).toBe(true));
  return shop;
}

const press = (name: string | RegExp) => fireEvent.click(screen.getByRole('button', { name }));
const question = () => screen.findByRole('alertdialog');

describe('what can still be done about an order', () => {
  it('offers change and cancellation until the cut-off, and neither afterwards', async () => {
    await show({});
    expect(screen.getByRole('button', { name: 'Modifica l’ordine' })).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Annulla l’ordine' })).toBeTruthy();
    cleanup();
    await renderInShop(<OrderProgress order={order({ canModify: false, canCancel: false })} now={now} />, shopWith(0));
    expect(screen.queryByRole('button')).toBeNull();
  });

  it('leads to the cart while the order is being changed, and offers no second change', async () => {
    await renderInShop(<OrderProgress order={order({ state: 'reopened', canModify: true })} now={now} />, shopWith(3));
    expect(screen.getByRole('link', { name: 'Vai al carrello' }).getAttribute('href')).toBe('/checkout');
    expect(screen.queryByRole('button', { name: 'Modifica l’ordine' })).toBeNull();
  });

  it('marks the step the order is at', async () => {
    await renderInShop(<OrderProgress order={order()} now={now} />, shopWith(0));
    const current = screen.getAllByRole('listitem').filter((step) => step.getAttribute('aria-current') === 'step');
    expect(current.map(({ textContent }) => textContent)).toEqual([expect.stringContaining('In preparazione')]);
  });
});

describe('changing an order', () => {
  it('puts it into the empty cart once the customer says yes, and goes there', async () => {
    const { asked, router } = await show({}, 0);
    press('Modifica l’ordine');
    fireEvent.click(within(await question()).getByRole('button', { name: 'Si' }));
    await waitFor(() => expect(router.state.location.pathname).toBe('/checkout'));
    expect(changes(asked)).toEqual(['order/modify']);
    expect(asked.find(({ path }) => path === 'order/modify')?.input).toEqual({ order_id: 7 });
  });

  it('leaves all as it is when the customer says no', async () => {
    const { asked, router } = await show({}, 2);
    press('Modifica l’ordine');
    fireEvent.click(within(await question()).getByRole('button', { name: 'No' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    expect(changes(asked)).toEqual([]);
    expect(router.state.location.pathname).toBe('/qui');
  });

  it('leaves another purchase in the cart to wait, having said so', async () => {
    const { asked } = await show({}, 2);
    await waitFor(async () => {
      press('Modifica l’ordine');
      expect((await question()).textContent).toContain('(2 prodotti) resta da parte');
    });
    fireEvent.click(within(await question()).getByRole('button', { name: 'Si' }));
    await waitFor(() => expect(changes(asked)).toEqual(['order/modify']));
  });

  const changing = {
    data: {
      ...cartOf(2),
      modifiedOrderId: 6,
      change: { orderNumber: '25-118100', previousTotal: 50, held: 55, toAuthorise: 0 },
    },
  };

  it('leaves the changes of another order first, having said so', async () => {
    const { asked } = await show({}, 2, { 'cart/view': changing });
    await waitFor(async () => {
      press('Modifica l’ordine');
      expect((await question()).textContent).toContain('L’ordine 25-118100 arriva com’era');
    });
    fireEvent.click(within(await question()).getByRole('button', { name: 'Si' }));
    await waitFor(() => expect(changes(asked)).toEqual(['order/leave-as-it-was', 'order/modify']));
    expect(asked.find(({ path }) => path === 'order/leave-as-it-was')?.input).toEqual({ order_id: 6 });
  });

  it('does not touch the order when those changes could not be left', async () => {
    const refusal = [{ code: 'cart-locked', error: 'Stai già pagando le modifiche' }];
    const { asked, router, queryClient } = await show({}, 2, {
      'cart/view': changing,
      'order/leave-as-it-was': { refusal },
    });
    await waitFor(async () => {
      press('Modifica l’ordine');
      expect((await question()).textContent).toContain('Lasciare le modifiche');
    });
    fireEvent.click(within(await question()).getByRole('button', { name: 'Si' }));
    await waitFor(() => expect(changes(asked)).toEqual(['order/leave-as-it-was']));
    await waitFor(() => expect(queryClient.isMutating()).toBe(0));
    expect(changes(asked)).toEqual(['order/leave-as-it-was']);
    expect(router.state.location.pathname).toBe('/qui');
  });
});

describe('cancelling an order', () => {
  it('asks first, and keeps the cancelled order the shop answers with', async () => {
    const cancelled = order({ state: 'cancelled', canCancel: false });
    const { asked, queryClient } = await show({}, 0, { 'order/cancel': { data: { order: cancelled } } });
    press('Annulla l’ordine');
    expect(changes(asked)).toEqual([]);
    fireEvent.click(within(await question()).getByRole('button', { name: 'Si' }));
    await waitFor(() => expect(queryClient.getQueryData(['orders', 'one', 7])).toMatchObject({ state: 'cancelled' }));
    expect(changes(asked)).toEqual(['order/cancel']);
  });
});

it('tells staff who buy for the customer where the order is changed', async () => {
  await renderInShop(
    <ByStaff>
      <OrderProgress order={order({ canModify: false, canCancel: false })} now={now} />
    </ByStaff>,
    shopWith(0),
  );
  await screen.findByText(/Dal Banco sposti o annulli l’ordine/);
});
