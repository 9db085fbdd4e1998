import { profileEndpoints } from '@sporta/contract';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import type { Api } from '../../../lib/api.ts';
import { useApi } from '../../../lib/use-api.ts';

const offerKey = ['create-offer'] as const;

/** The personal offer and the products it may fall on; without `offer` when none is running. */
export function offerQuery(api: Api, hash: string) {
  return queryOptions({
    queryKey: [...offerKey, hash],
    queryFn: async ({ signal }) => (await api.call(profileEndpoints.offers.products, { hash }, { signal })).data,
  });
}

/** Puts the discount on the chosen products; prices change at once everywhere. */
export function useActivateOffer() {
  const api = useApi();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (productIds: number[]) => api.call(profileEndpoints.offers.activate, { product_ids: productIds }),
    onSuccess: () => {
      const keepsPrices = new Set(['session', 'navigation', 'addresses', 'user-detail']);
      return queryClient.invalidateQueries({ predicate: ({ queryKey }) => !keepsPrices.has(String(queryKey[0])) });
    },
  });
}
