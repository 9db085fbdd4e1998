import { expect, it } from 'vitest';
import { AnonymousPages, type KeptPage } from './anonymous-pages.ts';

const page: KeptPage = { status: 200, headers: {}, html: '<p>1,99 €</p>' };

it('keeps a page for its seconds', () => {
  const pages = new AnonymousPages();
  pages.keep('/', page, 60, pages.edition);
  pages.keep('/short', page, -1, pages.edition);
  expect(pages.get('/')).toMatchObject(page);
  expect(pages.get('/short')).toBeUndefined();
  expect(pages.get('/other')).toBeUndefined();
});

it('keeps no page that was begun before a change', () => {
  const pages = new AnonymousPages();
  const { edition } = pages;
  pages.forget();
  pages.keep('/', page, 60, edition);
  expect(pages.get('/')).toBeUndefined();
});

it('makes room by forgetting the page asked for longest ago', () => {
  const pages = new AnonymousPages();
  for (let n = 0; n < 500; n++) pages.keep(`/${n}`, page, 60, pages.edition);
  expect(pages.get('/0')).toMatchObject(page);
  pages.keep('/500', page, 60, pages.edition);
  expect(pages.get('/0')).toMatchObject(page);
  expect(pages.get('/1')).toBeUndefined();
  expect(pages.get('/500')).toMatchObject(page);
});
