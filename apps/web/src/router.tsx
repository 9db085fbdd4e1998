import { isApiError } from '@sporta/contract';
import { MutationCache, QueryCache, QueryClient } from '@tanstack/react-query';
import { createRouter as createTanStackRouter } from '@tanstack/react-router';
import { setupRouterSsrQueryIntegration } from '@tanstack/react-router-ssr-query';
import { onSessionExpired } from './features/session/model/session-expired.ts';
import { NotFoundPage } from './features/shell/not-found-page.tsx';
import { ServiceDownPage } from './features/shell/service-down-page.tsx';
import type { Api } from './lib/api.ts';
import type { DocumentAssets } from './lib/document-assets.ts';
import { parseSearch, stringifySearch } from './lib/search-params.ts';
import type { WebSettings } from './lib/web-settings.ts';
import { routeTree } from './routeTree.gen.ts';

export interface RouterContext {
  queryClient: QueryClient;
  api: Api;
  /** Scheme and host of the shop as the visitor sees it, for canonical links and structured data. */
  origin: string;
  /** Known on the server only; the browser hydrates the document it was given. */
  assets: DocumentAssets | undefined;
  /** Known on the server only; in the browser `webSettings()` reads them off the page. */
  settings: WebSettings | undefined;
}

interface RouterInput {
  api: Api;
  origin: string;
  nonce?: string;
  assets?: DocumentAssets;
  settings?: WebSettings;
}

/** Refusals are final; what may be a hiccup of the network is tried once more. */
function shouldRetry(failures: number, error: Error): boolean {
  const passing = !isApiError(error) || ['network', 'unavailable', 'server'].includes(error.kind);
  return typeof window !== 'undefined' && passing && failures < 1;
}

/** One router per request on the server, one per page in the browser. */
export function createRouter({ api, origin, nonce, assets, settings }: RouterInput) {
  const onError = (error: unknown) => {
    if (typeof window !== 'undefined') onSessionExpired(error, queryClient, router);
  };
  const queryClient: QueryClient = new QueryClient({
    defaultOptions: { queries: { staleTime: 30_000, retry: shouldRetry, refetchOnWindowFocus: false } },
    queryCache: new QueryCache({ onError }),
    mutationCache: new MutationCache({ onError }),
  });
  const router = createTanStackRouter({
    routeTree,
    context: { queryClient, api, origin, assets, settings } satisfies RouterContext,
    defaultPreload: 'intent',
    defaultPreloadStaleTime: 0,
    defaultPendingMs: 250,
    scrollRestoration: true,
    parseSearch,
    stringifySearch,
    defaultNotFoundComponent: NotFoundPage,
    defaultErrorComponent: ServiceDownPage,
    ssr: nonce ? { nonce } : undefined,
  });
  setupRouterSsrQueryIntegration({ router, queryClient });
  return router;
}

declare module '@tanstack/react-router' {
  interface Register {
    router: ReturnType<typeof createRouter>;
  }
}
