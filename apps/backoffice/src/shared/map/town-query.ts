import { staffEndpoints } from '@sporta/contract';
import { queryOptions } from '@tanstack/react-query';
import type { Api } from '../../lib/api.ts';

/** What the map of a store is drawn upon; the streets of a town stay where they are. */
export const townQuery = (api: Api, warehouseId: number) =>
  queryOptions({
    queryKey: ['town', warehouseId],
    queryFn: async ({ signal }) =>
      (await api.call(staffEndpoints.staffRounds.town, { warehouse_id: warehouseId }, { signal })).data.town,
    staleTime: 3_600_000,
  });
