import { endpoints } from '@sporta/contract';
import { queryOptions } from '@tanstack/react-query';
import type { Api } from '../../../lib/api.ts';

/** Minutes change by themselves: asked again so often, in milliseconds. */
const AGAIN_MS = 20_000;

/** When the van comes to an order, and where it is while that is anybody's business. */
export const arrivalQuery = (api: Api, orderId: number) =>
  queryOptions({
    queryKey: ['order', orderId, 'arrival'],
    queryFn: async ({ signal }) =>
      (await api.call(endpoints.order.arrival, { order_id: orderId }, { signal })).data.arrival,
    refetchInterval: AGAIN_MS,
  });

/** What lies under the van; the same while it comes. */
export const arrivalStreetsQuery = (api: Api, orderId: number) =>
  queryOptions({
    queryKey: ['order', orderId, 'arrival-streets'],
    queryFn: async ({ signal }) =>
      (await api.call(endpoints.order.arrivalStreets, { order_id: orderId }, { signal })).data.streets,
    staleTime: Number.POSITIVE_INFINITY,
  });
