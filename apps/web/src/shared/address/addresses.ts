import { endpoints } from '@sporta/contract';
import { queryOptions } from '@tanstack/react-query';
import type { Api } from '../../lib/api.ts';

const MINUTE = 60_000;

export const addressesKey = ['addresses'] as const;

/** Addresses of the customer, the main one first. */
export function addressesQuery(api: Api) {
  return queryOptions({
    queryKey: addressesKey,
    queryFn: async ({ signal }) => (await api.call(endpoints.addresses.list, {}, { signal })).data.userAddresses,
    staleTime: MINUTE,
  });
}

/** Which services reach a postal code; asked once it has its five digits. */
export function coverageQuery(api: Api, postalcode: string) {
  return queryOptions({
    queryKey: ['coverage', postalcode],
    queryFn: async ({ signal }) =>
      (await api.call(endpoints.addresses.check, { postalcode }, { signal })).data.coverage,
    enabled: /^\d{5}$/.test(postalcode),
    retry: false,
    staleTime: 5 * MINUTE,
  });
}

/** Towns whose name begins with what was typed. */
export function citiesQuery(api: Api, typed: string) {
  return queryOptions({
    queryKey: ['cities', typed.toLowerCase()],
    queryFn: async ({ signal }) => (await api.call(endpoints.addresses.cities, { q: typed }, { signal })).data.cities,
    enabled: typed.length >= 2,
    retry: false,
    staleTime: 60 * MINUTE,
  });
}

export function postalcodesQuery(api: Api, city: string) {
  return queryOptions({
    queryKey: ['postalcodes', city.toLowerCase()],
    queryFn: async ({ signal }) =>
      (await api.call(endpoints.addresses.postalcodes, { city }, { signal })).data.postalcodes,
    enabled: city.length >= 2,
    retry: false,
    staleTime: 60 * MINUTE,
  });
}
