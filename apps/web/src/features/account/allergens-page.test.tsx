// @vitest-environment happy-dom
import { cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { renderInShop } from '../../lib/testing/render-in-shop.tsx';
import { AllergensPage } from './allergens-page.tsx';

afterEach(cleanup);

it('leads to the consent that is missing, and says no more of it once it is given', async () => {
  const { asked } = await renderInShop(<AllergensPage />);
  fireEvent.click(await screen.findByRole('checkbox', { name: 'Latte' }));
  const consent = screen.getByRole('checkbox', { name: /^Acconsento/ });
  fireEvent.click(screen.getByRole('button', { name: 'Salva' }));
  expect(await screen.findByText(/ci serve il tuo consenso/)).toBeDefined();
  expect(document.activeElement).toBe(consent);
  fireEvent.click(consent);
  expect(screen.queryByText(/ci serve il tuo consenso/)).toBeNull();
  expect(asked.some(({ path }) => path.includes('allergens'))).toBe(false);
});
