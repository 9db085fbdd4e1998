// @vitest-environment happy-dom
import type { OrderLine } from '@sporta/contract';
import { ConfirmProvider } from '@sporta/ui';
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { renderInShop } from '../../lib/testing/render-in-shop.tsx';
import { OrderLines } from './order-lines.tsx';

afterEach(cleanup);

const line = (facts: Partial<OrderLine>) =>
  ({
    orderLineId: 4,
    insertionTypeId: 1,
    name: 'Passata di pomodoro',
    shortDescr: 'Rossoro',
    description: '700 g',
    mediaURL: '/p.webp',
    weightUnitSelling: 'pz',
    orderedQuantity: 2,
    orderedAmount: 3.2,
    status: 'substituted',
    substitute: {
      name: 'Polpa di pomodoro',
      shortDescr: 'Sporta',
      description: '400 g',
      mediaURL: '/q.webp',
      quantity: 3,
      amount: 2.97,
    },
    ...facts,
  }) as OrderLine;

const shown = (facts: Partial<OrderLine>, answer?: () => object) =>
  renderInShop(
    <ConfirmProvider>
      <OrderLines orderId={7} lines={[line(facts)]} />
    </ConfirmProvider>,
    answer as never,
  );

it('asks first, then refuses what came in the place of a line', async () => {
  const { asked } = await shown({ refusable: true }, () => ({ data: { order: { orderId: 7, lines: [] } } }));
  fireEvent.click(screen.getByRole('button', { name: 'Non lo voglio' }));
  expect(asked).toEqual([]);
  fireEvent.click(await screen.findByRole('button', { name: 'Si' }));
  await waitFor(() => expect(asked.map(({ input }) => input)).toEqual([{ order_id: 7, order_line_id: 4 }]));
});

it('offers nothing once the order is closed, and says what was refused', async () => {
  await shown({});
  expect(screen.queryByRole('button', { name: 'Non lo voglio' })).toBeNull();
  cleanup();
  await shown({ status: 'missing', refused: true });
  expect(screen.getByText('Sostituzione rifiutata, non addebitato')).toBeTruthy();
});
