import { readdirSync } from 'node:fs';
import { expect, it } from 'vitest';
import { accountPages, companyPages, passPage } from './account-menu.ts';

/** "/profile/orders" of the file "profile.orders.$orderId.tsx". */
const pages = readdirSync(new URL('../../../routes/_shop', import.meta.url))
  .filter((file) => file.startsWith('profile.') && !/^profile\.(index\.)?tsx$/.test(file))
  .map((file) => `/profile/${file.split('.')[1]}`);

it('shows of every page of the profile which entry it belongs to', () => {
  const entries = [...accountPages, passPage, ...companyPages];
  const here = new Set(entries.flatMap(({ href, alsoHere = [] }) => [href, ...alsoHere]));
  expect(pages.length).toBeGreaterThan(20);
  expect(pages.filter((page) => !here.has(page))).toEqual([]);
});
