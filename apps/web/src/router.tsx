import { QueryClient } from '@tanstack/react-query';
import { createRouter as createTanStackRouter } from '@tanstack/react-router';
import { setupRouterSsrQueryIntegration } from '@tanstack/react-router-ssr-query';
import { NotFoundPage } from './features/shell/not-found-page.tsx';
import { ServiceDownPage } from './features/shell/service-down-page.tsx';
import type { Api } from './lib/api.ts';
import { routeTree } from './routeTree.gen.ts';

export interface RouterContext {
  queryClient: QueryClient;
  api: Api;
  /** Scheme and host of the shop as the visitor sees it, for canonical links and structured data. */
  origin: string;
  /** Known on the server only; the browser hydrates the document it was given. */
  assets: DocumentAssets | undefined;
}

/** Addresses of the built browser files, for the document head; known on the server only. */
export interface DocumentAssets {
  script: string;
  styles: string[];
  preloads: string[];
}

interface RouterInput {
  api: Api;
  origin: string;
  nonce?: string;
  assets?: DocumentAssets;
}

/** One router per request on the server, one per page in the browser. */
export function createRouter({ api, origin, nonce, assets }: RouterInput) {
  const queryClient = new QueryClient({
    defaultOptions: { queries: { staleTime: 30_000, retry: 1, refetchOnWindowFocus: false } },
  });
  const router = createTanStackRouter({
    routeTree,
    context: { queryClient, api, origin, assets } satisfies RouterContext,
    defaultPreload: 'intent',
    defaultPreloadStaleTime: 0,
    scrollRestoration: true,
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
