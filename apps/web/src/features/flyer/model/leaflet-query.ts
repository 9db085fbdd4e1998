import { queryOptions } from '@tanstack/react-query';
import type { Api } from '../../../lib/api.ts';
import { loadLeaflet, loadLeafletProducts, loadLeaflets } from '../api/leaflets.ts';

export function leafletsQuery(api: Api, hash: string) {
  return queryOptions({
    queryKey: ['catalogue', hash, 'leaflets'],
    queryFn: ({ signal }) => loadLeaflets(api, hash, signal),
    staleTime: 5 * 60_000,
  });
}

export function leafletQuery(api: Api, slug: string) {
  return queryOptions({
    queryKey: ['content', 'leaflet', slug],
    queryFn: ({ signal }) => loadLeaflet(api, slug, signal),
    staleTime: 60_000,
  });
}

export function leafletProductsQuery(api: Api, hash: string, leafletId: number) {
  return queryOptions({
    queryKey: ['catalogue', hash, 'leaflet-products', leafletId],
    queryFn: ({ signal }) => loadLeafletProducts(api, { leafletId, hash }, signal),
    staleTime: 60_000,
  });
}
