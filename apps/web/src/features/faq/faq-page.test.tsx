// @vitest-environment happy-dom
import { cleanup, screen } from '@testing-library/react';
import { Suspense } from 'react';
import { afterEach, expect, it } from 'vitest';
import { renderInShop } from '../../lib/testing/render-in-shop.tsx';
import { FaqPage } from './faq-page.tsx';

afterEach(cleanup);

const phone = { ID: 2, name: '011 234567', itemUrl: 'tel:011234567' };

async function show(text: string, contacts: object[]) {
  const footeranonimi = [{ ID: 1, name: 'Contatti', itemUrl: '/', classes: 'contacts', items: contacts }];
  const category = { categoryId: 1, name: 'navbar', slug: 'navbar', templateNavItems: { footeranonimi } };
  await renderInShop(
    <Suspense>
      <FaqPage text={text} onText={() => {}} />
    </Suspense>,
    ({ path }) => ({ data: path === 'category' ? { category } : { faqs: [], groups: [], marks: [] } }),
  );
}

it('says that nothing is written yet, and names no telephone the shop has not', async () => {
  await show('', []);
  expect(await screen.findByRole('heading', { name: 'Non ci sono ancora domande' })).toBeTruthy();
  expect(document.body.textContent).not.toMatch(/chiamaci|rispondiamo|800/i);
});

it('gives who finds no answer the telephone of this shop', async () => {
  await show('gatti', [phone]);
  expect(await screen.findByText('Prova con altre parole, oppure chiamaci.')).toBeTruthy();
  expect(screen.getAllByRole('link', { name: '011 234567' })[0]?.getAttribute('href')).toBe('tel:011234567');
});
