import { staffEndpoints } from '@sporta/contract';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { Api } from '../../lib/api.ts';
import { productKeys } from '../../shared/live/index.ts';
import { listInput, type ProductsSearch } from './products-search.ts';

/** A page of the list; the one before stays on the screen while the next comes. */
export function productsQuery(api: Api, search: ProductsSearch) {
  const input = listInput(search);
  return queryOptions({
    queryKey: [...productKeys.lists, input],
    queryFn: async ({ signal }) => (await api.call(staffEndpoints.staffProducts.list, input, { signal })).data,
    placeholderData: keepPreviousData,
  });
}
