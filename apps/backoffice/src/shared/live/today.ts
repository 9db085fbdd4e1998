import { staffEndpoints } from '@sporta/contract';
import { queryOptions } from '@tanstack/react-query';
import type { Api } from '../../lib/api.ts';
import { orderKeys } from './keys.ts';

/** A day at a glance: the page "Oggi", and the numbers beside the rooms. `day` is `YYYY-MM-DD`; without one it is today. */
export const todayQuery = (api: Api, day?: string) =>
  queryOptions({
    queryKey: [...orderKeys.today, day ?? 'today'],
    queryFn: async ({ signal }) => (await api.call(staffEndpoints.staff.today, { day }, { signal })).data.today,
    staleTime: 15_000,
    // Hours pass without anything happening: what is late becomes late by itself.
    refetchInterval: 60_000,
  });
