import { createFileRoute } from '@tanstack/react-router';
import { AddressPage } from '../../features/account/index.ts';
import { parseOptionalId } from '../../lib/parse-optional-id.ts';
import { shopName } from '../../lib/shop-name.ts';
import { addressesQuery } from '../../shared/address/index.ts';

export const Route = createFileRoute('/_shop/profile/addresses/manage/{-$addressId}')({
  loader: async ({ context: { queryClient, api }, params }) => {
    parseOptionalId(params.addressId);
    await queryClient.ensureQueryData(addressesQuery(api)).catch(() => undefined);
  },
  head: () => ({ meta: [{ title: `Indirizzo — ${shopName()}` }] }),
  component: AddressRoute,
});

function AddressRoute() {
  const { addressId } = Route.useParams();
  return <AddressPage addressId={parseOptionalId(addressId)} />;
}
