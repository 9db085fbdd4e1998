import { Button, Note, RadioCards, RowsSkeleton } from '@sporta/ui';
import { TextInput } from '@sporta/ui/components/form/TextInput.tsx';
import { useQuery } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { useApi } from '../../lib/use-api.ts';
import { storesOffering, storesQuery, street } from '../../shared/delivery/index.ts';
import { messageOf } from '../../shared/errors/index.ts';
import { distanceText, MAX_TEXT } from '../../shared/places/index.ts';
import { byDistance, nearby, pointOfService } from './nearby-stores.ts';
import type { PlaceChoiceProps } from './place-choice.tsx';
import { useOrigin } from './use-origin.ts';

/** Stores, or lockers, to collect the order from: those near the customer, the nearest first; the others when asked for. */
export function StoreChoice({
  cart,
  busy,
  onChoose,
  deliveryServiceId,
}: PlaceChoiceProps & { deliveryServiceId: number }) {
  const { data, error } = useQuery(storesQuery(useApi()));
  const [text, setText] = useState('');
  const [all, setAll] = useState(false);
  const origin = useOrigin(cart, text);
  if (error) return <Note kind="err">{messageOf(error, 'Non riusciamo a leggere i punti vendita: riprova.')}</Note>;
  if (!data) return <RowsSkeleton count={3} label="Carico i punti vendita" />;
  const stores = byDistance(storesOffering(data, deliveryServiceId), origin.from, deliveryServiceId);
  if (stores.length === 0) return <Note kind="n">Per ora non c’è nessun punto di ritiro.</Note>;
  const { shippingAddress } = cart;
  const chosen = shippingAddress?.deliveryServiceId === deliveryServiceId ? shippingAddress.warehouseId : undefined;
  const shown = all ? stores : nearby(stores, chosen);
  const nearest = stores[0]?.km;
  return (
    <div className="store-choice">
      <PlaceField
        error={origin.unknown ? 'Non conosciamo questo posto: scrivi una città o un CAP' : undefined}
        onFind={(place) => {
          setText(place);
          setAll(false);
        }}
      />
      <p className="muted small" role="status">
        {origin.words ? `${origin.words}.` : origin.busy ? '' : 'Dicci dove sei: ti mostriamo i più vicini.'}
      </p>
      {origin.busy ? <RowsSkeleton count={2} label="Cerco i più vicini" /> : null}
      {shown.length > 0 ? (
        <RadioCards
          legend="Ritiro presso"
          hideLegend
          value={chosen === undefined ? undefined : String(chosen)}
          onChange={(id) => !busy && onChoose({ warehouseId: Number(id), deliveryServiceId })}
          options={shown.map(({ store, km }) => {
            const { name, address } = pointOfService(store, deliveryServiceId);
            return {
              value: String(store.warehouseId),
              title: name,
              body: (
                <>
                  <span className="ad-street">{street(address)}</span>
                  {address.postalcode} {address.city}
                  {km === undefined ? null : ` · ${distanceText(km)}`}
                </>
              ),
            };
          })}
        />
      ) : origin.from && nearest !== undefined ? (
        <Note kind="n">Qui vicino non ce n’è: il più vicino è a {distanceText(nearest)}.</Note>
      ) : null}
      {shown.length < stores.length && !origin.busy ? (
        <Button kind="soft" block onClick={() => setAll(true)}>
          {origin.from ? 'Vedi anche i più lontani' : 'Vedi tutti'}
        </Button>
      ) : null}
    </div>
  );
}

function PlaceField({ error, onFind }: { error: string | undefined; onFind: (place: string) => void }) {
  const [typed, setTyped] = useState('');
  const find = (event: FormEvent) => {
    event.preventDefault();
    onFind(typed.trim());
  };
  return (
    <form className="store-place" onSubmit={find}>
      <TextInput
        label="Vicino a"
        placeholder="Città o CAP"
        autoComplete="address-level2"
        enterKeyHint="search"
        maxLength={MAX_TEXT}
        error={error}
        value={typed}
        onChange={({ target }) => setTyped(target.value)}
      />
      <Button kind="line" type="submit">
        Cerca
      </Button>
    </form>
  );
}
