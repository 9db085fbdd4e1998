import { endpoints, type Product, type Suggestion } from '@sporta/contract';
import { queryOptions } from '@tanstack/react-query';
import type { Api } from '../../../lib/api.ts';

/** Suggestions come for texts longer than this (specification, section 5). */
export const LEAST_LENGTH = 3;
/** Milliseconds without a key before the server is asked (specification, section 5). */
export const PAUSE_MS = 200;

/** Products beside the suggestions. */
const PRODUCTS = 4;

export interface Suggestions {
  groups: { title: string; items: Suggestion[] }[];
  products: Product[];
  total: number;
}

export const SEARCHES = 'Ricerche';

/** In the order of the design (section 4), each with the most entries it shows. */
const GROUPS = [
  { type: 'suggestion', title: 'Suggerimenti', most: 4 },
  { type: 'category', title: 'Categorie', most: 3 },
  { type: 'search', title: SEARCHES, most: 3 },
  { type: 'vendor', title: 'Marche', most: 4 },
] as const;

export function suggestionQuery(api: Api, hash: string, text: string) {
  return queryOptions({
    queryKey: ['catalogue', hash, 'suggest', text],
    queryFn: async ({ signal }): Promise<Suggestions> => {
      const [{ data }, { data: listing }] = await Promise.all([
        api.call(endpoints.catalogue.suggest, { q: text, hash }, { signal }),
        api.call(endpoints.catalogue.products, { q: text, page_size: PRODUCTS, hash }, { signal }),
      ]);
      const groups = GROUPS.map(({ type, title, most }) => ({
        title,
        items: data.suggestions.filter((each) => each.type === type).slice(0, most),
      }));
      return {
        groups: groups.filter(({ items }) => items.length > 0),
        products: listing.products,
        total: listing.page.totItems,
      };
    },
    staleTime: 60_000,
  });
}

/** Where a suggestion leads. */
export function suggestionHref({ type, name, id, slug }: Suggestion): string {
  switch (type) {
    case 'category':
      return slug ? `/${slug}` : '/catalog';
    case 'vendor':
      return `/search?parent_vendor_id=${id}`;
    case 'suggestion':
      return slug ? `/product/${slug}` : searchHref(name);
    default:
      return searchHref(name);
  }
}

export function searchHref(text: string): string {
  return `/search?q=${encodeURIComponent(text)}`;
}
