import { endpoints } from '@sporta/contract';
import { queryOptions } from '@tanstack/react-query';
import type { Api } from '../../../lib/api.ts';
import { approvalsKey } from '../../../shared/orders/index.ts';

export const peopleKey = ['company-people'] as const;

/** The people of the company, masters first, and who was invited. */
export function peopleQuery(api: Api) {
  return queryOptions({
    queryKey: peopleKey,
    queryFn: async ({ signal }) => (await api.call(endpoints.company.users, {}, { signal })).data,
  });
}

/** Orders above somebody's limit, those that wait first. */
export function approvalsQuery(api: Api) {
  return queryOptions({
    queryKey: approvalsKey,
    queryFn: async ({ signal }) => (await api.call(endpoints.company.approvals, {}, { signal })).data,
  });
}
