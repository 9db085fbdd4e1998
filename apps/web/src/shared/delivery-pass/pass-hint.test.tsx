// @vitest-environment happy-dom
import type { Cart } from '@sporta/contract';
import { cleanup, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { renderInShop } from '../../lib/testing/render-in-shop.tsx';
import PassHint from './pass-hint.tsx';

afterEach(cleanup);

const offer = { offerId: 1, name: '30 giorni', days: 30, price: 9.9, freeFrom: 40 };
const cart = { editable: true, deliveryCost: 2.9, totalPrice: 50 } as Cart;

async function show(facts: Partial<Cart>, offers = [offer, { ...offer, offerId: 2, price: 24.9 }]) {
  const { asked, queryClient } = await renderInShop(<PassHint cart={{ ...cart, ...facts }} />, () => ({
    data: { offers, startsOn: '2026-11-29', payments: [] },
  }));
  await expect.poll(() => queryClient.isFetching()).toBe(0);
  const passCalls = asked.filter(({ path }) => path.startsWith('delivery-pass/'));
  return { asked: passCalls, line: screen.queryByText(/abbonamento consegne/) };
}

describe('the line about passes', () => {
  it('leads a household that pays for a delivery to the page, with the lowest price', async () => {
    const { line } = await show({});
    expect(line?.getAttribute('href')).toBe('/profile/delivery-pass');
    expect(line?.parentElement?.textContent).toMatch(/da 9,90\s€ questa consegna sarebbe gratis/);
  });

  it.each<[string, Partial<Cart>]>([
    ['the delivery is free', { deliveryCost: 0 }],
    ['only the surcharge of a small order is paid, which no pass pays', { deliveryCost: 3, belowMinimumSurcharge: 3 }],
    ['they have a pass', { deliveryPass: { freeFrom: 40, saved: 0, endsOn: '2026-12-23' } }],
    ['an order is being changed', { change: { orderNumber: 'S1', previousTotal: 40, held: 40, toAuthorise: 0 } }],
    ['the order is being paid', { editable: false }],
  ])('is not there, and nothing is asked, where %s', async (_why, facts) => {
    expect(await show(facts)).toEqual({ asked: [], line: null });
  });

  it('is not there where no pass on sale would make this delivery free', async () => {
    expect((await show({ totalPrice: 39.99 })).line).toBeNull();
    cleanup();
    expect((await show({}, [])).line).toBeNull();
  });
});
