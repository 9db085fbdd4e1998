import { createFileRoute } from '@tanstack/react-router';
import { GiftsBought } from '../../features/gift-vouchers/index.ts';
import { VouchersPage } from '../../features/vouchers/index.ts';
import { shopName } from '../../lib/shop-name.ts';
import { vouchersQuery } from '../../shared/vouchers/index.ts';

export const Route = createFileRoute('/_shop/profile/gifts')({
  loader: async ({ context: { queryClient, api } }) => {
    await queryClient.ensureQueryData(vouchersQuery(api, false)).catch(() => undefined);
  },
  head: () => ({ meta: [{ title: `Buoni sconto — ${shopName()}` }] }),
  component: GiftsRoute,
});

/** Vouchers of one's own, then those bought for others. */
function GiftsRoute() {
  return (
    <>
      <VouchersPage />
      <GiftsBought />
    </>
  );
}
