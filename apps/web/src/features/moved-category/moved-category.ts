import { useRouter, useRouterState } from '@tanstack/react-router';
import { useEffect } from 'react';
import { useApi } from '../../lib/use-api.ts';
import { useShopHash } from '../../shared/cart/index.ts';
import { slugOfNumber } from '../../shared/departments/index.ts';

/**
 * Leads on from the name a category had before, where its number stands beside it (`?categoryId=`, specification, section 2). The server
 * redirects such addresses; links within a page, and the app, do not come by it.
 */
export function MovedCategory(): null {
  const router = useRouter();
  const api = useApi();
  const hash = useShopHash();
  const href = useRouterState({ select: ({ location }) => location.href });
  const missing = useRouterState({ select: ({ matches }) => matches.some(({ status }) => status === 'notFound') });
  useEffect(() => {
    if (!missing) return;
    void slugOfNumber(api, hash, router.state.location.searchStr).then(
      (slug) => {
        // Whoever went on meanwhile stays there.
        if (slug && router.state.location.href === href) void router.navigate({ to: `/${slug}`, replace: true });
      },
      () => undefined, // the page says that it is not there
    );
  }, [api, hash, router, href, missing]);
  return null;
}
