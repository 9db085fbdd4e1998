import { Button } from '@sporta/ui/components/button/Button.tsx';
import { TextInput } from '@sporta/ui/components/form/TextInput.tsx';
import { WarningCircleFill } from '@sporta/ui/icons/WarningCircleFill.ts';
import { useId, useState } from 'react';
import type { Place } from '../../shared/map/index.ts';
import { PinMap } from './PinMap.tsx';
import { placeOf, positionText } from './store-draft.ts';

interface StorePlaceProps {
  warehouseId: number | undefined;
  place: Place | undefined;
  /** What the map lies around, and how sure it is. */
  middle: Place | undefined;
  isTown: boolean;
  /** What there is to say of the search: "Via trovata: …". */
  said: string;
  isLooking: boolean;
  canLook: boolean;
  error: string | undefined;
  onLook: () => void;
  onChange: (place: Place) => void;
  /** Coordinates that were typed: the map goes there. */
  onGo: (place: Place) => void;
}

/** Where a store is: found by its address, put right with its pin, or typed by who has coordinates. */
export function StorePlace({
  place,
  middle,
  said,
  error,
  isLooking,
  canLook,
  onLook,
  onChange,
  onGo,
  ...map
}: StorePlaceProps) {
  const errorId = useId();
  return (
    <div className="store-place">
      <div className="store-place-head">
        <p role="status" className="grow">
          {isLooking ? 'Cerco l’indirizzo sulla mappa…' : said}
        </p>
        <Button kind="line" size="sm" busy={isLooking} disabled={!canLook} onClick={onLook}>
          Trova sulla mappa
        </Button>
      </div>
      {place && middle ? (
        <>
          <PinMap
            key={`${middle.latitude} ${middle.longitude}`}
            {...map}
            middle={middle}
            pin={place}
            onChange={onChange}
          />
          <p className="muted small">
            Trascina il segnaposto, o tocca dov’è l’ingresso. Serve a dire il negozio più vicino e da dove partono i
            giri.
          </p>
        </>
      ) : null}
      <details className="store-coordinates">
        <summary>Scrivi le coordinate</summary>
        <Coordinates key={place ? positionText(place) : ''} place={place} onGo={onGo} />
      </details>
      {error ? (
        <p className="err" id={errorId} role="alert">
          <WarningCircleFill /> {error}
        </p>
      ) : null}
    </div>
  );
}

function Coordinates({ place, onGo }: { place: Place | undefined; onGo: (place: Place) => void }) {
  const [text, setText] = useState(place ? positionText(place) : '');
  const typed = placeOf(text);
  const use = () => {
    if (typed && text !== (place && positionText(place))) onGo(typed);
  };
  return (
    <TextInput
      label="Latitudine e longitudine"
      autoComplete="off"
      placeholder="45.067700, 7.693400"
      hint="Come le copia una mappa"
      value={text}
      error={text.trim() !== '' && !typed ? 'Non si legge: si scrive come 45.0677, 7.6934' : undefined}
      onChange={({ target }) => setText(target.value)}
      onBlur={use}
      onKeyDown={(event) => {
        if (event.key !== 'Enter') return;
        event.preventDefault();
        use();
      }}
    />
  );
}
