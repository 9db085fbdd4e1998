import { errorStatus, type MessageError, okStatus } from '@sporta/contract';
import { AnnouncerProvider, ConfirmProvider } from '@sporta/ui';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import {
  createMemoryHistory,
  createRootRouteWithContext,
  createRoute,
  createRouter,
  RouterProvider,
} from '@tanstack/react-router';
import { configure, render } from '@testing-library/react';
import type { ReactNode } from 'react';
import { createServerApi } from '../api.ts';
import type { RouterContext } from '../router-context.ts';

// what a page loads when it opens takes longer on a machine that is busy
configure({ asyncUtilTimeout: 10_000 });

/** What the server of a test answers to a call: its data with its warnings, a refusal, or a file without an envelope. */
export type TestAnswer =
  | { data: unknown; warnings?: string[] }
  | { refusal: MessageError[]; data?: unknown }
  | { file: unknown };

export interface AskedCall {
  /** "order/report-problem" */
  path: string;
  input: Record<string, unknown>;
}

/**
 * Draws a component as a page of the shop has it: with router, queries, questions and spoken messages, on top of the true
 * client of the contract, whose server is `answer`.
 * @returns what was asked of the server, in order, and the router, to see where it went
 */
export async function renderInShop(
  node: ReactNode,
  answer: (call: AskedCall) => TestAnswer | Promise<TestAnswer> = () => ({ data: {} }),
) {
  const asked: AskedCall[] = [];
  const api = createServerApi(async (address, init) => {
    const url = new URL(String(address), 'http://shop.example');
    const input = init?.body ? JSON.parse(String(init.body)) : Object.fromEntries(url.searchParams);
    const call = { path: url.pathname.replace('/ebsn/api/', ''), input };
    asked.push(call);
    const given = await answer(call);
    if ('file' in given) return new Response(JSON.stringify(given.file));
    const body =
      'refusal' in given
        ? { response: errorStatus(given.refusal), user: { userId: 3 }, data: given.data ?? {} }
        : { response: { ...okStatus(), warningsMessage: given.warnings ?? [] }, user: { userId: 3 }, data: given.data };
    return new Response(JSON.stringify(body));
  });
  const queryClient = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  const root = createRootRouteWithContext<RouterContext>()({
    component: () => (
      <QueryClientProvider client={queryClient}>
        <AnnouncerProvider>
          <ConfirmProvider>{node}</ConfirmProvider>
        </AnnouncerProvider>
      </QueryClientProvider>
    ),
  });
  const anyPage = createRoute({ getParentRoute: () => root, path: '$' });
  const router = createRouter({
    routeTree: root.addChildren([anyPage]),
    history: createMemoryHistory({ initialEntries: ['/qui'] }),
    context: {
      queryClient,
      api,
      origin: 'http://shop.example',
      assets: undefined,
      settings: undefined,
      lateParts: undefined,
    },
  });
  await router.load();
  const view = render(<RouterProvider router={router as never} />);
  return { asked, queryClient, router, ...view };
}
