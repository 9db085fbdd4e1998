import type { Warehouse } from '@sporta/contract';
import { countText } from '@sporta/domain';
import { Button } from '@sporta/ui/components/button/Button.tsx';
import { IconButton } from '@sporta/ui/components/button/IconButton.tsx';
import { EmptyState } from '@sporta/ui/components/feedback/EmptyState.tsx';
import { Chip } from '@sporta/ui/components/form/Chip.tsx';
import { Crosshair } from '@sporta/ui/icons/Crosshair.ts';
import { MagnifyingGlassBold } from '@sporta/ui/icons/MagnifyingGlassBold.ts';
import { MapPinDuotone } from '@sporta/ui/icons/MapPinDuotone.ts';
import { Storefront } from '@sporta/ui/icons/Storefront.ts';
import { useSuspenseQuery } from '@tanstack/react-query';
import { lazy, type ReactNode, Suspense, useEffect, useState } from 'react';
import { useApi } from '../../lib/use-api.ts';
import { useWideScreen } from '../../lib/use-wide-screen.ts';
import { findStores, type StoreFilter, servicesOf } from './model/find-stores.ts';
import { weekLines } from './model/opening-hours.ts';
import { storesQuery } from './model/stores-query.ts';
import { usePosition } from './model/use-position.ts';
import { StoreRow } from './store-row.tsx';

const StoreMap = lazy(() => import('./store-map.tsx'));

const everything: StoreFilter = { text: '', pickup: false, locker: false, openNow: false };
const SWITCHES = [
  { name: 'pickup', label: 'Ritiro in negozio', icon: true },
  { name: 'locker', label: 'Locker', icon: false },
  { name: 'openNow', label: 'Aperti ora', icon: false },
] as const;

/** All stores: list with opening hours, services and distance; on large screens the map beside it. */
export function StoresPage({ now }: { now: number }) {
  const { data: stores } = useSuspenseQuery(storesQuery(useApi()));
  const [filter, setFilter] = useState(everything);
  const { position, locate, busy } = usePosition();
  const [chosen, setChosen] = useState<number>();
  const found = findStores(stores, filter, position, now);
  const shown = found.find(({ store }) => store.warehouseId === chosen) ?? found[0];
  return (
    <div className="stores">
      <div className="stores-list">
        <h1>Punti vendita</h1>
        <div className="inp">
          <MagnifyingGlassBold />
          <input
            type="search"
            aria-label="Città, CAP o via"
            placeholder="Città, CAP o via"
            autoComplete="address-level2"
            value={filter.text}
            onChange={(event) => setFilter({ ...filter, text: event.target.value })}
          />
          <IconButton icon={Crosshair} label="Usa la mia posizione" aria-busy={busy || undefined} onClick={locate} />
        </div>
        <div className="chips">
          {SWITCHES.map(({ name, label, icon }) => (
            <Chip key={name} pressed={filter[name]} onClick={() => setFilter({ ...filter, [name]: !filter[name] })}>
              {icon ? <Storefront /> : null}
              {label}
            </Chip>
          ))}
        </div>
        <p className="sr" role="status">
          {countText(found.length, 'punto vendita', 'punti vendita')}
        </p>
        {found.length === 0 ? (
          <EmptyState
            icon={MapPinDuotone}
            title="Nessun punto vendita qui"
            body="Prova con un’altra città, o togli qualche filtro. Intanto possiamo portarti la spesa a casa."
            actions={<Button onClick={() => setFilter(everything)}>Vedi tutti</Button>}
          />
        ) : (
          <ol>
            {found.map((each, index) => (
              <li key={each.store.warehouseId}>
                <StoreRow
                  found={each}
                  number={index + 1}
                  now={now}
                  chosen={each === shown}
                  onChoose={() => setChosen(each.store.warehouseId)}
                />
              </li>
            ))}
          </ol>
        )}
      </div>
      <div className="stores-map wide-only">
        <MapOnDemand>
          <StoreMap stores={found} chosenId={shown?.store.warehouseId} from={position} onChoose={setChosen} />
        </MapOnDemand>
        {shown ? <StoreCard store={shown.store} /> : null}
      </div>
    </div>
  );
}

/** Loaded after the page is there, and only where there is room for it. */
function MapOnDemand({ children }: { children: ReactNode }) {
  const wide = useWideScreen();
  const [alive, setAlive] = useState(false);
  useEffect(() => setAlive(true), []);
  return wide && alive ? <Suspense>{children}</Suspense> : null;
}

function StoreCard({ store }: { store: Warehouse }) {
  const hours = weekLines(store)
    .map(({ days, hours: text }) => `${days} ${text}`)
    .join(', ');
  return (
    <div className="store-card" aria-hidden="true">
      <span className="th l">
        <img src="/pictures/borsa-piena.svg" alt="" width="96" height="96" />
      </span>
      <div>
        <b>{store.name}</b>
        <span className="muted small">{hours}</span>
        <div className="row">
          {servicesOf(store).map((name, index) => (
            <span key={name} className={index === 0 ? 'tag green' : 'tag'}>
              {name}
            </span>
          ))}
        </div>
      </div>
    </div>
  );
}
