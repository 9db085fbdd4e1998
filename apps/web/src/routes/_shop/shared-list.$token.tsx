import { createFileRoute } from '@tanstack/react-router';
import { SharedListPage, sharedListQuery } from '../../features/lists/index.ts';
import { shopName } from '../../lib/shop-name.ts';
import { knownShopHash } from '../../shared/cart/index.ts';

/** For everybody who has the link; the code in it must not reach other sites, nor search engines. */
export const Route = createFileRoute('/_shop/shared-list/$token')({
  loader: async ({ context: { queryClient, api }, params }) => {
    await queryClient
      .ensureQueryData(sharedListQuery(api, params.token, knownShopHash(queryClient)))
      .catch(() => undefined);
  },
  head: () => ({
    meta: [
      { title: `Lista condivisa — ${shopName()}` },
      { name: 'robots', content: 'noindex' },
      { name: 'referrer', content: 'no-referrer' },
    ],
  }),
  component: SharedListRoute,
});

function SharedListRoute() {
  const { token } = Route.useParams();
  return <SharedListPage token={token} />;
}
