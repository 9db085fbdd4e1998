import { createFileRoute } from '@tanstack/react-router';
import { CreateOfferPage, offerQuery } from '../../features/rewards/index.ts';
import { shopName } from '../../lib/shop-name.ts';
import { knownShopHash } from '../../shared/cart/index.ts';

export const Route = createFileRoute('/_shop/profile/create-offer')({
  loader: async ({ context: { queryClient, api } }) => {
    await queryClient.ensureQueryData(offerQuery(api, knownShopHash(queryClient))).catch(() => undefined);
  },
  head: () => ({ meta: [{ title: `Crea la tua offerta — ${shopName()}` }] }),
  component: CreateOfferPage,
});
