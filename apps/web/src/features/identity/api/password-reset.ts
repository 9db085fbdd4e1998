import { endpoints } from '@sporta/contract';
import { queryOptions } from '@tanstack/react-query';
import type { Api } from '../../../lib/api.ts';

/** What the link of the mail carries. */
export interface ResetLink {
  email?: string | undefined;
  login?: string | undefined;
  token?: string | undefined;
}

/** Sends the mail with the link. The answer is the same for accounts that do not exist. */
export function requestReset(api: Api, account: string) {
  return api.call(
    endpoints.account.passwordResetTokenRequest,
    account.includes('@') ? { e_mail: account } : { login: account },
  );
}

/** Whether a link is still good, before anybody thinks of a new password. */
export function resetLinkQuery(api: Api, { email, login, token = '' }: ResetLink) {
  return queryOptions({
    queryKey: ['reset-link', email, login, token],
    queryFn: async ({ signal }) => {
      await api.call(
        endpoints.account.passwordResetTokenCheck,
        { e_mail: email, login, reset_token: token },
        { signal },
      );
      return true;
    },
    enabled: token !== '' && Boolean(email || login),
    retry: false,
    staleTime: Number.POSITIVE_INFINITY,
  });
}

export function resetPassword(api: Api, { email, login, token = '' }: ResetLink, password: string) {
  return api.call(endpoints.account.passwordReset, { e_mail: email, login, reset_token: token, password });
}
