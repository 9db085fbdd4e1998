// @vitest-environment happy-dom
import type { SessionUser } from '@sporta/contract';
import { act, cleanup, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { ByStaff } from '../../lib/testing/by-staff.tsx';
import { renderInShop } from '../../lib/testing/render-in-shop.tsx';
import { ActingBar } from './acting-bar.tsx';

afterEach(cleanup);

it('says when the time is over that the cart is safe, and where one begins again, though the session is nobody’s then', async () => {
  const until = new Date(Date.now() + 400).toISOString();
  const actedBy = { name: 'Elena', until, fromCompany: false };
  const { queryClient } = await renderInShop(
    <ByStaff user={{ firstName: 'Sara', lastName: 'Neri', actedBy }}>
      <ActingBar />
    </ByStaff>,
  );
  await screen.findByRole('button', { name: 'Finisci e torna al Banco' });
  act(() => void queryClient.setQueryData<SessionUser>(['session'], { userId: 0 }));
  await screen.findByText(/Il carrello è salvo: dal Banco ricominci/);
  expect(screen.getByText('Sara Neri')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Torna al Banco' }).getAttribute('href')).toBe('/banco/clienti/3');
  expect(screen.queryByRole('button')).toBeNull();
});
