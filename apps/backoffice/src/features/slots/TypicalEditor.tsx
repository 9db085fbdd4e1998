import type { TypicalSlot } from '@sporta/contract';
import { Button } from '@sporta/ui/components/button/Button.tsx';
import { Note } from '@sporta/ui/components/feedback/Note.tsx';
import { Select } from '@sporta/ui/components/form/Select.tsx';
import { TextInput } from '@sporta/ui/components/form/TextInput.tsx';
import { useState } from 'react';
import { slotHours } from '../../shared/figures/index.ts';
import type { Decision } from './decision.ts';
import { TermsFields } from './TermsFields.tsx';
import type { Vans } from './van-load.ts';

const days = ['Lunedì', 'Martedì', 'Mercoledì', 'Giovedì', 'Venerdì', 'Sabato', 'Domenica'] as const;

export type TypicalDraft = Decision & Pick<TypicalSlot, 'weekday' | 'beginTime' | 'endTime' | 'capacityUnits'>;

/** A window to add: as the first one of the week, else as much as the vans carry, in the evening of Monday. */
export function emptyWindow(slots: readonly TypicalSlot[], vans: Vans): TypicalDraft {
  const like = slots[0];
  return {
    weekday: 1,
    beginTime: '20:00',
    endTime: '22:00',
    capacityOrders: like?.capacityOrders ?? 20,
    capacityUnits: like?.capacityUnits ?? 400,
    capacityCrates: like ? like.capacityCrates : vans.crates || null,
    cost: like?.cost ?? 2.9,
    cutoffMinutes: like?.cutoffMinutes ?? 360,
    eco: false,
    companiesOnly: false,
    closed: false,
  };
}

interface TypicalEditorProps {
  draft: TypicalDraft;
  vans: Vans;
  isNew: boolean;
  busy: boolean;
  problem: string | undefined;
  onSave: (draft: TypicalDraft) => void;
  onRemove: () => void;
}

/** A window of the typical week; its day and hours are chosen once, when it is added. */
export function TypicalEditor({ draft: given, vans, isNew, busy, problem, onSave, onRemove }: TypicalEditorProps) {
  const [draft, setDraft] = useState(given);
  const change = (part: Partial<TypicalDraft>) => setDraft({ ...draft, ...part });
  return (
    <aside className="bx plan-side" aria-labelledby="typical-title">
      <h2 id="typical-title">{isNew ? 'Nuova fascia' : `${days[draft.weekday - 1]}, ${slotHours(draft)}`}</h2>
      <p className="muted small">Vale per tutte le settimane, tranne i giorni cambiati a mano.</p>
      {isNew ? (
        <>
          <Select
            label="Giorno"
            value={draft.weekday}
            onChange={({ target }) => change({ weekday: Number(target.value) })}
          >
            {days.map((name, index) => (
              <option key={name} value={index + 1}>
                {name}
              </option>
            ))}
          </Select>
          <div className="row gap">
            <TextInput
              type="time"
              label="Dalle"
              value={draft.beginTime}
              onChange={({ target }) => change({ beginTime: target.value })}
            />
            <TextInput
              type="time"
              label="Alle"
              value={draft.endTime}
              onChange={({ target }) => change({ endTime: target.value })}
            />
          </div>
        </>
      ) : null}
      <TermsFields
        beginTime={draft.beginTime}
        value={draft}
        before={given}
        vans={vans}
        withoutCrates="Senza limite"
        onChange={change}
      />
      <TextInput
        label="Unità di lavoro"
        hint="Una riga vale una unità, due se si pesa"
        inputMode="numeric"
        value={draft.capacityUnits}
        onChange={({ target }) =>
          change({ capacityUnits: Math.min(1_000_000, Number(target.value.replace(/\D/g, ''))) })
        }
      />
      {problem ? (
        <Note kind="err" live>
          {problem}
        </Note>
      ) : null}
      <div className="row gap">
        {isNew ? null : (
          <Button kind="line" className="grow" busy={busy} onClick={onRemove}>
            Togli
          </Button>
        )}
        <Button className="grow" busy={busy} onClick={() => onSave(draft)}>
          {isNew ? 'Aggiungi' : 'Salva'}
        </Button>
      </div>
    </aside>
  );
}
