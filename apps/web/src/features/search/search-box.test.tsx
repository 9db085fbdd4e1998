// @vitest-environment happy-dom
import { endpoints, type Suggestion } from '@sporta/contract';
import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { type AskedCall, renderInShop } from '../../lib/testing/render-in-shop.tsx';
import { recentSearches, rememberSearch } from './model/recent-searches.ts';
import { SearchBox } from './search-box.tsx';

beforeEach(() => localStorage.clear());
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const suggestions = [
  { type: 'category', id: 4, name: 'Latte e panna', count: 31, slug: 'latticini/latte' },
  { type: 'search', id: 1, name: 'latte di soia', count: 7 },
] as Suggestion[];

function answer({ path }: AskedCall) {
  if (path === endpoints.catalogue.products.path) return { data: { products: [], page: { totItems: 31 } } };
  return { data: { suggestions } };
}

const field = () => screen.getByRole('combobox') as HTMLInputElement;
const press = (key: string) => fireEvent.keyDown(field(), { key });
const type = (text: string) => fireEvent.change(field(), { target: { value: text } });
const suggestCalls = (asked: AskedCall[]) =>
  asked.filter(({ path }) => path === endpoints.catalogue.suggest.path).map(({ input }) => input.q);

async function searchBox() {
  const shop = await renderInShop(<SearchBox placeholder="Cerca" />, answer);
  fireEvent.focus(field());
  return shop;
}

describe('the search box', () => {
  it('suggests from four letters on, and asks once for what was typed without a pause', async () => {
    const { asked } = await searchBox();
    type('lat');
    type('latt');
    type('latte');
    await screen.findAllByRole('option');
    expect(suggestCalls(asked)).toEqual(['latte']);
    expect(field().getAttribute('aria-expanded')).toBe('true');
  });

  it('asks 200 ms after the last key (specification, section 5)', async () => {
    const { asked } = await searchBox();
    // the part that asks is there from the first search on
    type('pane');
    await screen.findAllByRole('option');
    vi.useFakeTimers({ shouldAdvanceTime: false });
    type('latt');
    await act(() => vi.advanceTimersByTimeAsync(150));
    type('latte');
    await act(() => vi.advanceTimersByTimeAsync(199));
    expect(suggestCalls(asked)).toEqual(['pane']);
    await act(() => vi.advanceTimersByTimeAsync(1));
    expect(suggestCalls(asked)).toEqual(['pane', 'latte']);
  });

  it('goes through the suggestions by arrows, back to the field after the last, and follows the one reached', async () => {
    const { router } = await searchBox();
    type('latte');
    const [category, search] = await screen.findAllByRole('option');
    press('ArrowDown');
    expect(field().getAttribute('aria-activedescendant')).toBe(category?.id);
    press('ArrowDown');
    expect(field().getAttribute('aria-activedescendant')).toBe(search?.id);
    press('ArrowDown');
    expect(field().hasAttribute('aria-activedescendant')).toBe(false);
    press('ArrowUp');
    press('Enter');
    await waitFor(() => expect(router.state.location.href).toBe('/search?q=latte+di+soia'));
    await waitFor(() => expect(recentSearches()).toEqual(['latte di soia']));
    expect(field().getAttribute('aria-expanded')).toBe('false');
  });

  it('remembers no search for a department that is followed', async () => {
    const { router } = await searchBox();
    type('latte');
    fireEvent.click((await screen.findAllByRole('option'))[0] as HTMLElement);
    await waitFor(() => expect(router.state.location.pathname).toBe('/latticini/latte'));
    expect(recentSearches()).toEqual([]);
  });

  it('closes on the first Esc and keeps what was typed', async () => {
    await searchBox();
    type('latte');
    await screen.findAllByRole('option');
    // prevented: the browser would empty the field
    expect(press('Escape')).toBe(false);
    expect(screen.queryAllByRole('option')).toEqual([]);
    expect(field().value).toBe('latte');
    // a second one is the browser's
    expect(press('Escape')).toBe(true);
  });

  it('searches for what was typed when nothing is reached by arrows, without blanks around it', async () => {
    const { router } = await searchBox();
    type('  pane e olio ');
    fireEvent.submit(field());
    await waitFor(() => expect(router.state.location.href).toBe('/search?q=pane+e+olio'));
    await waitFor(() => expect(field().value).toBe('pane e olio'));
  });

  it('stays where it is when nothing was typed', async () => {
    const { router } = await searchBox();
    type('   ');
    fireEvent.submit(field());
    expect(router.state.location.pathname).toBe('/qui');
  });

  it('offers the searches made before while it is empty, and forgets them when asked', async () => {
    rememberSearch('burro');
    const { asked } = await searchBox();
    expect((await screen.findAllByRole('option')).map(({ textContent }) => textContent)).toEqual(['burro']);
    fireEvent.click(screen.getByRole('button', { name: 'Cancella' }));
    await waitFor(() => expect(screen.queryAllByRole('option')).toEqual([]));
    expect(recentSearches()).toEqual([]);
    expect(suggestCalls(asked)).toEqual([]);
  });
});
