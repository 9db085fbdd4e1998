import { staffEndpoints } from '@sporta/contract';
import { queryOptions } from '@tanstack/react-query';
import type { Api } from '../../lib/api.ts';
import { customerKeys } from '../live/index.ts';

/** One customer whole. */
export const customerQuery = (api: Api, userId: number) =>
  queryOptions({
    queryKey: customerKeys.one(userId),
    queryFn: async ({ signal }) =>
      (await api.call(staffEndpoints.staffCustomers.detail, { user_id: userId }, { signal })).data.customer,
  });

export const exportHref = (api: Api, userId: number): string =>
  api.url(staffEndpoints.staffCustomers.exportFile, { user_id: userId });
