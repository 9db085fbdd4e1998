import { ButtonLink, EmptyState, Link, RowsSkeleton, toast } from '@sporta/ui';
import { MapPinDuotone } from '@sporta/ui/icons/MapPinDuotone.ts';
import { useQuery } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { useApi } from '../../lib/use-api.ts';
import { AddressForm, addressesQuery } from '../../shared/address/index.ts';

const ALL = '/profile/addresses';

/** /profile/addresses/manage/{addressId?}: a new address, or one to change. */
export function AddressPage({ addressId }: { addressId: number | undefined }) {
  const router = useRouter();
  const { data: addresses } = useQuery(addressesQuery(useApi()));
  const address = addresses?.find((each) => each.userAddressId === addressId);
  const back = () => void router.navigate({ href: ALL });
  return (
    <>
      <Link className="link small back" href={ALL}>
        Torna Indietro
      </Link>
      <h1 className="form-title">{addressId === undefined ? 'Nuovo indirizzo' : 'Modifica l’indirizzo'}</h1>
      {addressId !== undefined && !addresses ? (
        <RowsSkeleton count={3} label="Carico l’indirizzo" />
      ) : addressId !== undefined && !address ? (
        <EmptyState
          icon={MapPinDuotone}
          title="Questo indirizzo non c’è più"
          actions={<ButtonLink href={ALL}>I tuoi indirizzi</ButtonLink>}
        />
      ) : (
        <div className="panel narrow">
          <AddressForm
            key={addressId}
            address={address}
            onCancel={back}
            onSaved={({ addressName }) => {
              toast.success(`Indirizzo “${addressName}” salvato`);
              back();
            }}
          />
        </div>
      )}
    </>
  );
}
