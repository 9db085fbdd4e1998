import type { Cart, UserAddress } from '@sporta/contract';
import { deliveryServiceIds } from '@sporta/contract/constants.ts';
import { Button, EmptyState, IconButton, Note, RadioCards, RowsSkeleton } from '@sporta/ui';
import { MapPinDuotone } from '@sporta/ui/icons/MapPinDuotone.ts';
import { PencilSimple } from '@sporta/ui/icons/PencilSimple.ts';
import { PlusBold } from '@sporta/ui/icons/PlusBold.ts';
import { useQuery } from '@tanstack/react-query';
import { useApi } from '../../lib/use-api.ts';
import { addressesQuery } from '../../shared/address/index.ts';
import { type Place, placeLine, streetLine } from '../../shared/delivery/index.ts';
import { messageOf } from '../../shared/errors/index.ts';

export interface PlaceChoiceProps {
  cart: Cart;
  busy: boolean;
  onChoose: (place: Place) => void;
}

interface AddressChoiceProps extends PlaceChoiceProps {
  onNew: () => void;
  onEdit: (address: UserAddress) => void;
}

/** The addresses of the customer; those the shop does not reach are there, and say so. */
export function AddressChoice({ cart, busy, onChoose, onNew, onEdit }: AddressChoiceProps) {
  const { data: addresses, error } = useQuery(addressesQuery(useApi()));
  if (error) return <Note kind="err">{messageOf(error, 'Non riusciamo a leggere i tuoi indirizzi: riprova.')}</Note>;
  if (!addresses) return <RowsSkeleton count={2} label="Carico gli indirizzi" />;
  if (addresses.length === 0) {
    return (
      <EmptyState
        icon={MapPinDuotone}
        title="Manca l’indirizzo"
        heading="h3"
        body="Serve per sapere quali prodotti e quali orari hai a disposizione."
        actions={<Button onClick={onNew}>Scegli l’indirizzo</Button>}
      />
    );
  }
  const { shippingAddress: chosen } = cart;
  const value = chosen?.deliveryServiceId === deliveryServiceIds.home ? chosen.userAddressId : undefined;
  return (
    <>
      <RadioCards
        legend="Indirizzo"
        hideLegend
        value={value === undefined ? undefined : String(value)}
        onChange={(id) => !busy && onChoose({ userAddressId: Number(id) })}
        options={addresses.map((address) => ({
          value: String(address.userAddressId),
          title: address.addressName,
          body: (
            <>
              <span className="ad-street">{streetLine(address)}</span>
              {address.covered === false
                ? `${address.postalcode} ${address.city} · non ci arriviamo`
                : placeLine(address)}
            </>
          ),
          disabled: address.covered === false,
          actions: (
            <IconButton
              icon={PencilSimple}
              label={`Modifica l’indirizzo ${address.addressName}`}
              onClick={() => onEdit(address)}
            />
          ),
        }))}
      />
      <Button kind="soft" block onClick={onNew} className="new-address">
        <PlusBold />
        Nuovo indirizzo
      </Button>
    </>
  );
}
