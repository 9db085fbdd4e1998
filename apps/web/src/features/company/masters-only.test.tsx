// @vitest-environment happy-dom
import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { ByStaff } from '../../lib/testing/by-staff.tsx';
import { renderInShop } from '../../lib/testing/render-in-shop.tsx';
import { MastersOnly } from './masters-only.tsx';
import { requireMaster } from './model/require-master.ts';

afterEach(cleanup);

const company = { companyId: 1, name: 'Trattoria Bassi S.r.l.' };
const page = (
  <MastersOnly title="Le scadenze le vede il responsabile dell’azienda">
    <p>120,00 €</p>
  </MastersOnly>
);

it('shows the page to the master', async () => {
  await renderInShop(<ByStaff user={{ company, master: true, actedBy: undefined }}>{page}</ByStaff>);
  await screen.findByText('120,00 €');
});

it('tells a colleague who sees it and whom to ask', async () => {
  await renderInShop(<ByStaff user={{ company, master: false, actedBy: undefined }}>{page}</ByStaff>);
  await screen.findByRole('heading', { level: 1, name: /le vede il responsabile/ });
  screen.getByText(/chi amministra l’account di Trattoria Bassi S\.r\.l\.: se ti serve, chiedi/);
  expect(screen.queryByText('120,00 €')).toBeNull();
});

it('lets colleagues of a company in, and is no page for a household', async () => {
  const asks = async (user: object) => {
    const { queryClient, router } = await renderInShop(<p>negozio</p>);
    queryClient.setQueryData(['session'], { userId: 3, ...user });
    return requireMaster({ context: router.options.context });
  };
  await expect(asks({ company, master: true })).resolves.toBeUndefined();
  await expect(asks({ company, master: false })).resolves.toBeUndefined();
  await expect(asks({ master: false })).rejects.toMatchObject({ isNotFound: true });
});
