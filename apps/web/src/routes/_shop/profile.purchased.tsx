import { createFileRoute } from '@tanstack/react-router';
import { knownShopHash } from '../../features/cart/model/index.ts';
import { purchasesQuery } from '../../features/orders/api/purchases.ts';
import { PurchasesPage } from '../../features/orders/purchases-page.tsx';

export const Route = createFileRoute('/_shop/profile/purchased')({
  loader: async ({ context: { queryClient, api } }) => {
    await queryClient
      .ensureInfiniteQueryData(purchasesQuery(api, 'often', knownShopHash(queryClient)))
      .catch(() => undefined);
  },
  head: () => ({ meta: [{ title: 'Già acquistati — Sporta' }] }),
  component: PurchasesPage,
});
