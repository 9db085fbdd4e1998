import { type PickingCrate, storageZoneLabels } from '@sporta/contract';
import { TextInput } from '@sporta/ui/components/form/TextInput.tsx';
import type { BaysTyped } from './model/bays.ts';

interface CrateBaysProps {
  crates: readonly PickingCrate[];
  typed: BaysTyped;
  onType: (typed: BaysTyped) => void;
}

/** Where the crates wait for the van: one place for all, or another one for each, as cold and dry wait apart. */
export function CrateBays({ crates, typed, onType }: CrateBaysProps) {
  return (
    <>
      <TextInput
        label="Posto in cella"
        hint={
          crates.length > 1
            ? 'Di tutte le casse, per esempio C3. Se una aspetta altrove, scrivilo sotto. Vuoto: le posi dopo.'
            : 'Dove aspetta il furgone, per esempio C3. Vuoto: la posi dopo.'
        }
        value={typed.all}
        maxLength={20}
        autoComplete="off"
        onChange={(event) => onType({ ...typed, all: event.target.value })}
      />
      {crates.length > 1 ? (
        <fieldset className="pk-bays">
          <legend>Posto di ogni cassa</legend>
          {crates.map(({ crateId, number, temperature, bay }) => (
            <TextInput
              key={crateId}
              label={`Cassa n. ${number}, ${storageZoneLabels[temperature]}`}
              placeholder={bay ?? typed.all}
              value={typed.own[crateId] ?? ''}
              maxLength={20}
              autoComplete="off"
              onChange={(event) => onType({ ...typed, own: { ...typed.own, [crateId]: event.target.value } })}
            />
          ))}
        </fieldset>
      ) : null}
    </>
  );
}
