import { endpoints, type SessionUser } from '@sporta/contract';
import { type QueryClient, queryOptions, useQuery } from '@tanstack/react-query';
import type { Api } from '../../lib/api.ts';
import { useApi } from '../../lib/use-api.ts';

export type Session = SessionUser;

const anonymous: Session = { userId: 0 };
const sessionKey = ['session'] as const;

/** Who is logged in; `userId` 0 = nobody. A shop that cannot say changes nothing: its pages still show. */
export function sessionQuery(api: Api) {
  return queryOptions({
    queryKey: sessionKey,
    queryFn: async ({ signal, client }): Promise<Session> => {
      try {
        return (await api.call(endpoints.session.test, {}, { signal })).user;
      } catch {
        // A network that fails logs nobody out.
        return knownSession(client);
      }
    },
    staleTime: 5 * 60_000,
  });
}

export interface SessionView {
  user: Session;
  isLoggedIn: boolean;
  /** Logged in, and nobody of the staff buys for them: what is the customer's alone may be asked for. */
  isInPerson: boolean;
}

export function useSession(): SessionView {
  const { data = anonymous } = useQuery(sessionQuery(useApi()));
  const isLoggedIn = data.userId !== 0;
  return { user: data, isLoggedIn, isInPerson: isLoggedIn && !data.actedBy };
}

/** What the cache knows of the session, without asking. */
export function knownSession(queryClient: QueryClient): Session {
  return queryClient.getQueryData<Session>(sessionKey) ?? anonymous;
}

export function setSession(queryClient: QueryClient, user: Session | undefined): void {
  queryClient.setQueryData<Session>(sessionKey, user ?? anonymous);
}
