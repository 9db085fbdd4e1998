import { isApiError } from '@sporta/contract';
import { MutationCache, QueryCache, QueryClient, type QueryKey } from '@tanstack/react-query';
import { createRouter as createTanStackRouter } from '@tanstack/react-router';
import type { Api } from './lib/api.ts';
import { parseSearch, stringifySearch } from './lib/search-params.ts';
import { routeTree } from './routeTree.gen.ts';
import { meKey, signInHref } from './shared/staff/index.ts';

/** Refusals are final; what may be a hiccup of the network is tried once more. */
function shouldRetry(failures: number, error: Error): boolean {
  const passing = !isApiError(error) || ['network', 'unavailable', 'server'].includes(error.kind);
  return passing && failures < 1;
}

/**
 * The router of the Banco, with what it keeps of the answers. It is not registered with the types of TanStack Router, as one
 * program has one registered router and that is the shop's: pages go to addresses (`hrefOf`) instead of named routes.
 */
export function createRouter(api: Api) {
  const onError = (error: unknown, queryKey?: QueryKey) => {
    if (isApiError(error) && error.kind === 'loginNeeded') location.assign(signInHref());
    // Somebody locked the Banco in another tab, or took a role away: who we are is read again.
    if (isApiError(error) && error.kind === 'forbidden' && queryKey !== meKey)
      void queryClient.invalidateQueries({ queryKey: meKey });
  };
  const queryClient: QueryClient = new QueryClient({
    defaultOptions: { queries: { staleTime: 15_000, retry: shouldRetry } },
    queryCache: new QueryCache({ onError: (error, { queryKey }) => onError(error, queryKey) }),
    mutationCache: new MutationCache({ onError: (error) => onError(error) }),
  });
  return {
    queryClient,
    router: createTanStackRouter({
      routeTree,
      basepath: '/banco',
      context: { queryClient, api },
      defaultPreload: 'intent',
      defaultPreloadStaleTime: 0,
      scrollRestoration: true,
      parseSearch,
      stringifySearch,
    }),
  };
}
