import { staffEndpoints } from '@sporta/contract';
import { queryOptions } from '@tanstack/react-query';
import type { Api } from '../../lib/api.ts';

export const storeQuery = (api: Api, warehouseId: number | undefined) =>
  queryOptions({
    queryKey: ['picking-store', warehouseId ?? 0],
    queryFn: async ({ signal }) =>
      (await api.call(staffEndpoints.staffPickingStore.store, { warehouse_id: warehouseId }, { signal })).data.store,
    // what is being written is not taken away by reading again
    staleTime: Number.POSITIVE_INFINITY,
    refetchOnMount: 'always',
  });

export const placesQuery = (api: Api, asked: { warehouse_id: number; tint?: string; q?: string; page: number }) =>
  queryOptions({
    queryKey: ['picking-places', asked],
    queryFn: async ({ signal }) => (await api.call(staffEndpoints.staffPickingStore.places, asked, { signal })).data,
  });
