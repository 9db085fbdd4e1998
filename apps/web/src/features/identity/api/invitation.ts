import { endpoints } from '@sporta/contract';
import { queryOptions } from '@tanstack/react-query';
import type { Api } from '../../../lib/api.ts';

export interface Invitation {
  companyName: string;
  email: string;
  hasAccount: boolean;
}

/** Who invites whom, by the code of the mail. */
export function invitationQuery(api: Api, token: string) {
  return queryOptions({
    queryKey: ['invitation', token],
    queryFn: async ({ signal }): Promise<Invitation> =>
      (await api.call(endpoints.company.invitation, { token }, { signal })).data,
    retry: false,
    staleTime: 60_000,
  });
}
