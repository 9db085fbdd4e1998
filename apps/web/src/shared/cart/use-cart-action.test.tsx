// @vitest-environment happy-dom
import type { Cart } from '@sporta/contract';
import { toast } from '@sporta/ui';
import { ToastProvider } from '@sporta/ui/components/toast/ToastProvider.tsx';
import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { renderInShop } from '../../lib/testing/render-in-shop.tsx';
import { useCartAction } from './use-cart-action.ts';

afterEach(() => {
  act(() => toast.closeAll());
  cleanup();
});

const left = ['Riso', 'Pane', 'Latte', 'Uova', 'Sale'].map((name) => `${name}: non è più in vendita`);

function Again() {
  const data = { cartId: 1, revision: 1, cartItems: [] } as never as Cart;
  const add = useCartAction(async () => ({ data, response: { warningsMessage: left } }));
  return (
    <button type="button" onClick={() => add.mutate(undefined, { onSuccess: () => toast.success('Fatto') })}>
      Ordina
    </button>
  );
}

it('names all that is left out, however much it is, beside what was done', async () => {
  await renderInShop(
    <>
      <Again />
      <ToastProvider />
    </>,
  );
  fireEvent.click(screen.getByRole('button', { name: 'Ordina' }));
  await screen.findByText('Fatto');
  const seen = [...document.querySelectorAll('.toast:not([data-limited])')].map((each) => each.textContent).join();
  for (const each of left) expect(seen).toContain(each);
});
