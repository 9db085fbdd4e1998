// @vitest-environment happy-dom
import type { OrderArrival } from '@sporta/contract';
import { cleanup, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { type AskedCall, renderInShop, type TestAnswer } from '../../lib/testing/render-in-shop.tsx';
import Arrival, { arrivalSentence } from './arrival.tsx';

afterEach(cleanup);

const answering =
  (arrival: OrderArrival) =>
  ({ path }: AskedCall): TestAnswer => ({ data: path === 'order/arrival' ? { arrival } : {} });

describe('when the van comes', () => {
  it('is said in minutes, with who drives and the code for the door', async () => {
    const { asked } = await renderInShop(
      <Arrival orderId={7} />,
      answering({ state: 'on-the-way', minutes: 12, stopsBefore: 2, driverName: 'Marco', late: false, code: '0417' }),
    );
    expect(await screen.findByText('Arriva tra 12 minuti')).toBeTruthy();
    expect(screen.getByText('Marco è a 2 consegne da te')).toBeTruthy();
    expect(screen.getByText('0417').closest('.arrival')?.getAttribute('role')).toBe('status');
    expect(asked.find(({ path }) => path === 'order/arrival')?.input).toEqual({ order_id: '7' });
  });

  it.each([
    [{ state: 'planned', expectedAt: '2025-11-22T17:22:00Z', late: false }, 'Prevista verso le 18:22'],
    [{ state: 'next', minutes: 1, late: false }, 'Arriva tra un minuto'],
    [{ state: 'next', minutes: 9, late: true }, 'Arriva tra 9 minuti, in ritardo: ci dispiace'],
    [{ state: 'at-the-door', driverName: 'Marco', late: false }, 'Marco è alla tua porta'],
    [{ state: 'again', minutes: 40, late: false }, 'Siamo passati e non c’eri: riproviamo a fine giro'],
  ] as [OrderArrival, string][])('%j is "%s"', (arrival, text) => {
    expect(arrivalSentence(arrival)).toBe(text);
  });

  it('is nothing before the round is confirmed and after it was there', async () => {
    for (const state of ['unknown', 'over'] as const) {
      const { asked } = await renderInShop(<Arrival orderId={7} />, answering({ state, late: false }));
      await expect.poll(() => asked.some(({ path }) => path === 'order/arrival')).toBe(true);
      expect(document.querySelector('.arrival')).toBeNull();
      cleanup();
    }
  });
});
