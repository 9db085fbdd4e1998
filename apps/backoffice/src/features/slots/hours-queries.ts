import { staffEndpoints } from '@sporta/contract';
import { queryOptions } from '@tanstack/react-query';
import type { Api } from '../../lib/api.ts';

export const hoursKeys = { all: ['store-hours'] } as const;

/** Nothing reads it again by itself: what somebody types meanwhile would be lost, and saving says when it is out of date. */
export const hoursQuery = (api: Api, store: number) =>
  queryOptions({
    queryKey: [...hoursKeys.all, store],
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
    queryFn: async ({ signal }) =>
      (await api.call(staffEndpoints.staffHours.detail, { warehouse_id: store }, { signal })).data.plan,
  });
