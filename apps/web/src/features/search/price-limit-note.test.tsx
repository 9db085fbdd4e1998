// @vitest-environment happy-dom
import { cleanup, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { renderInShop } from '../../lib/testing/render-in-shop.tsx';
import { PriceLimitNote } from './price-limit-note.tsx';

afterEach(cleanup);
const said = () => document.body.textContent?.replace(/\u00a0/g, ' ');

describe('the note of a limit of prices', () => {
  it('says what was read, and leads to the same words at all prices', async () => {
    await renderInShop(<PriceLimitNote maxCents={499} words="vino rosso" />, () => ({ data: {} }));
    expect(said()).toContain('fino a 4,99 €');
    const link = screen.getByRole('link', { name: 'Vedi “vino rosso” a tutti i prezzi' });
    expect(new URL(link.getAttribute('href') ?? '', 'http://shop').searchParams.get('q')).toBe('vino rosso');
  });

  it('leads nowhere where nothing else was said', async () => {
    await renderInShop(<PriceLimitNote minCents={300} maxCents={500} perUnit="kg" words="" />, () => ({ data: {} }));
    expect(said()).toContain('da 3,00 € a 5,00 € al kg');
    expect(screen.queryByRole('link')).toBeNull();
  });
});
