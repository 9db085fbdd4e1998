import { createFileRoute } from '@tanstack/react-router';
import { AddressesPage } from '../../features/account/index.ts';
import { shopName } from '../../lib/shop-name.ts';
import { addressesQuery } from '../../shared/address/index.ts';

export const Route = createFileRoute('/_shop/profile/addresses/')({
  loader: async ({ context: { queryClient, api } }) => {
    await queryClient.ensureQueryData(addressesQuery(api)).catch(() => undefined);
  },
  head: () => ({ meta: [{ title: `I tuoi indirizzi — ${shopName()}` }] }),
  component: AddressesPage,
});
