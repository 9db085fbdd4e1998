// @vitest-environment happy-dom
import type { SessionUser } from '@sporta/contract';
import { cleanup, screen, within } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { ByStaff } from '../../lib/testing/by-staff.tsx';
import { renderInShop } from '../../lib/testing/render-in-shop.tsx';
import { AccountLayout } from './account-layout.tsx';

afterEach(cleanup);

const page = (
  <AccountLayout>
    <p>Ti scriviamo offerte</p>
  </AccountLayout>
);
const open = async (user: Partial<SessionUser>, path: string) => {
  const { router } = await renderInShop(<ByStaff user={user}>{page}</ByStaff>, () => ({
    data: { offers: [], deliveryPasses: [], giftCertificates: [] },
  }));
  router.history.push(path);
};
const entries = async () =>
  within(await screen.findByRole('navigation', { name: 'Il tuo profilo' }))
    .getAllByRole('link')
    .map((link) => link.textContent);

it('keeps from staff who buy for the customer what is the customer’s alone', async () => {
  await open({ master: true }, '/profile/consents');
  await screen.findByRole('heading', { name: 'Questa pagina è solo del cliente' });
  expect(screen.queryByText('Ti scriviamo offerte')).toBeNull();
  expect(await entries()).toEqual(['Ordini', 'Liste', 'Già acquistati', 'Indirizzi', 'Buoni sconto']);
});

it('shows staff the pages they need, and the customer all of them', async () => {
  await open({}, '/profile/orders');
  await screen.findByText('Ti scriviamo offerte');
  cleanup();
  await open({ actedBy: undefined }, '/profile/consents');
  await screen.findByText('Ti scriviamo offerte');
  expect((await entries()).length).toBeGreaterThan(8);
});
