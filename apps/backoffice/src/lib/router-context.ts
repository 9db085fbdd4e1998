import type { QueryClient } from '@tanstack/react-query';
import type { Api } from './api.ts';

/** What every route is given to load its page with. */
export interface RouterContext {
  queryClient: QueryClient;
  api: Api;
}
