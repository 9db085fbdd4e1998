import type { Cart, UserAddress } from '@sporta/contract';
import { deliveryServiceIds } from '@sporta/contract/constants.ts';
import { Button, EmptyState, IconButton, Note, RadioCards, RowsSkeleton } from '@sporta/ui';
import { MapPinDuotone } from '@sporta/ui/icons/MapPinDuotone.ts';
import { PencilSimple } from '@sporta/ui/icons/PencilSimple.ts';
import { PlusBold } from '@sporta/ui/icons/PlusBold.ts';
import { useQuery } from '@tanstack/react-query';
import { useApi } from '../../lib/use-api.ts';
import { addressesQuery } from '../../shared/address/index.ts';
import { type Place, placeLine, storesOffering, storesQuery, streetLine } from '../../shared/delivery/index.ts';
import { messageOf } from '../../shared/errors/index.ts';

export interface PlaceChoiceProps {
  cart: Cart;
  busy: boolean;
  onChoose: (place: Place) => void;
}

interface AddressChoiceProps extends PlaceChoiceProps {
  /** To the places of another way of delivery. */
  onOtherWay: (deliveryServiceId: number) => void;
  onNew: () => void;
  onEdit: (address: UserAddress) => void;
}

/** The addresses of the customer; those the shop does not reach are there, and say so. */
export function AddressChoice({ cart, busy, onChoose, onOtherWay, onNew, onEdit }: AddressChoiceProps) {
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
      {addresses.every(({ covered }) => covered === false) ? <NoneReached onOtherWay={onOtherWay} /> : null}
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

/** Nothing of the list can be chosen: says so, and where the goods can be fetched. */
function NoneReached({ onOtherWay }: Pick<AddressChoiceProps, 'onOtherWay'>) {
  const { data: stores = [] } = useQuery(storesQuery(useApi()));
  const canFetch = storesOffering(stores, deliveryServiceIds.pickup).length > 0;
  return (
    <Note
      kind="warn"
      className="below"
      action={
        canFetch ? (
          <Button kind="line" size="sm" onClick={() => onOtherWay(deliveryServiceIds.pickup)}>
            Ritira in negozio
          </Button>
        ) : undefined
      }
    >
      <b>Per ora non arriviamo a nessuno dei tuoi indirizzi.</b> Aggiungine un altro
      {canFetch ? ', o passa a ritirare la spesa' : ''}.
    </Note>
  );
}
