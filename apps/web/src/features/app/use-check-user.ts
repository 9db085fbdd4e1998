import { useQueryClient } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { useEffect } from 'react';
import { useApi } from '../../lib/use-api.ts';
import { cartQuery } from '../../shared/cart/index.ts';
import { sessionQuery } from '../../shared/session/index.ts';

/**
 * `checkUser` in the address: somebody may have signed in elsewhere (in the in-app browser, from a mail), so the session is asked
 * for once more and the cart loaded whatever the page knew (specification, section 4). The word leaves the address.
 */
export function useCheckUser(): void {
  const api = useApi();
  const router = useRouter();
  const queryClient = useQueryClient();
  useEffect(() => {
    const address = new URL(router.history.location.href, window.location.origin);
    if (!address.searchParams.has('checkUser')) return;
    address.searchParams.delete('checkUser');
    void (async () => {
      const user = await queryClient.fetchQuery({ ...sessionQuery(api), staleTime: 0 });
      if (user.userId !== 0) await queryClient.fetchQuery({ ...cartQuery(api), staleTime: 0 }).catch(() => undefined);
      router.history.replace(`${address.pathname}${address.search}${address.hash}`);
    })();
  }, [api, router, queryClient]);
}
