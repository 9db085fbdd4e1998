// @vitest-environment happy-dom
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { renderInShop } from '../../lib/testing/render-in-shop.tsx';
import FastSearchDialog from './fast-search-dialog.tsx';
import { wordList } from './model/word-list.ts';

beforeEach(() => wordList.replace([]));
afterEach(cleanup);

const onClose = vi.fn();

async function show() {
  onClose.mockReset();
  const shop = await renderInShop(<FastSearchDialog open onClose={onClose} />, () => ({
    refusal: [{ code: 'category-not-found', error: 'Non c’è' }],
  }));
  const dialog = await screen.findByRole('dialog', { name: 'Spesa veloce' });
  return { dialog, ...shop };
}

const field = () => screen.getByRole('textbox', { name: 'Prodotto da aggiungere alla lista' }) as HTMLInputElement;
const add = (word: string) => {
  fireEvent.change(field(), { target: { value: word } });
  fireEvent.click(screen.getByRole('button', { name: 'Aggiungi' }));
};
const words = () =>
  screen.queryAllByRole('button', { name: /^Togli / }).map((button) => button.getAttribute('aria-label'));
const search = () => fireEvent.click(screen.getByRole('button', { name: 'Cerca tra i prodotti' }));

describe('Spesa veloce (specification, sections 2 and 5)', () => {
  it('takes words, gives each back, and searches for what is left', async () => {
    const { dialog, router } = await show();
    expect(dialog.className).toContain('w750');
    add('latte');
    await waitFor(() => expect(words()).toEqual(['Togli latte']));
    expect(field().value).toBe('');
    add('2 pasta');
    add('mele');
    await waitFor(() => expect(words()).toEqual(['Togli latte', 'Togli 2 pasta', 'Togli mele']));
    fireEvent.click(screen.getByRole('button', { name: 'Togli 2 pasta' }));
    await waitFor(() => expect(words()).toEqual(['Togli latte', 'Togli mele']));
    search();
    await waitFor(() => expect(router.state.location.pathname).toBe('/fast-search'));
    expect(new URLSearchParams(router.state.location.searchStr).get('q')).toBe('latte, mele');
    expect(onClose).toHaveBeenCalledTimes(1);
  });

  it('takes no empty word', async () => {
    await show();
    add('');
    add('   ');
    add('pane');
    await waitFor(() => expect(words()).toEqual(['Togli pane']));
  });

  it('searches for nothing while nothing is written', async () => {
    const { router } = await show();
    search();
    await waitFor(() => expect(document.activeElement).toBe(field()));
    expect(router.state.location.href).toBe('/qui');
    expect(onClose).not.toHaveBeenCalled();
  });

  it('searches for a word that is written and not added yet', async () => {
    const { router } = await show();
    fireEvent.change(field(), { target: { value: 'uova' } });
    search();
    await waitFor(() => expect(router.state.location.searchStr).toContain('uova'));
  });
});
