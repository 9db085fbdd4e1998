import { staffEndpoints } from '@sporta/contract';
import { queryOptions } from '@tanstack/react-query';
import type { Api } from '../../lib/api.ts';
import { orderKeys } from '../../shared/live/index.ts';

/** One order whole. Reading it is written down: it holds a customer's data. */
export const orderQuery = (api: Api, orderId: number) =>
  queryOptions({
    queryKey: orderKeys.one(orderId),
    queryFn: async ({ signal }) =>
      (await api.call(staffEndpoints.staffOrders.detail, { order_id: orderId }, { signal })).data.order,
  });
