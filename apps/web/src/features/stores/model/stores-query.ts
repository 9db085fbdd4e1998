import { queryOptions } from '@tanstack/react-query';
import type { Api } from '../../../lib/api.ts';
import { loadStore, loadStores } from '../api/stores.ts';

export function storesQuery(api: Api) {
  return queryOptions({
    queryKey: ['stores'],
    queryFn: ({ signal }) => loadStores(api, signal),
    staleTime: 5 * 60_000,
  });
}

export function storeQuery(api: Api, warehouseId: number) {
  return queryOptions({
    queryKey: ['stores', warehouseId],
    queryFn: ({ signal }) => loadStore(api, warehouseId, signal),
    staleTime: 5 * 60_000,
  });
}
