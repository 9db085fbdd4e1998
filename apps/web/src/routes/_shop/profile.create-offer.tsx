import { createFileRoute } from '@tanstack/react-router';
import { knownShopHash } from '../../features/cart/model/index.ts';
import { offerQuery } from '../../features/rewards/api/offer.ts';
import { CreateOfferPage } from '../../features/rewards/create-offer-page.tsx';

export const Route = createFileRoute('/_shop/profile/create-offer')({
  loader: async ({ context: { queryClient, api } }) => {
    await queryClient.ensureQueryData(offerQuery(api, knownShopHash(queryClient))).catch(() => undefined);
  },
  head: () => ({ meta: [{ title: 'Crea la tua offerta — Sporta' }] }),
  component: CreateOfferPage,
});
