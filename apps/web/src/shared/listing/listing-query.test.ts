import { okStatus } from '@sporta/contract';
import { QueryClient } from '@tanstack/react-query';
import { expect, it } from 'vitest';
import { createServerApi } from '../../lib/api.ts';
import { listingQuery } from './listing-query.ts';

/** A list of so many products, asked for from a page on. @returns the page that is shown, and the pages that were asked for */
async function from(page: number, totItems: number) {
  const asked: number[] = [];
  const totPages = Math.ceil(totItems / 20);
  const api = createServerApi(async (address) => {
    const selPage = Number(new URL(String(address), 'http://shop.example').searchParams.get('page'));
    asked.push(selPage);
    const data = { page: { selPage, totPages, totItems, itemsPerPage: 20 }, products: [], facets: [] };
    return new Response(JSON.stringify({ response: okStatus(), user: { userId: 0 }, data }));
  });
  const query = listingQuery(api, 'w0d0t0', { parent_category_id: 2 }, page > 1 ? { page } : {});
  const { pages } = await new QueryClient().fetchInfiniteQuery(query);
  return { shown: pages[0]?.page.selPage, asked };
}

it('begins at the page of the address', async () => {
  expect(await from(1, 169)).toEqual({ shown: 1, asked: [1] });
  expect(await from(9, 169)).toEqual({ shown: 9, asked: [9] });
});

it('begins at the first where there are fewer pages than that, and says so of a list without products', async () => {
  expect(await from(10, 169)).toEqual({ shown: 1, asked: [10, 1] });
  expect(await from(10, 0)).toEqual({ shown: 10, asked: [10] });
});
