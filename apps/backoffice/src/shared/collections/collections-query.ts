import { staffEndpoints } from '@sporta/contract';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { Api } from '../../lib/api.ts';
import { orderKeys } from '../live/index.ts';
import type { CollectionsSearch } from './collections-search.ts';

/** A page of goods that vans fetch; news of an order read it again. */
export const collectionsQuery = (api: Api, search: CollectionsSearch) =>
  queryOptions({
    queryKey: [...orderKeys.lists, 'collections', search],
    queryFn: async ({ signal }) => (await api.call(staffEndpoints.staffOrders.collections, search, { signal })).data,
    placeholderData: keepPreviousData,
  });
