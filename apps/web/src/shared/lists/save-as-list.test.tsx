// @vitest-environment happy-dom
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { ByStaff } from '../../lib/testing/by-staff.tsx';
import { type AskedCall, renderInShop } from '../../lib/testing/render-in-shop.tsx';
import { SaveAsList } from './save-as-list.tsx';

afterEach(cleanup);

const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));

const saved = (asked: AskedCall[]) => asked.filter(({ path }) => path === 'list/insert');

describe('saving goods as a list', () => {
  it('makes the list of what it is given, under the name typed', async () => {
    const onSaved = vi.fn();
    const { asked } = await renderInShop(<SaveAsList source={{ order_id: 7 }} onSaved={onSaved} />, () => ({
      data: { list: { listId: 12, name: 'Settimana' } },
    }));
    press('Salva come lista');
    press('Salva');
    expect(saved(asked)).toEqual([]);
    fireEvent.change(screen.getByRole('textbox'), { target: { value: ' Settimana ' } });
    press('Salva');
    await waitFor(() => expect(onSaved).toHaveBeenCalledWith(12));
    expect(saved(asked)[0]?.input).toEqual({ name: 'Settimana', order_id: 7 });
  });

  it('says at the field why a name is refused', async () => {
    const refusal = [{ code: 'list-name-taken', error: 'Hai già una lista con questo nome' }];
    await renderInShop(<SaveAsList source={{ from_cart: true }} />, () => ({ refusal }));
    press('Salva come lista');
    fireEvent.change(screen.getByRole('textbox'), { target: { value: 'Settimana' } });
    press('Salva');
    await screen.findByText('Hai già una lista con questo nome');
    expect(screen.getByRole('textbox')).toHaveProperty('value', 'Settimana');
  });

  it('is not offered to staff who buy for the customer: lists are the customer’s to make', async () => {
    await renderInShop(
      <ByStaff>
        <SaveAsList source={{ from_cart: true }} />
        <p>Il carrello</p>
      </ByStaff>,
    );
    await screen.findByText('Il carrello');
    expect(screen.queryByRole('button')).toBeNull();
  });
});
