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
import { keepPreviousData, useQuery, useSuspenseQuery } from '@tanstack/react-query';
import { type ReactNode, useEffect, useEffectEvent, useRef, useState } from 'react';
import { useApi } from '../../lib/use-api.ts';
import { fromText, MAX_TEXT, placeQuery } from '../../shared/places/index.ts';
import { MapOnDemand } from './map-on-demand.tsx';
import { findStores, type StoreFilter, servicesOf } from './model/find-stores.ts';
import { weekLines } from './model/opening-hours.ts';
import { storesQuery } from './model/stores-query.ts';
import { usePosition } from './model/use-position.ts';
import { StoreRow } from './store-row.tsx';
import '../../lib/sheets/reading.css';

const noSwitches: Omit<StoreFilter, 'text'> = { pickup: false, locker: false, openNow: false };
const SWITCHES = [
  { name: 'pickup', label: 'Ritiro in negozio', icon: true },
  { name: 'locker', label: 'Locker', icon: false },
  { name: 'openNow', label: 'Aperti ora', icon: false },
] as const;

interface StoresPageProps {
  now: number;
  /** Town, postal code or street, as the address of the page has it. */
  text: string;
  onText: (text: string) => void;
}

/**
 * All stores: list with opening hours, services and distance; the map beside it, on small screens above it. A text that names a
 * town or a postal code gives distances from there; any other text narrows the list.
 */
export function StoresPage({ now, text, onText }: StoresPageProps) {
  const api = useApi();
  const { data: stores } = useSuspenseQuery(storesQuery(api));
  const [switches, setSwitches] = useState(noSwitches);
  const { position, locate, busy } = usePosition();
  const [chosen, setChosen] = useState<number>();
  const { data: place } = useQuery({ ...placeQuery(api, text), placeholderData: keepPreviousData });
  const from = text && place ? place : position;
  const found = findStores(stores, { ...switches, text: place ? '' : text }, from, now);
  const shown = found.find(({ store }) => store.warehouseId === chosen) ?? found[0];
  return (
    <div className="stores">
      <div className="stores-find">
        <h1>Punti vendita</h1>
        <search>
          <PlaceField text={text} onText={onText}>
            <IconButton
              icon={Crosshair}
              label="Usa la mia posizione"
              aria-busy={busy || undefined}
              onClick={() => locate(() => onText(''))}
            />
          </PlaceField>
        </search>
        <div className="chips">
          {SWITCHES.map(({ name, label, icon }) => (
            <Chip
              key={name}
              pressed={switches[name]}
              onClick={() => setSwitches({ ...switches, [name]: !switches[name] })}
            >
              {icon ? <Storefront /> : null}
              {label}
            </Chip>
          ))}
        </div>
        <p className={text && place ? 'muted small' : 'sr'} role="status">
          {text && place
            ? `${fromText(place)}.`
            : `${countText(found.length, 'punto vendita', 'punti vendita')}${text ? ` con “${text}”` : ''}`}
        </p>
      </div>
      <div className="stores-map">
        <MapOnDemand
          stores={found}
          chosenId={shown?.store.warehouseId}
          from={from}
          covered={CARD_SHARE}
          onChoose={setChosen}
        />
        {shown ? <StoreCard store={shown.store} /> : null}
      </div>
      <div className="stores-list">
        {found.length === 0 ? (
          <EmptyState
            icon={MapPinDuotone}
            title="Nessun punto vendita qui"
            body="Prova con un’altra città, o togli qualche filtro. Intanto possiamo portarti la spesa a casa."
            actions={
              <Button
                onClick={() => {
                  setSwitches(noSwitches);
                  onText('');
                }}
              >
                Vedi tutti
              </Button>
            }
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
    </div>
  );
}

/** On large screens the card of the chosen store lies on the map's lower part. */
const CARD_SHARE = 0.22;

/** Pause in typing after which the stores follow, in milliseconds. */
const TYPING_MS = 300;

interface PlaceFieldProps extends Pick<StoresPageProps, 'text' | 'onText'> {
  children: ReactNode;
}

/** What is typed goes into the address of the page; without scripts it is a form that does the same. */
function PlaceField({ text, onText, children }: PlaceFieldProps) {
  const [typed, setTyped] = useState(text);
  const known = useRef(text);
  const report = useEffectEvent(onText);
  useEffect(() => {
    // Cleared from outside, or the browser went back.
    if (known.current !== text) setTyped(text);
    known.current = text;
  }, [text]);
  useEffect(() => {
    if (typed.trim() === known.current) return;
    const timer = setTimeout(() => {
      known.current = typed.trim();
      report(typed.trim());
    }, TYPING_MS);
    return () => clearTimeout(timer);
  }, [typed]);
  return (
    <form className="inp" action="/store-locator" onSubmit={(event) => event.preventDefault()}>
      <MagnifyingGlassBold />
      <input
        type="search"
        name="q"
        aria-label="Città, CAP o via"
        placeholder="Città, CAP o via"
        autoComplete="address-level2"
        maxLength={MAX_TEXT}
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
      />
      {children}
    </form>
  );
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
