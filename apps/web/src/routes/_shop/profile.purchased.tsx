import { createFileRoute } from '@tanstack/react-router';
import { PurchasesPage, purchasesQuery } from '../../features/orders/index.ts';
import { shopName } from '../../lib/shop-name.ts';
import { knownShopHash } from '../../shared/cart/index.ts';

export const Route = createFileRoute('/_shop/profile/purchased')({
  loader: async ({ context: { queryClient, api } }) => {
    await queryClient
      .ensureInfiniteQueryData(purchasesQuery(api, 'often', knownShopHash(queryClient)))
      .catch(() => undefined);
  },
  head: () => ({ meta: [{ title: `Già acquistati — ${shopName()}` }] }),
  component: PurchasesPage,
});
