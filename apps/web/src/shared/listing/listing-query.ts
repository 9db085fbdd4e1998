import { endpoints, type ProductListing } from '@sporta/contract';
import { infiniteQueryOptions } from '@tanstack/react-query';
import type { Api } from '../../lib/api.ts';
import type { ListingSearch } from './listing-search.ts';

/** Products of one page of a listing: whole rows of five, four or two cards. */
export const PAGE_SIZE = 20;

/** What is listed: a category, the answer to a search, the products of a brand. */
export interface ListingScope {
  q?: string;
  barcode?: string;
  parent_category_id?: number;
  parent_vendor_id?: string;
}

/** The pages of a listing, from the one of the address on; more are added under it. */
export function listingQuery(api: Api, hash: string, scope: ListingScope, search: ListingSearch) {
  const { page: start = 1, all, ...selection } = search;
  return infiniteQueryOptions({
    queryKey: ['catalogue', hash, 'listing', scope, selection, start, all],
    queryFn: async ({ pageParam, signal }): Promise<ProductListing> => {
      const ask = async (page: number) => {
        const input = { ...scope, ...selection, page, page_size: PAGE_SIZE, hash, avoid_mine: !all };
        return (await api.call(endpoints.catalogue.products, input, { signal })).data;
      };
      const listing = await ask(pageParam);
      // an address of a day with more products: the list begins at its first page
      return pageParam > listing.page.totPages && listing.page.totItems > 0 ? ask(1) : listing;
    },
    initialPageParam: start,
    getNextPageParam: ({ page }) => (page.selPage < page.totPages ? page.selPage + 1 : undefined),
  });
}
