import { isApiError } from '@sporta/contract';
import { MutationCache, QueryCache, QueryClient } from '@tanstack/react-query';
import { createRouter as createTanStackRouter } from '@tanstack/react-router';
import { setupRouterSsrQueryIntegration } from '@tanstack/react-router-ssr-query';
import { NotFoundPage, ServiceDownPage } from './features/shell/index.ts';
import type { Api } from './lib/api.ts';
import type { DocumentAssets } from './lib/document-assets.ts';
import type { RouterContext } from './lib/router-context.ts';
import { parseSearch, stringifySearch } from './lib/search-params.ts';
import type { WebSettings } from './lib/web-settings.ts';
import { allOverlays } from './overlays.ts';
import { routeTree } from './routeTree.gen.ts';
import { registerOverlays } from './shared/overlays/index.ts';
import { onSessionExpired } from './shared/sign-out/index.ts';

registerOverlays(allOverlays);

interface RouterInput {
  api: Api;
  origin: string;
  nonce?: string;
  assets?: DocumentAssets;
  settings?: WebSettings;
  lateParts?: RouterContext['lateParts'];
}

/** Refusals are final; what may be a hiccup of the network is tried once more. */
function shouldRetry(failures: number, error: Error): boolean {
  const passing = !isApiError(error) || ['network', 'unavailable', 'server'].includes(error.kind);
  return typeof window !== 'undefined' && passing && failures < 1;
}

/** One router per request on the server, one per page in the browser. */
export function createRouter({ api, origin, nonce, assets, settings, lateParts }: RouterInput) {
  const onError = (error: unknown) => {
    if (typeof window !== 'undefined') onSessionExpired(error, queryClient, router);
  };
  const queryClient: QueryClient = new QueryClient({
    defaultOptions: {
      // Without a network the worker answers, and a change says at once that it waits: nothing is held back.
      queries: { staleTime: 30_000, retry: shouldRetry, refetchOnWindowFocus: false, networkMode: 'always' },
      mutations: { networkMode: 'always' },
    },
    queryCache: new QueryCache({ onError }),
    mutationCache: new MutationCache({ onError }),
  });
  // A page that opens is where the browser puts it, and where somebody has scrolled to before the program came.
  let isDrawn = false;
  const router = createTanStackRouter({
    routeTree,
    context: { queryClient, api, origin, assets, settings, lateParts } satisfies RouterContext,
    defaultPreload: 'intent',
    defaultPreloadStaleTime: 0,
    defaultPendingMs: 250,
    scrollRestoration: () => isDrawn,
    parseSearch,
    stringifySearch,
    defaultNotFoundComponent: NotFoundPage,
    defaultErrorComponent: ServiceDownPage,
    ssr: nonce ? { nonce } : undefined,
  });
  setupRouterSsrQueryIntegration({ router, queryClient });
  router.subscribe('onRendered', () => {
    isDrawn = true;
  });
  return router;
}

declare module '@tanstack/react-router' {
  interface Register {
    router: ReturnType<typeof createRouter>;
  }
}
