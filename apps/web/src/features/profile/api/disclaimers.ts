import { endpoints } from '@sporta/contract';
import { queryOptions } from '@tanstack/react-query';
import type { Api } from '../../../lib/api.ts';

/** Registration texts, and those asked outside of it: newsletter, loyalty card. */
const MODULES = [2, 3] as const;

export const userDisclaimersKey = ['user-disclaimers'] as const;

/** Every text with what the customer answered last. */
export function userDisclaimersQuery(api: Api) {
  return queryOptions({
    queryKey: userDisclaimersKey,
    queryFn: async ({ signal }) => {
      const answers = await Promise.all(
        MODULES.map((id) =>
          api.call(endpoints.disclaimers.listByType, { registration_module_type_id: id }, { signal }),
        ),
      );
      return answers.flatMap(({ data }) => data.disclaimers);
    },
  });
}

/** Records an answer with its date. */
export function answerDisclaimer(api: Api, disclaimerId: number, accepted: boolean) {
  return api.call(endpoints.disclaimers.update, { disclaimers: [{ disclaimer_id: disclaimerId, accepted }] });
}
