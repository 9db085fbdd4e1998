import { Button, ButtonLink } from '@sporta/ui/components/button/Button.tsx';
import { cx } from '@sporta/ui/components/cx.ts';
import { ClockFill } from '@sporta/ui/icons/ClockFill.ts';
import { distanceText } from '../../shared/places/index.ts';
import { addressText, deliveryServiceIds, type FoundStore, offers } from './model/find-stores.ts';
import { closingText, openState } from './model/opening-hours.ts';
import { usePickup } from './model/use-pickup.ts';

interface StoreRowProps {
  found: FoundStore;
  number: number;
  now: number;
  chosen: boolean;
  onChoose: () => void;
}

/** A store of the list; the chosen one offers what can be done there. */
export function StoreRow({ found: { store, km }, number, now, chosen, onChoose }: StoreRowProps) {
  const state = openState(store, now);
  const closing = closingText(store);
  const pickup = usePickup();
  return (
    <article className={cx('store-row', chosen && 'on')}>
      <span className="pin" aria-hidden="true">
        {number}
      </span>
      <div className="grow">
        <h2>
          <button type="button" aria-pressed={chosen} onClick={onChoose}>
            {store.name}
          </button>
        </h2>
        <p>{addressText(store)}</p>
        <p className={state.open ? 'state' : 'state shut'}>
          <ClockFill />
          {state.text}
        </p>
        {closing ? <p className="state shut">{closing}</p> : null}
        {store.locker ? <p className="muted">Locker: {addressText(store.locker)}</p> : null}
        {chosen ? (
          <div className="row acts">
            {offers(store, deliveryServiceIds.pickup) ? (
              <Button size="sm" busy={pickup.busy} onClick={() => pickup.choose(store.warehouseId, store.name)}>
                Ritiro presso questo negozio
              </Button>
            ) : null}
            <ButtonLink
              kind="line"
              size="sm"
              href={`/store-locator/${store.warehouseId}`}
              aria-label={`Dettagli di ${store.name}`}
            >
              Dettagli
            </ButtonLink>
          </div>
        ) : null}
      </div>
      {km === undefined ? null : <span className="km">{distanceText(km)}</span>}
    </article>
  );
}
