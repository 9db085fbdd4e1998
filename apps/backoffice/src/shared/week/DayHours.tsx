import { Button } from '@sporta/ui/components/button/Button.tsx';
import { IconButton } from '@sporta/ui/components/button/IconButton.tsx';
import { Trash } from '@sporta/ui/icons/Trash.ts';
import { OpeningFields } from './OpeningFields.tsx';
import { mostOpenings, nextOpening, type OpeningDraft } from './week-draft.ts';

interface DayHoursProps {
  /** "Lunedì" */
  name: string;
  openings: OpeningDraft[];
  onChange: (openings: OpeningDraft[]) => void;
}

/** Openings of a weekday: none is closed. */
export function DayHours({ name, openings, onChange }: DayHoursProps) {
  return (
    <li className="hours-day">
      <b>{name}</b>
      <div className="hours-openings">
        {openings.length === 0 ? <span className="muted">Chiuso</span> : null}
        {openings.map((opening, index) => (
          // openings have no name of their own, and their order is theirs
          // biome-ignore lint/suspicious/noArrayIndexKey: fields keep what is typed in them while another is added at the end
          <div key={index} className="row gap">
            <OpeningFields
              of={openings.length > 1 ? `${name}, ${index + 1}ª apertura` : name}
              value={opening}
              onChange={(changed) => onChange(openings.with(index, changed))}
            />
            <IconButton
              icon={Trash}
              label={`Togli ${opening.opens}–${opening.closes} di ${name}`}
              onClick={() => onChange(openings.filter((each) => each !== opening))}
            />
          </div>
        ))}
        {openings.length < mostOpenings ? (
          <Button
            kind="line"
            size="sm"
            aria-label={
              openings.length === 0 ? `Apri: aggiungi un’apertura di ${name}` : `Aggiungi un’apertura di ${name}`
            }
            onClick={() => onChange([...openings, nextOpening(openings)])}
          >
            {openings.length === 0 ? 'Apri' : 'Aggiungi'}
          </Button>
        ) : null}
      </div>
    </li>
  );
}
