// @vitest-environment happy-dom
import type { WeeklySlot } from '@sporta/contract';
import { toast } from '@sporta/ui';
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { renderInShop } from '../../lib/testing/render-in-shop.tsx';
import { WeeklyCard } from './weekly-card.tsx';

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

const slot = {
  weeklySlotId: 4,
  addressId: 1,
  addressName: 'Casa',
  label: 'Ogni lunedì, 8–10',
  basket: { kind: 'list', listId: 2, name: 'la lista «Settimana»', products: 4 },
  days: [
    { day: '2026-12-07', label: 'lunedì 7 dicembre', state: 'reserved', text: 'È tuo.', timeslotId: 9, canSkip: true },
  ],
} as unknown as WeeklySlot;

it.each([
  { cartItems: [], said: /^Il posto è tuo, ma di questa spesa oggi non c’è niente/ },
  { cartItems: [{ cartItemId: 1 }], said: /^La spesa è nel carrello/ },
])('says the goods are in the cart only when some are: $cartItems.length', async ({ cartItems, said }) => {
  const told: string[] = [];
  for (const kind of ['success', 'info'] as const) {
    vi.spyOn(toast, kind).mockImplementation((text) => void told.push(text));
  }
  await renderInShop(<WeeklyCard slot={slot} onChange={() => {}} />, ({ path }) => ({
    data: path === 'weekly-slot/fill-cart' ? { cartId: 1, cartItems, totalItems: cartItems.length } : {},
  }));
  fireEvent.click(screen.getByRole('button', { name: /^Metti la spesa nel carrello/ }));
  await waitFor(() => expect(told).toEqual([expect.stringMatching(said)]));
});

it.each([
  { held: true, end: 'La fascia è nel carrello: riempilo e concludi l’ordine' },
  { held: false, end: 'La fascia è al completo' },
])(
  'tells what the cart loses or pays more for at that place, whatever becomes of the slot: $held',
  async ({ held, end }) => {
    const told: string[] = [];
    for (const kind of ['warning', 'success', 'error'] as const) {
      vi.spyOn(toast, kind).mockImplementation((text) => void told.push(text));
    }
    const cart = { cartId: 1, revision: 2, cartItems: [], totalItems: 0 };
    await renderInShop(<WeeklyCard slot={slot} onChange={() => {}} />, ({ path }) => {
      if (path === 'cart/set-address') {
        return { data: cart, warnings: ['Bresaola: non è venduto qui', 'Qui 2 prodotti del carrello costano di più'] };
      }
      if (path !== 'timeslot/hold' || held) return { data: cart };
      return { refusal: [{ error: 'La fascia è al completo', code: 'slot-full' }] };
    });
    fireEvent.click(screen.getByRole('button', { name: /^Solo la fascia/ }));
    await waitFor(() =>
      expect(told).toEqual(['Bresaola: non è venduto qui;\nQui 2 prodotti del carrello costano di più', end]),
    );
  },
);
