// @vitest-environment happy-dom
import type { OrderSummary } from '@sporta/contract';
import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { renderInShop } from '../../lib/testing/render-in-shop.tsx';
import { OrdersAtAGlance } from './orders-at-a-glance.tsx';

afterEach(cleanup);

const order = (orderId: number, state: string, date: string, beginTime = '18:00') =>
  ({
    orderId,
    orderNumber: `25-${orderId}`,
    state,
    stateLabel: state,
    deliveryServiceId: 2,
    timeslot: { timeslotId: orderId, date, beginTime, endTime: '20:00' },
    totalItems: 3,
    grossTotal: 20,
    estimated: false,
    previews: [],
    moreItems: 0,
  }) as unknown as OrderSummary;

const show = (orders: OrderSummary[]) =>
  renderInShop(<OrdersAtAGlance now={Date.parse('2025-11-22T08:00:00Z')} />, () => ({
    data: { orders, page: { selPage: 1, totPages: 1, totItems: orders.length, itemsPerPage: 10 } },
  }));

const shown = () => screen.getAllByRole('article').map((each) => each.getAttribute('aria-label'));

it('shows what arrives first, says how many more come, and offers the last one that came', async () => {
  await show([
    order(5, 'confirmed', '2025-11-25'),
    order(4, 'out-for-delivery', '2025-11-23', '10:00'),
    order(3, 'confirmed', '2025-11-23', '18:00'),
    order(2, 'cancelled', '2025-11-10'),
    order(1, 'delivered', '2025-11-03'),
  ]);
  await screen.findByText('La tua ultima spesa');
  expect(shown()).toEqual(['Ordine 25-4', 'Ordine 25-1']);
  expect(screen.getByRole('link', { name: 'Ci sono altri 2 ordini in arrivo' }).getAttribute('href')).toBe(
    '/profile/orders',
  );
});

it('takes no room where there was never an order, or only cancelled ones', async () => {
  const { asked } = await show([order(2, 'cancelled', '2025-11-10')]);
  await expect.poll(() => asked.some(({ path }) => path === 'order/list')).toBe(true);
  expect(screen.queryAllByRole('article')).toEqual([]);
  expect(screen.queryByRole('region')).toBeNull();
});
