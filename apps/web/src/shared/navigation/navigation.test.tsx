// @vitest-environment happy-dom
import type { SessionUser } from '@sporta/contract';
import { cleanup, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { renderInShop, type TestAnswer } from '../../lib/testing/render-in-shop.tsx';
import { accountLinks, isForStaff, menusQuery, useHeaderLinks } from './index.ts';

afterEach(cleanup);

function Links() {
  return useHeaderLinks().map(({ label, href }) => (
    <a key={href} href={href}>
      {label}
    </a>
  ));
}

const links = () => screen.getAllByRole('link').map(({ textContent }) => textContent);

describe('the menus of the shop (specification, sections 2 and 3)', () => {
  const item = (ID: number, name: string, more: object = {}) => ({ ID, name, itemUrl: `/page/${ID}`, ...more });
  const navbar: TestAnswer = {
    data: {
      category: {
        categoryId: 1,
        slug: 'navbar',
        name: 'navbar',
        templateNavItems: {
          header: [item(1, 'Cantina', { classes: 'hot big', target: '_blank', iconSource: '/i.svg' })],
          footeranonimi: [item(2, 'Contatti', { classes: 'contacts', items: [item(3, 'Scrivici')] })],
        },
      },
    },
  };

  it('come from the category of that name, with their pictures and targets', async () => {
    const { router, asked } = await renderInShop(<p>Pagina</p>, () => navbar);
    const { queryClient, api } = router.options.context as never as {
      queryClient: import('@tanstack/react-query').QueryClient;
      api: Parameters<typeof menusQuery>[0];
    };
    const menus = await queryClient.fetchQuery(menusQuery(api, 'anonymous'));
    expect(asked.at(-1)?.input).toMatchObject({ slug: 'navbar' });
    expect(menus.header).toEqual([{ label: 'Cantina', href: '/page/1', target: '_blank', icon: '/i.svg', hot: true }]);
    expect(menus.footer).toEqual([
      { title: 'Contatti', links: [{ label: 'Scrivici', href: '/page/3' }], alwaysOpen: true },
    ]);
  });

  it('fail without a word: the pages every shop has are there (specification, section 8)', async () => {
    await renderInShop(<Links />, () => ({ refusal: [{ code: 'category-not-found', error: 'Non c’è' }] }));
    await screen.findByRole('link', { name: 'Offerte' });
    expect(links()).toEqual(['Offerte', 'Volantino', 'Già acquistati', 'Novità']);
    expect(screen.queryByRole('alert')).toBeNull();
  });
});

describe('the menu of the profile', () => {
  const pages = (user: Partial<SessionUser>) =>
    accountLinks({ userId: 3, ...user } as SessionUser).map(({ href }) => href);

  it('has the orders of all and the due dates for master accounts only (specification, sections 2 and 6)', () => {
    const forMasters = ['/profile/all-orders', '/profile/paymentduedate'];
    expect(pages({}).filter((page) => forMasters.includes(page))).toEqual([]);
    expect(pages({ master: true }).filter((page) => forMasters.includes(page))).toEqual(forMasters);
    expect(pages({ master: true }).filter((page) => !forMasters.includes(page))).toEqual(pages({}));
  });

  it('has for staff who buy for the customer what they can use', () => {
    const actedBy = { name: 'Elena', until: '2099-01-01T10:00:00Z', fromCompany: false };
    const forStaff = ['/profile/orders', '/profile/lists', '/profile/addresses', '/profile/gifts'];
    expect(pages({ master: true, actedBy })).toEqual(forStaff);
    expect(['/profile/orders/12', '/profile/purchased'].every(isForStaff)).toBe(true);
    expect(['/profile/consents', '/profile/all-orders/12'].some(isForStaff)).toBe(false);
  });
});
