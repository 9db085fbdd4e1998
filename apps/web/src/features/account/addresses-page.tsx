import { type Cart, endpoints, type UserAddress } from '@sporta/contract';
import { deliveryServiceIds } from '@sporta/contract/constants.ts';
import { formatDayLong } from '@sporta/domain';
import {
  Button,
  ButtonLink,
  ConfirmProvider,
  EmptyState,
  Note,
  RowsSkeleton,
  Tag,
  toast,
  useConfirm,
} from '@sporta/ui';
import { MapPinDuotone } from '@sporta/ui/icons/MapPinDuotone.ts';
import { PlusBold } from '@sporta/ui/icons/PlusBold.ts';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { focusHeading } from '../../lib/focus.ts';
import { useApi } from '../../lib/use-api.ts';
import { addressesKey, addressesQuery } from '../../shared/address/index.ts';
import { reloadPurchase, useCart } from '../../shared/cart/index.ts';
import { placeLine, streetLine } from '../../shared/delivery/index.ts';
import { messageOf } from '../../shared/errors/index.ts';
import { useSession } from '../../shared/session/index.ts';

const NEW = '/profile/addresses/manage';

/** /profile/addresses */
export function AddressesPage() {
  const { data: addresses, error } = useQuery(addressesQuery(useApi()));
  return (
    <ConfirmProvider>
      <div className="page-title">
        <h1>I tuoi indirizzi</h1>
        <ButtonLink href={NEW}>
          <PlusBold />
          Nuovo indirizzo
        </ButtonLink>
      </div>
      {error ? (
        <Note kind="err">{messageOf(error, 'Non riusciamo a leggere i tuoi indirizzi: riprova.')}</Note>
      ) : !addresses ? (
        <RowsSkeleton count={3} label="Carico gli indirizzi" />
      ) : addresses.length === 0 ? (
        <EmptyState
          icon={MapPinDuotone}
          title="Manca l’indirizzo"
          body="Serve per sapere quali prodotti e quali orari hai a disposizione."
          actions={<ButtonLink href={NEW}>Scegli l’indirizzo</ButtonLink>}
        />
      ) : (
        <ul className="address-list">
          {addresses.map((address) => (
            <AddressCard key={address.userAddressId} address={address} />
          ))}
        </ul>
      )}
    </ConfirmProvider>
  );
}

function AddressCard({ address }: { address: UserAddress }) {
  const confirm = useConfirm();
  const { remove, makeMain } = useAddressActions();
  const { addressName } = address;
  const cart = useCart();
  const { isInPerson } = useSession();
  const ask = async () => {
    const yes = await confirm({
      title: `Eliminare l’indirizzo ${addressName}?`,
      body: ['Gli ordini già fatti restano come sono.', whatIsLost(cart, address)].filter(Boolean).join(' '),
    });
    if (yes) remove.mutate(address);
  };
  return (
    <li className="panel address-card">
      <div className="address-head">
        <h2>{addressName}</h2>
        {address.isDefault ? <Tag tone="green">Principale</Tag> : null}
        {address.covered === false ? <Tag tone="warn">Non ci arriviamo ancora</Tag> : null}
      </div>
      <p>{streetLine(address)}</p>
      <p className="muted small">{placeLine(address)}</p>
      {address.notes ? <p className="muted small">{address.notes}</p> : null}
      {isInPerson ? (
        <div className="address-acts">
          <ButtonLink kind="soft" size="sm" href={`${NEW}/${address.userAddressId}`}>
            Modifica
            <span className="sr"> {addressName}</span>
          </ButtonLink>
          {address.isDefault ? null : (
            <Button kind="line" size="sm" busy={makeMain.isPending} onClick={() => makeMain.mutate(address)}>
              Usa come principale
              <span className="sr"> {addressName}</span>
            </Button>
          )}
          <Button kind="quiet" size="sm" busy={remove.isPending} onClick={() => void ask()}>
            Elimina
            <span className="sr"> {addressName}</span>
          </Button>
        </div>
      ) : null}
    </li>
  );
}

/** What an open cart loses with its address; empty when it goes elsewhere. */
function whatIsLost(cart: Cart | undefined, { userAddressId }: UserAddress): string {
  const { shippingAddress: to, timeslot } = cart ?? {};
  if (to?.deliveryServiceId !== deliveryServiceIds.home || to.userAddressId !== userAddressId) return '';
  const slot = timeslot ? `, e la fascia di ${formatDayLong(timeslot.date)} si libera` : '';
  return `La spesa nel carrello va qui: dovrai scegliere un altro indirizzo${slot}.`;
}

function useAddressActions() {
  const api = useApi();
  const queryClient = useQueryClient();
  const onSuccess = (addresses: UserAddress[]) => {
    queryClient.setQueryData(addressesKey, addresses);
    // the button that was pressed is gone
    focusHeading();
    void reloadPurchase(queryClient);
  };
  const onError = (error: unknown) => toast.error(messageOf(error, 'L’indirizzo non è stato cambiato: riprova.'));
  const remove = useMutation({
    mutationFn: async ({ userAddressId }: UserAddress) => {
      const { data, response } = await api.call(endpoints.addresses.remove, { user_address_id: userAddressId });
      for (const warning of response.warningsMessage) toast.warning(warning);
      return data.userAddresses;
    },
    onSuccess,
    onError,
  });
  const makeMain = useMutation({
    mutationFn: async ({ userAddressId }: UserAddress) =>
      (await api.call(endpoints.addresses.setDefault, { user_address_id: userAddressId })).data.userAddresses,
    onSuccess,
    onError,
  });
  return { remove, makeMain };
}
