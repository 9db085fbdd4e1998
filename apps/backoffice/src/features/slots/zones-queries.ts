import { staffEndpoints } from '@sporta/contract';
import { queryOptions } from '@tanstack/react-query';
import type { Api } from '../../lib/api.ts';
import { slotKeys } from '../../shared/live/index.ts';
import { planOf } from './slots-queries.ts';
import type { SlotsSearch } from './slots-search.ts';

export const zonesQuery = (api: Api, search: SlotsSearch) =>
  queryOptions({
    queryKey: [...slotKeys.all, 'zones', search.store, search.service],
    queryFn: async ({ signal }) =>
      (await api.call(staffEndpoints.staffZones.list, planOf(search), { signal })).data.plan,
  });
