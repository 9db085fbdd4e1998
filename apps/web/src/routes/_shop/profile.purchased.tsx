import { createFileRoute } from '@tanstack/react-router';
import { PurchasesPage, purchasesQuery } from '../../features/orders/index.ts';
import { shopName } from '../../lib/shop-name.ts';
import { knownShopHash } from '../../shared/cart/index.ts';

export const Route = createFileRoute('/_shop/profile/purchased')({
  // The page knows the orders: here they would be loaded by every visitor of the shop.
  validateSearch: (search): { ordine?: string } => search,
  loader: async ({ context: { queryClient, api }, location }) => {
    if (location.searchStr) return;
    await queryClient
      .ensureInfiniteQueryData(purchasesQuery(api, 'often', knownShopHash(queryClient)))
      .catch(() => undefined);
  },
  head: () => ({ meta: [{ title: `Già acquistati — ${shopName()}` }] }),
  component: PurchasesRoute,
});

function PurchasesRoute() {
  const navigate = Route.useNavigate();
  return (
    <PurchasesPage
      wanted={Route.useSearch().ordine}
      onSort={(sort) =>
        void navigate({ search: sort === 'often' ? {} : { ordine: sort }, replace: true, resetScroll: false })
      }
    />
  );
}
