// @vitest-environment happy-dom
import { act, cleanup, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { renderInShop } from '../../../lib/testing/render-in-shop.tsx';
import { useViews } from './use-tracking.ts';

beforeEach(() => {
  delete window.dataLayer;
  localStorage.clear();
});
afterEach(cleanup);

function Watched() {
  useViews();
  return null;
}

const views = () => window.dataLayer?.map(({ event, page_path, consent }) => [event, page_path, consent]);

describe('the view of a page in `dataLayer` (specification, section 2)', () => {
  it('is said once for each navigation, with the title of the page and that nobody agreed', async () => {
    const { router } = await renderInShop(<Watched />);
    document.title = 'Latte intero — Sporta';
    for (const href of ['/product/latte', '/latticini', '/latticini?promo=true', '/latticini?promo=true']) {
      await act(() => router.navigate({ href }));
    }
    await waitFor(() =>
      expect(views()).toEqual([
        ['content-view', '/qui', 'denied'],
        ['content-view', '/product/latte', 'denied'],
        ['content-view', '/latticini', 'denied'],
        ['content-view', '/latticini', 'denied'],
      ]),
    );
    expect(window.dataLayer?.at(1)).toMatchObject({ page_title: 'Latte intero — Sporta' });
  });
});
