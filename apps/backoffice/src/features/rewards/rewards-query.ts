import { type StaffRewardRequest, staffEndpoints } from '@sporta/contract';
import type { RewardTab } from '@sporta/contract/staff-reward-words.ts';
import { keepPreviousData, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import type { Api } from '../../lib/api.ts';
import { useApi } from '../../lib/use-api.ts';

const { staffRewards } = staffEndpoints;
const rewardsKey = ['rewards'] as const;

export interface RewardsSearch {
  tab?: RewardTab | undefined;
  page?: number | undefined;
}

/** A page of requests; the one before stays on the screen while the next comes. */
export const rewardsQuery = (api: Api, search: RewardsSearch) =>
  queryOptions({
    queryKey: [...rewardsKey, search],
    queryFn: async ({ signal }) => (await api.call(staffRewards.list, search, { signal })).data,
    placeholderData: keepPreviousData,
    refetchInterval: 60_000,
  });

/** What is done with a request; afterwards the list is read again. */
export function useRewardActs() {
  const api = useApi();
  const queries = useQueryClient();
  const again = () => queries.invalidateQueries({ queryKey: rewardsKey });
  const act = <Input>(call: (input: Input) => Promise<{ data: { request: StaffRewardRequest } }>) => ({
    mutationFn: async (input: Input) => (await call(input)).data.request,
    onSettled: again,
  });
  const prepare = useMutation(
    act(({ id, ready }: { id: number; ready: boolean }) =>
      api.call(staffRewards.prepare, { reward_request_id: id, ready }),
    ),
  );
  const handOver = useMutation(act((id: number) => api.call(staffRewards.handOver, { reward_request_id: id })));
  const refuse = useMutation(
    act(({ id, reason }: { id: number; reason: string }) =>
      api.call(staffRewards.refuse, { reward_request_id: id, reason }),
    ),
  );
  return { prepare, handOver, refuse };
}
