import { staffEndpoints, type TableFormat } from '@sporta/contract';
import { shopDay } from '@sporta/domain';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { Api } from '../../lib/api.ts';
import { orderKeys } from '../../shared/live/index.ts';
import { listInput, type OrdersSearch } from './orders-search.ts';

/** A page of the list; the one before stays on the screen while the next comes. */
export function ordersQuery(api: Api, search: OrdersSearch) {
  const input = listInput(search, shopDay(Date.now()));
  return queryOptions({
    queryKey: [...orderKeys.lists, input],
    queryFn: async ({ signal }) => (await api.call(staffEndpoints.staffOrders.list, input, { signal })).data,
    placeholderData: keepPreviousData,
  });
}

/** Address of the same list as a file; with ids, of those orders only. */
export function ordersFile(api: Api, format: TableFormat, search: OrdersSearch, orderIds?: readonly number[]): string {
  const { page: _page, ...input } = listInput(search, shopDay(Date.now()));
  const ids = orderIds?.length ? { order_ids: orderIds.join(',') } : {};
  return api.url(staffEndpoints.staffOrders.listFile, { ...input, ...ids, format });
}
