// @vitest-environment happy-dom
import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, describe, expect, it } from 'vitest';
import { renderInShop } from '../../lib/testing/render-in-shop.tsx';
import { knownSession, setSession } from '../../shared/session/index.ts';
import { useCheckUser } from './use-check-user.ts';

afterEach(cleanup);

function Checks() {
  useCheckUser();
  return null;
}

function Page() {
  const [started, setStarted] = useState(false);
  return started ? (
    <Checks />
  ) : (
    <button type="button" onClick={() => setStarted(true)}>
      Avvia
    </button>
  );
}

/** The program starts at an address. The shop answers that account 3 is signed in. */
async function startAt(href: string) {
  const shop = await renderInShop(<Page />, () => ({ data: {} }));
  setSession(shop.queryClient, undefined);
  await act(() => shop.router.navigate({ href }));
  shop.asked.length = 0;
  fireEvent.click(screen.getByRole('button', { name: 'Avvia' }));
  return shop;
}

describe('checkUser in the address', () => {
  it('asks who is there and what is in the cart, whatever the page knew, and leaves the address', async () => {
    const { asked, queryClient, router } = await startAt('/frutta?sort=price&checkUser=1#cima');
    await waitFor(() => expect(router.history.location.href).toBe('/frutta?sort=price#cima'));
    expect(asked.map(({ path }) => path)).toEqual(['auth/test', 'cart/view']);
    expect(knownSession(queryClient).userId).toBe(3);
  });

  it('is not there: nothing is asked', async () => {
    const { asked, router } = await startAt('/frutta?sort=price');
    await act(() => new Promise((resolve) => setTimeout(resolve, 20)));
    expect(asked).toEqual([]);
    expect(router.history.location.href).toBe('/frutta?sort=price');
  });
});
