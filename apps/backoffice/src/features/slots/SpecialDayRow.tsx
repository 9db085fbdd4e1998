import { Button } from '@sporta/ui/components/button/Button.tsx';
import { Switch } from '@sporta/ui/components/form/Switch.tsx';
import { TextInput } from '@sporta/ui/components/form/TextInput.tsx';
import { OpeningFields } from '../../shared/week/index.ts';
import type { SpecialDayDraft } from './hours-draft.ts';

interface SpecialDayRowProps {
  day: SpecialDayDraft;
  /** Its place in the list: names it while it has no day. */
  number: number;
  onChange: (part: Partial<SpecialDayDraft>) => void;
  onRemove: () => void;
}

/** A day that differs from the week. */
export function SpecialDayRow({ day, number, onChange, onRemove }: SpecialDayRowProps) {
  return (
    <li className="hours-special">
      <TextInput
        type="date"
        required
        label={`Giorno ${number}`}
        value={day.date}
        onChange={({ target }) => onChange({ date: target.value })}
      />
      <Switch label="Chiuso" checked={day.closed} onChange={({ target }) => onChange({ closed: target.checked })} />
      {day.closed ? null : (
        <div className="row gap">
          <OpeningFields of={`Giorno ${number}`} value={day} onChange={onChange} />
        </div>
      )}
      <TextInput
        label="Nota per i clienti"
        hint="Per esempio: Vigilia di Natale"
        maxLength={60}
        value={day.note}
        onChange={({ target }) => onChange({ note: target.value })}
      />
      <Button kind="line" size="sm" aria-label={`Togli il giorno ${number}`} onClick={onRemove}>
        Togli
      </Button>
    </li>
  );
}
