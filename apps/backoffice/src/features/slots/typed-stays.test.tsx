// @vitest-environment happy-dom
import { ApiError, staffEndpoints } from '@sporta/contract';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { createMemoryHistory, createRootRoute, createRouter, RouterProvider } from '@tanstack/react-router';
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { slotKeys } from '../../shared/live/index.ts';
import { PricesPlan } from './PricesPlan.tsx';

/* Prices and weekly rules of a store are read anew with every slot that changes: what somebody types must live through it. */

const { staffSlotPrices, staffWeeklySlots } = staffEndpoints;
let prices = { warehouseId: 1, warehouseName: 'Milano', deliveryServiceId: 1, ecoDiscount: 1, min: 0, max: 5.9 };
let terms = { warehouseId: 1, sharePercent: 30, releaseHours: 24 };
let saved: Record<string, unknown>[] = [];
beforeEach(() => {
  prices = { ...prices, max: 5.9 };
  terms = { ...terms, sharePercent: 30 };
  saved = [];
});
afterEach(cleanup);

const withVersion = <T extends object>(given: T) => ({ ...given, version: JSON.stringify(given) });
const refused = (code: string) => new ApiError('refused', { status: 409, errors: [{ code, error: 'Nel frattempo' }] });
const api = {
  call: async (call: unknown, input: { version?: string }) => {
    if (call === staffSlotPrices.read) return { data: { prices: withVersion(prices) } };
    if (call === staffWeeklySlots.read) return { data: { terms: withVersion(terms) } };
    saved.push(input);
    const now = call === staffSlotPrices.save ? withVersion(prices) : withVersion(terms);
    if (input.version === now.version) return { data: { prices: now, terms: now } };
    throw refused(call === staffSlotPrices.save ? 'pricing-changed' : 'weekly-terms-changed');
  },
};

async function open(): Promise<{ slotChanges: () => Promise<void> }> {
  const queries = new QueryClient({ defaultOptions: { queries: { staleTime: 15_000, retry: false } } });
  const router = createRouter({
    routeTree: createRootRoute({ component: () => <PricesPlan search={{ store: 1 }} /> }),
    history: createMemoryHistory({ initialEntries: ['/'] }),
    context: { api, queryClient: queries } as never,
  });
  render(
    <QueryClientProvider client={queries}>
      <RouterProvider router={router as never} />
    </QueryClientProvider>,
  );
  await screen.findByLabelText('Quota di ogni fascia, %');
  return {
    slotChanges: async () => {
      await act(() => queries.invalidateQueries({ queryKey: slotKeys.all }));
      // what was read is shown a moment later
      await act(() => new Promise((resolve) => setTimeout(resolve, 20)));
    },
  };
}
const field = (name: string) => screen.getByLabelText<HTMLInputElement>(name);
const type = (name: string, value: string) => fireEvent.change(field(name), { target: { value } });

it.each([
  ['Quota di ogni fascia, %', '12', '41', 'Salva le regole', () => (terms = { ...terms, sharePercent: 41 })],
  ['Mai sopra, €', '7', '4,90', 'Salva i prezzi', () => (prices = { ...prices, max: 4.9 })],
])('%s: stays while a colleague writes, is refused at the save, and begins again from theirs', async (...of) => {
  const [name, typed, theirs, save, colleague] = of;
  const { slotChanges } = await open();
  type(name, typed);
  colleague();
  await slotChanges();
  expect(field(name).value).toBe(typed);
  fireEvent.click(screen.getByRole('button', { name: save }));
  await waitFor(() => expect(field(name).value).toBe(theirs));
  expect(saved).toHaveLength(1);

  type(name, typed);
  fireEvent.click(screen.getByRole('button', { name: save }));
  await waitFor(() => expect(saved).toHaveLength(2));
  expect(saved[1]!.version).toBe(withVersion(save === 'Salva i prezzi' ? prices : terms).version);
});

it('shows what a colleague writes at once where nothing is typed', async () => {
  const { slotChanges } = await open();
  terms = { ...terms, sharePercent: 5 };
  prices = { ...prices, max: 3 };
  await slotChanges();
  await waitFor(() => expect(field('Quota di ogni fascia, %').value).toBe('5'));
  expect(field('Mai sopra, €').value).toMatch(/^3(,00)?$/);
});

it.each(['abc', ''])('hours typed as "%s" go to the shop as they stand, which says what it asks for', async (typed) => {
  await open();
  type('Ore prima del limite', typed);
  fireEvent.click(screen.getByRole('button', { name: 'Salva le regole' }));
  await waitFor(() => expect(saved.map(({ release_hours }) => release_hours)).toEqual([typed]));
});
