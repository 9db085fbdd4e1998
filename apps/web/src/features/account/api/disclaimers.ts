import { endpoints } from '@sporta/contract';
import { queryOptions } from '@tanstack/react-query';
import type { Api } from '../../../lib/api.ts';

export const userDisclaimersKey = ['user-disclaimers'] as const;

/** The texts in force with what the customer answered last. The newsletter has a page and an answer of its own. */
export function userDisclaimersQuery(api: Api) {
  return queryOptions({
    queryKey: userDisclaimersKey,
    queryFn: async ({ signal }) => (await api.call(endpoints.disclaimers.listByType, {}, { signal })).data.disclaimers,
  });
}

/** Whether a required text waits for an answer, and the texts that are new or changed. */
export function pendingDisclaimersQuery(api: Api) {
  return queryOptions({
    queryKey: [...userDisclaimersKey, 'pending'],
    queryFn: async ({ signal }) => (await api.call(endpoints.disclaimers.check, {}, { signal })).data,
  });
}

/** Records an answer with its date. */
export function answerDisclaimer(api: Api, disclaimerId: number, accepted: boolean) {
  return api.call(endpoints.disclaimers.update, { disclaimers: [{ disclaimer_id: disclaimerId, accepted }] });
}
