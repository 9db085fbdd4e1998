import { queryOptions } from '@tanstack/react-query';
import type { Api } from '../../../lib/api.ts';
import { searchList } from '../api/fast-search.ts';
import { loadTexts } from '../api/fast-search-texts.ts';

/** Products shown for each word: five cards at 1440 px, and the tile with the rest. */
const PRODUCTS_PER_WORD = 5;

/** The answer to a whole list, in its order. */
export function fastSearchQuery(api: Api, hash: string, text: string) {
  return queryOptions({
    queryKey: ['catalogue', hash, 'fast-search', text],
    queryFn: ({ signal }) => searchList(api, { text, hash, page_size: PRODUCTS_PER_WORD }, signal),
    staleTime: 60_000,
  });
}

export function fastSearchTextsQuery(api: Api) {
  return queryOptions({
    queryKey: ['fast-search-texts'],
    queryFn: ({ signal }) => loadTexts(api, signal),
    staleTime: 10 * 60_000,
  });
}
