import { mayDo, type StaffPerson, staffEndpoints } from '@sporta/contract';
import { queryOptions, useSuspenseQuery } from '@tanstack/react-query';
import type { Api } from '../../lib/api.ts';
import { useApi } from '../../lib/use-api.ts';

export const meKey = ['staff', 'me'] as const;

/** Who sits at the Banco. */
export const meQuery = (api: Api) =>
  queryOptions({
    queryKey: meKey,
    queryFn: async ({ signal }) => (await api.call(staffEndpoints.staff.me, {}, { signal })).data.person,
    staleTime: 60_000,
  });

export const useMe = (): StaffPerson => useSuspenseQuery(meQuery(useApi())).data;

/** Whether this person may use a call: as the server decides, so that what they may not is not offered. */
export const mayUse = ({ roles }: StaffPerson, call: { roles?: Parameters<typeof mayDo>[1] }): boolean =>
  mayDo(roles, call.roles ?? []);

export const fullName = ({ firstName, lastName }: { firstName: string; lastName: string }): string =>
  `${firstName} ${lastName}`.trim();
