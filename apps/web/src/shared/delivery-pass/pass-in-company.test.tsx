// @vitest-environment happy-dom
import type { DeliveryPassOrder } from '@sporta/contract';
import { addDays, shopDay } from '@sporta/domain';
import { useQueryClient } from '@tanstack/react-query';
import { cleanup, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, expect, it } from 'vitest';
import { renderInShop } from '../../lib/testing/render-in-shop.tsx';
import { setSession } from '../session/index.ts';
import { PassInCompany } from './pass-in-company.tsx';

afterEach(cleanup);

const pass = {
  orderId: 1_000_001,
  state: 'paid',
  endsOn: addDays(shopDay(Date.now()), 20),
  canWithdraw: true,
  refund: 8.4,
} as DeliveryPassOrder;

function Joining() {
  const queryClient = useQueryClient();
  useState(() => setSession(queryClient, { userId: 3 }));
  return <PassInCompany />;
}

async function show(...deliveryPasses: DeliveryPassOrder[]) {
  const { asked } = await renderInShop(<Joining />, () => ({ data: { deliveryPasses } }));
  await expect.poll(() => asked.some(({ path }) => path === 'delivery-pass/list')).toBe(true);
}

it('says before somebody buys for a company that their pass is of no use there, and what they can do', async () => {
  await show(pass);
  const words = (await screen.findByText(/è per le famiglie/)).closest('.note')?.textContent;
  expect(words).toMatch(/Puoi recedere.*8,40\s€/);
  expect(screen.getByRole('link', { name: 'Il tuo abbonamento' }).getAttribute('href')).toBe('/profile/delivery-pass');
  cleanup();
  await show({ ...pass, canWithdraw: false });
  expect((await screen.findByText(/è per le famiglie/)).closest('.note')?.textContent).toContain('scrivici');
});

it('says nothing where none runs', async () => {
  await show({ ...pass, state: 'ended' }, { ...pass, endsOn: addDays(shopDay(Date.now()), -1) });
  expect(screen.queryByText(/è per le famiglie/)).toBeNull();
});
