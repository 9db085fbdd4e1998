import { AnnouncerProvider } from '@sporta/ui/components/announcer/Announcer.tsx';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { createMemoryHistory, createRootRoute, createRouter, RouterProvider } from '@tanstack/react-router';
import { type RenderResult, render } from '@testing-library/react';
import type { ReactNode } from 'react';

/**
 * For tests: draws a part of the Banco with what a page gives it: an address, what was asked for, and calls. It is there once the router
 * has found its page.
 * @param api answers the calls of the part
 */
export function renderInBanco(part: () => ReactNode, api: unknown = {}): RenderResult {
  const queryClient = new QueryClient();
  const router = createRouter({
    routeTree: createRootRoute({ component: part }),
    history: createMemoryHistory({ initialEntries: ['/'] }),
    context: { api, queryClient } as never,
  });
  return render(
    <QueryClientProvider client={queryClient}>
      <AnnouncerProvider>
        <RouterProvider router={router as never} />
      </AnnouncerProvider>
    </QueryClientProvider>,
  );
}
