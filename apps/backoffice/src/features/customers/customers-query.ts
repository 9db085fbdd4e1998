import { staffEndpoints, type TableFormat } from '@sporta/contract';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { Api } from '../../lib/api.ts';
import { customerKeys } from '../../shared/live/index.ts';
import { type CustomersSearch, listInput } from './customers-search.ts';

/** A page of the list; the one before stays on the screen while the next comes. */
export function customersQuery(api: Api, search: CustomersSearch) {
  const input = listInput(search);
  return queryOptions({
    queryKey: [...customerKeys.lists, input],
    queryFn: async ({ signal }) => (await api.call(staffEndpoints.staffCustomers.list, input, { signal })).data,
    placeholderData: keepPreviousData,
  });
}

/** Address of the same list as a file. */
export function customersFile(api: Api, format: TableFormat, search: CustomersSearch): string {
  const { page: _page, ...input } = listInput(search);
  return api.url(staffEndpoints.staffCustomers.listFile, { ...input, format });
}
