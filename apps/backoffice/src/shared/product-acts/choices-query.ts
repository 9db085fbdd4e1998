import { staffEndpoints } from '@sporta/contract';
import { queryOptions } from '@tanstack/react-query';
import type { Api } from '../../lib/api.ts';
import { productKeys } from '../live/index.ts';

/** Departments, brands, stores, allergens and labels to choose from. */
export const choicesQuery = (api: Api) =>
  queryOptions({
    queryKey: productKeys.choices,
    queryFn: async ({ signal }) => (await api.call(staffEndpoints.staffProducts.choices, {}, { signal })).data.choices,
    staleTime: 300_000,
  });
