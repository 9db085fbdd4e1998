// @vitest-environment happy-dom
import type { DeliveryPassOrder } from '@sporta/contract';
import { addDays, shopDay } from '@sporta/domain';
import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { renderInShop } from '../../lib/testing/render-in-shop.tsx';
import { PrivacyPage } from './privacy-page.tsx';

afterEach(cleanup);

const today = shopDay(Date.now());
const pass = { orderId: 1_000_001, state: 'paid', endsOn: addDays(today, 20), canWithdraw: false } as DeliveryPassOrder;

async function show(...deliveryPasses: DeliveryPassOrder[]) {
  const { asked } = await renderInShop(<PrivacyPage />, () => ({ data: { deliveryPasses } }));
  await expect.poll(() => asked.some(({ path }) => path === 'delivery-pass/list')).toBe(true);
  await screen.findByText('Cancella l’account');
}

it('says what ends with the account: the pass that holds, or will', async () => {
  await show({ ...pass, state: 'ended' }, pass);
  expect(await screen.findByText(/finisce con l’account, senza rimborso/)).toBeTruthy();
  expect(screen.queryByText(/Puoi ancora recedere/)).toBeNull();
  cleanup();
  await show({ ...pass, canWithdraw: true });
  expect(await screen.findByText(/Puoi ancora recedere prima/)).toBeTruthy();
});

it('says nothing of passes that are over, ended, failed or not paid yet', async () => {
  await show(
    { ...pass, endsOn: addDays(today, -1) },
    { ...pass, state: 'ended' },
    { ...pass, state: 'failed' },
    { ...pass, state: 'pending' },
  );
  expect(screen.queryByText(/finisce con l’account/)).toBeNull();
});
