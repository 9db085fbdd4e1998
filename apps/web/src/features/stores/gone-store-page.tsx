import type { GoneStore } from '@sporta/contract';
import { ButtonLink } from '@sporta/ui/components/button/Button.tsx';
import { Note } from '@sporta/ui/components/feedback/Note.tsx';
import { Breadcrumbs } from '@sporta/ui/components/layout/Breadcrumbs.tsx';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useApi } from '../../lib/use-api.ts';
import { MapOnDemand } from './map-on-demand.tsx';
import { findStores } from './model/find-stores.ts';
import { storesQuery } from './model/stores-query.ts';
import { usePosition } from './model/use-position.ts';
import { StoreRow } from './store-row.tsx';
import '../../lib/sheets/reading.css';

const ALL = { text: '', pickup: false, locker: false, openNow: false };

/** The address of a store that closed for good: which it was, and the others. */
export function GoneStorePage({ store: { name, place } }: { store: GoneStore }) {
  // the instant goes with the page, so that browser and server say the same about who is open
  const { data: stores = [], dataUpdatedAt: now } = useQuery(storesQuery(useApi()));
  const { position } = usePosition();
  const [chosen, setChosen] = useState<number>();
  const found = findStores(stores, ALL, position, now);
  const shown = chosen ?? found[0]?.store.warehouseId;
  return (
    <div className="store-page">
      <Breadcrumbs
        crumbs={[{ label: 'Home', href: '/' }, { label: 'Punti vendita', href: '/store-locator' }, { label: name }]}
      />
      <h1>{name}</h1>
      <p className="state shut">{place}</p>
      <Note
        kind="warn"
        className="below"
        action={
          <ButtonLink kind="line" size="sm" href="/store-locator">
            Vedi tutti
          </ButtonLink>
        }
      >
        <b>Questo punto vendita ha chiuso.</b> Ti aspettiamo negli altri.
      </Note>
      <section aria-labelledby="altri-negozi">
        <h2 id="altri-negozi">Gli altri punti vendita</h2>
        <ol>
          {found.map((each, index) => (
            <li key={each.store.warehouseId}>
              <StoreRow
                found={each}
                number={index + 1}
                now={now}
                chosen={each.store.warehouseId === shown}
                onChoose={() => setChosen(each.store.warehouseId)}
              />
            </li>
          ))}
        </ol>
      </section>
      {found.length > 0 ? <MapOnDemand stores={found} chosenId={shown} from={position} onChoose={setChosen} /> : null}
    </div>
  );
}
