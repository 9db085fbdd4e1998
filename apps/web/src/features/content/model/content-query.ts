import { queryOptions } from '@tanstack/react-query';
import type { Api } from '../../../lib/api.ts';
import { loadPage, loadPopup } from '../api/content.ts';

export function pageQuery(api: Api, name: string) {
  return queryOptions({
    queryKey: ['content', 'page', name],
    queryFn: ({ signal }) => loadPage(api, name, signal),
    staleTime: 5 * 60_000,
  });
}

export function popupQuery(api: Api) {
  return queryOptions({
    queryKey: ['content', 'popup'],
    queryFn: ({ signal }) => loadPopup(api, signal),
    staleTime: 30 * 60_000,
  });
}
