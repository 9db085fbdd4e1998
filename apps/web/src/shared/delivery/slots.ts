import { type Cart, endpoints } from '@sporta/contract';
import { queryOptions } from '@tanstack/react-query';
import type { Api } from '../../lib/api.ts';

export const timeslotsKey = ['timeslots'] as const;

/** More days than any shop opens: the answer has those that are open. */
const ALL_DAYS = 31;

/** The slots of all open days for the address of the cart; costs depend on what is in it. */
export function timeslotsQuery(api: Api, cart: Cart | undefined) {
  const where = cart?.shippingAddress;
  return queryOptions({
    queryKey: [...timeslotsKey, where?.deliveryServiceId, where?.warehouseId, where?.postalcode, cart?.totalPrice],
    queryFn: async ({ signal }) =>
      (await api.call(endpoints.delivery.timeslots, { days: ALL_DAYS }, { signal })).data.days,
    enabled: where !== undefined,
    staleTime: 5_000,
  });
}

export function deliveryServicesQuery(api: Api) {
  return queryOptions({
    queryKey: ['delivery-services'],
    queryFn: async ({ signal }) => (await api.call(endpoints.delivery.services, {}, { signal })).data.deliveryServices,
    staleTime: 10 * 60_000,
  });
}

export function storesQuery(api: Api) {
  return queryOptions({
    queryKey: ['stores'],
    queryFn: async ({ signal }) => (await api.call(endpoints.stores.search, {}, { signal })).data.warehouses,
    staleTime: 10 * 60_000,
  });
}
