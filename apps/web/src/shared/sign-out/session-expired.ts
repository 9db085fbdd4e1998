import { isApiError } from '@sporta/contract';
import type { QueryClient } from '@tanstack/react-query';
import { dropCart } from '../cart/index.ts';
import { knownSession, setSession } from '../session/index.ts';

interface Navigator {
  state: { location: { href: string; pathname: string } };
  navigate: (to: { to: '/login'; search: { redirect: string } }) => unknown;
}

/** HTTP 419: the session has ended; the customer logs in again and comes back here (specification, section 4). */
export function onSessionExpired(error: unknown, queryClient: QueryClient, router: Navigator): void {
  if (!isApiError(error) || error.kind !== 'loginNeeded') return;
  if (knownSession(queryClient).userId === 0 && router.state.location.pathname === '/login') return;
  setSession(queryClient, undefined);
  dropCart(queryClient);
  void router.navigate({ to: '/login', search: { redirect: router.state.location.href } });
}
