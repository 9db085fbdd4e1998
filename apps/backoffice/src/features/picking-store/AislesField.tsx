import type { PickingAisle } from '@sporta/contract';
import { IconButton } from '@sporta/ui/components/button/IconButton.tsx';
import { TextInput } from '@sporta/ui/components/form/TextInput.tsx';
import { CaretDownBold } from '@sporta/ui/icons/CaretDownBold.ts';
import { CaretUpBold } from '@sporta/ui/icons/CaretUpBold.ts';
import { moved, useMoves } from '../../shared/documents/index.ts';

interface AislesFieldProps {
  aisles: readonly PickingAisle[];
  onChange: (aisles: PickingAisle[]) => void;
}

/** The way through the store: departments are dragged, or moved by their arrows and by Alt with the arrow keys. */
export function AislesField({ aisles, onChange }: AislesFieldProps) {
  const moves = useMoves(aisles.length, (from, to) => onChange(moved(aisles, from, to)));
  return (
    <fieldset>
      <legend>Giro delle corsie</legend>
      <ol className="pkst-aisles" aria-label="Corsie in ordine">
        {aisles.map(({ tint, department, label }, index) => (
          <li key={tint} {...moves.drag(index)} className={moves.over === index ? 'over' : undefined}>
            <span className="num" aria-hidden="true">
              {index + 1}
            </span>
            <div className="grow" {...moves.keys(index)}>
              <TextInput
                label={department}
                maxLength={60}
                autoComplete="off"
                value={label}
                onChange={({ target }) =>
                  onChange(aisles.map((each) => (each.tint === tint ? { ...each, label: target.value } : each)))
                }
              />
            </div>
            <IconButton
              icon={CaretUpBold}
              label={`Prima: ${department}`}
              disabled={index === 0}
              onClick={() => moves.move(index, index - 1)}
            />
            <IconButton
              icon={CaretDownBold}
              label={`Dopo: ${department}`}
              disabled={index === aisles.length - 1}
              onClick={() => moves.move(index, index + 1)}
            />
          </li>
        ))}
      </ol>
    </fieldset>
  );
}
