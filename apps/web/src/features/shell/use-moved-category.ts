import { useRouter } from '@tanstack/react-router';
import { useEffect } from 'react';
import { useApi } from '../../lib/use-api.ts';
import { useShopHash } from '../../shared/cart/index.ts';
import { slugOfNumber } from '../../shared/departments/index.ts';

/**
 * Leads on from the name a category had before, where its number stands beside it (`?categoryId=`, specification, section 2). The server
 * redirects such addresses; links inside a page, and the app, do not come by it.
 */
export function useMovedCategory(): void {
  const router = useRouter();
  const api = useApi();
  const hash = useShopHash();
  const { href, searchStr } = router.state.location;
  useEffect(() => {
    void slugOfNumber(api, hash, searchStr).then(
      (slug) => {
        // Whoever went on meanwhile stays there.
        if (slug && router.state.location.href === href) void router.navigate({ to: `/${slug}`, replace: true });
      },
      () => undefined, // the page still says what it says
    );
  }, [api, hash, router, href, searchStr]);
}
