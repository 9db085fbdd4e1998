import { profileEndpoints } from '@sporta/contract';
import { queryOptions } from '@tanstack/react-query';
import type { Api } from '../../lib/api.ts';

export const fiscalPersonsKey = ['fiscal-persons'] as const;

/** Who invoices can be made out to, the main one first. */
export function fiscalPersonsQuery(api: Api) {
  return queryOptions({
    queryKey: fiscalPersonsKey,
    queryFn: async ({ signal }) => (await api.call(profileEndpoints.fiscal.list, {}, { signal })).data.fiscalPersons,
  });
}
