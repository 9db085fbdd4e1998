import { staffEndpoints } from '@sporta/contract';
import { queryOptions } from '@tanstack/react-query';
import type { Api } from '../../lib/api.ts';
import { orderKeys } from '../live/index.ts';

/** Whose orders, as the list of orders is asked for them. */
export type ClientOrders = { user_id: number } | { company_id: number };

/** Orders a page of a client shows. */
const shown = 5;

/** The latest orders of a client. */
export const ordersOfQuery = (api: Api, of: ClientOrders) =>
  queryOptions({
    queryKey: [...orderKeys.lists, 'of-client', of],
    queryFn: async ({ signal }) =>
      (
        await api.call(
          staffEndpoints.staffOrders.list,
          { ...of, sort: 'created', direction: 'desc', page_size: shown },
          { signal },
        )
      ).data,
  });
