import { profileEndpoints, type RewardsCart } from '@sporta/contract';
import { type QueryClient, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import type { Api } from '../../../lib/api.ts';
import { useApi } from '../../../lib/use-api.ts';

const rewardsCartKey = ['rewards-cart'] as const;
const requestsKey = ['reward-requests'] as const;

/** The catalogue of rewards. */
export function rewardsQuery(api: Api) {
  return queryOptions({
    queryKey: ['rewards'],
    queryFn: async ({ signal }) => (await api.call(profileEndpoints.rewards.list, {}, { signal })).data,
  });
}

/** Rewards chosen so far. */
export function rewardsCartQuery(api: Api) {
  return queryOptions({
    queryKey: rewardsCartKey,
    queryFn: async ({ signal }) => (await api.call(profileEndpoints.rewards.cartView, {}, { signal })).data.rewardsCart,
  });
}

/** Rewards asked for, the latest first. */
export function rewardRequestsQuery(api: Api) {
  return queryOptions({
    queryKey: requestsKey,
    queryFn: async ({ signal }) => (await api.call(profileEndpoints.rewards.requested, {}, { signal })).data.requests,
  });
}

interface Change {
  rewardId: number;
  /** How many there are now. */
  from: number;
  /** How many there should be; 0 takes it off. */
  to: number;
}

/** Chooses, changes and takes off rewards. */
export function useChangeReward() {
  const api = useApi();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: async ({ rewardId, from, to }: Change): Promise<RewardsCart> => {
      const { data } =
        to === 0
          ? await api.call(profileEndpoints.rewards.cartRemove, { reward_id: rewardId })
          : from === 0
            ? await api.call(profileEndpoints.rewards.cartAdd, { reward_id: rewardId, quantity: to })
            : await api.call(profileEndpoints.rewards.cartUpdate, { reward_id: rewardId, quantity: to });
      return data.rewardsCart;
    },
    onSuccess: (cart) => queryClient.setQueryData(rewardsCartKey, cart),
  });
}

/** Spends the points. `warehouseId` undefined = with the next order. */
export function useRequestRewards() {
  const api = useApi();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: async (warehouseId: number | undefined) =>
      (await api.call(profileEndpoints.rewards.cartRequest, { warehouse_id: warehouseId })).data.request,
    onSuccess: () => forgetPoints(queryClient),
  });
}

/** Calls a request off; its points come back. */
export function useCancelRequest() {
  const api = useApi();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: async (requestId: number) =>
      (await api.call(profileEndpoints.rewards.cancelRequest, { reward_request_id: requestId })).data.request,
    // whether it went or was too late: what the page shows is no longer true
    onSettled: () => forgetPoints(queryClient),
  });
}

/** Points were spent or came back: everything that shows them is read again. */
function forgetPoints(queryClient: QueryClient): void {
  for (const queryKey of [rewardsCartKey, requestsKey, ['rewards'], ['points'], ['session']]) {
    void queryClient.invalidateQueries({ queryKey });
  }
}
