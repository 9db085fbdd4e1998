import { type LockerStation, staffEndpoints } from '@sporta/contract';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import type { Api } from '../../lib/api.ts';
import { useApi } from '../../lib/use-api.ts';
import { lockerKeys } from '../live/index.ts';

export const lockersQuery = (api: Api) =>
  queryOptions({
    queryKey: lockerKeys.all,
    queryFn: async ({ signal }) => (await api.call(staffEndpoints.staffLockers.list, {}, { signal })).data.stations,
  });

/** A change that answers with the stations as they are then. */
export function useStationAct<Given>(
  act: (api: Api, given: Given) => Promise<{ data: { stations: LockerStation[] } }>,
) {
  const api = useApi();
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (given: Given) => act(api, given),
    onSuccess: ({ data }) => queries.setQueryData(lockerKeys.all, data.stations),
  });
}
