import { createFileRoute } from '@tanstack/react-router';
import { AddressesPage } from '../../features/account/addresses-page.tsx';
import { addressesQuery } from '../../features/delivery/api/addresses.ts';

export const Route = createFileRoute('/_shop/profile/addresses/')({
  loader: async ({ context: { queryClient, api } }) => {
    await queryClient.ensureQueryData(addressesQuery(api)).catch(() => undefined);
  },
  head: () => ({ meta: [{ title: 'I tuoi indirizzi — Sporta' }] }),
  component: AddressesPage,
});
