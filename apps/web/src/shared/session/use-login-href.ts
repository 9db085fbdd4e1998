import { useRouterState } from '@tanstack/react-router';

/** /login, with the way back to the page the visitor is on. */
export function useLoginHref(): string {
  const here = useRouterState({ select: (state) => state.location.href });
  return here === '/' ? '/login' : `/login?redirect=${encodeURIComponent(here)}`;
}
