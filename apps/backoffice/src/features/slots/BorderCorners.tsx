import { IconButton } from '@sporta/ui/components/button/IconButton.tsx';
import { TextInput } from '@sporta/ui/components/form/TextInput.tsx';
import { PlusBold } from '@sporta/ui/icons/PlusBold.ts';
import { Trash } from '@sporta/ui/icons/Trash.ts';
import { useState } from 'react';
import { type Corners, halved, moved, readDegrees, withoutCorner, writeDegrees } from './border-draft.ts';

interface BorderCornersProps {
  corners: Corners;
  chosen: number;
  onChoose: (index: number) => void;
  onChange: (corners: Corners) => void;
}

/** The border in words and figures: all that can be done on the map. */
export function BorderCorners({ corners, chosen, onChoose, onChange }: BorderCornersProps) {
  return (
    <div>
      <div className="zone-corners-head muted small" aria-hidden="true">
        <span />
        <span>Latitudine</span>
        <span>Longitudine</span>
      </div>
      <ol className="zone-corners" aria-label="Angoli del confine">
        {corners.map((corner, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a corner is known by its number alone
          <li key={index} className={index === chosen ? 'on' : undefined} onFocus={() => onChoose(index)}>
            <b>{index + 1}</b>
            <Degrees
              key={`latitude ${corner.latitude}`}
              label={`Latitudine dell’angolo ${index + 1}`}
              value={corner.latitude}
              most={90}
              onChange={(latitude) => onChange(moved(corners, index, { ...corner, latitude }))}
            />
            <Degrees
              key={`longitude ${corner.longitude}`}
              label={`Longitudine dell’angolo ${index + 1}`}
              value={corner.longitude}
              most={180}
              onChange={(longitude) => onChange(moved(corners, index, { ...corner, longitude }))}
            />
            <IconButton
              icon={PlusBold}
              label={`Aggiungi un angolo dopo il ${index + 1}`}
              onClick={() => onChange(halved(corners, index))}
            />
            <IconButton
              icon={Trash}
              label={`Togli l’angolo ${index + 1}`}
              onClick={() => onChange(withoutCorner(corners, index))}
            />
          </li>
        ))}
      </ol>
    </div>
  );
}

interface DegreesProps {
  label: string;
  value: number;
  most: number;
  onChange: (value: number) => void;
}

/** Counts when left: half a number moves nothing. */
function Degrees({ label, value, most, onChange }: DegreesProps) {
  const [text, setText] = useState(() => writeDegrees(value));
  const read = readDegrees(text, most);
  return (
    <TextInput
      label={label}
      hideLabel
      inputMode="decimal"
      value={text}
      error={read === undefined ? `Fra -${most} e ${most}` : undefined}
      onChange={({ target }) => setText(target.value)}
      onBlur={() => read !== undefined && read !== value && onChange(read)}
      onKeyDown={(event) => event.key === 'Enter' && event.currentTarget.blur()}
    />
  );
}
