// @vitest-environment happy-dom
import type { Order } from '@sporta/contract';
import { deliveryServiceIds } from '@sporta/contract/constants.ts';
import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { ByStaff } from '../../lib/testing/by-staff.tsx';
import { renderInShop } from '../../lib/testing/render-in-shop.tsx';
import { WhatNext } from './what-next.tsx';

afterEach(cleanup);

const order = (facts: Partial<Order>) =>
  ({
    canModify: true,
    cutoff: '2026-11-28T11:00:00.000Z',
    timeslot: { date: '2026-11-28', beginTime: '18:00', endTime: '20:00' },
    deliveryServiceId: deliveryServiceIds.home,
    ...facts,
  }) as Order;

const titles = async () => {
  await screen.findByRole('heading', { name: 'Che cosa succede ora' });
  return screen.getAllByRole('listitem').map((item) => item.querySelector('b')?.textContent);
};

it('says what comes after an order, and leads back to the shop', async () => {
  await renderInShop(<WhatNext order={order({})} />, () => ({ data: {} }));
  expect(await titles()).toEqual(['Puoi ancora cambiarlo', 'Lo prepariamo', 'Te lo portiamo']);
  expect(screen.getByText(/fino alle 12 di sabato/)).toBeDefined();
  expect(screen.getByRole('link', { name: 'Torna al negozio' }).getAttribute('href')).toBe('/');
});

it('promises no change where the time for it is over', async () => {
  await renderInShop(<WhatNext order={order({ canModify: false })} />, () => ({ data: {} }));
  expect(await titles()).toEqual(['Lo prepariamo', 'Te lo portiamo']);
});

it('has who picks it up come for it', async () => {
  const pickedUp = order({ deliveryServiceId: deliveryServiceIds.pickup });
  await renderInShop(<WhatNext order={pickedUp} />, () => ({ data: {} }));
  expect((await titles()).at(-1)).toBe('Lo ritiri');
});

it('tells staff who ordered for a customer what to say, and that it is not paid yet', async () => {
  const missing = { kind: 'confirm', amount: 46.24, reason: 'Manca il pagamento.' } as const;
  await renderInShop(
    <ByStaff>
      <WhatNext order={order({ canModify: false, missing })} />
    </ByStaff>,
    () => ({ data: {} }),
  );
  await screen.findByRole('heading', { name: 'Che cosa dire al cliente' });
  const items = screen.getAllByRole('listitem').map((item) => item.textContent);
  expect(items[0]).toMatch(/^Paga dal suo account/);
  // an order that waits for its payment cannot be changed by the customer
  expect(items[1]).toContain('Dal suo account lo annulla;');
  expect(items[2]).toMatch(/^Lo riceve/);
});
