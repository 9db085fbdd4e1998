// @vitest-environment happy-dom
import type { OrderArrival } from '@sporta/contract';
import { cleanup, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { type AskedCall, renderInShop, type TestAnswer } from '../../lib/testing/render-in-shop.tsx';
import Arrival, { arrivalSentence } from './arrival.tsx';
import { VanMap, vanSentence } from './van-map.tsx';

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
    [{ state: 'next', minutes: 90, expectedAt: '2025-11-22T17:22:00Z', late: false }, 'Arriva tra 90 minuti'],
    [{ state: 'next', minutes: 335, expectedAt: '2025-11-22T17:22:00Z', late: false }, 'Arriva verso le 18:22'],
    [
      { state: 'next', minutes: 335, expectedAt: '2025-11-22T17:22:00Z', late: true },
      'Arriva verso le 18:22, in ritardo: ci dispiace',
    ],
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

describe('where the van is', () => {
  const onTheWay: OrderArrival = {
    state: 'next',
    minutes: 6,
    stopsBefore: 0,
    driverName: 'Marco',
    late: false,
    destination: { latitude: 45.45, longitude: 9.16 },
  };
  const seen = { position: { latitude: 45.457, longitude: 9.16 }, positionAt: '2025-11-22T17:05:00Z' };

  it('is drawn among the streets, which are asked for once and only where a van is seen', async () => {
    const streets = [{ name: 'Via Tortona', corners: [[45.44, 9.15] as const, [45.46, 9.17] as const] }];
    const answer = (given: OrderArrival) => (call: AskedCall) =>
      call.path === 'order/arrival-streets' ? { data: { streets } } : answering(given)(call);
    const { asked } = await renderInShop(<VanMap orderId={7} otherwise="la borsa" />, answer(onTheWay));
    await expect.poll(() => asked.some(({ path }) => path === 'order/arrival')).toBe(true);
    expect(asked.map(({ path }) => path)).not.toContain('order/arrival-streets');
    cleanup();
    await renderInShop(<VanMap orderId={7} otherwise="la borsa" />, answer({ ...onTheWay, ...seen }));
    await expect.poll(() => document.querySelectorAll('.van-map .street').length).toBe(1);
  });

  it('is drawn and said where the driver’s phone tells it', async () => {
    await renderInShop(<VanMap orderId={7} otherwise="la borsa" />, answering({ ...onTheWay, ...seen }));
    expect(await screen.findByText('Alle 18:05 Marco era a 0,8 km da te, in linea d’aria.')).toBeTruthy();
    expect(screen.queryByText('la borsa')).toBeNull();
    expect(document.querySelectorAll('.van-mark')).toHaveLength(2);
  });

  it('is no map at all where nobody tells it', async () => {
    const { asked } = await renderInShop(<VanMap orderId={7} otherwise="la borsa" />, answering(onTheWay));
    await expect.poll(() => asked.some(({ path }) => path === 'order/arrival')).toBe(true);
    expect(screen.getByText('la borsa')).toBeTruthy();
    expect(document.querySelector('.van-map')).toBeNull();
  });

  it('names the van where its driver is not known', () => {
    const { driverName: _, ...nobody } = onTheWay;
    expect(vanSentence({ ...nobody, ...seen })).toBe('Alle 18:05 il furgone era a 0,8 km da te, in linea d’aria.');
  });
});
