import type { HoursPlan } from '@sporta/contract';
import { Button } from '@sporta/ui/components/button/Button.tsx';
import { Note } from '@sporta/ui/components/feedback/Note.tsx';
import { type FormEvent, useState } from 'react';
import { slotHours } from '../../shared/figures/index.ts';
import { WeekFields } from '../../shared/week/index.ts';
import { type HoursDraft, withSpecialDay } from './hours-draft.ts';
import { SpecialDayRow } from './SpecialDayRow.tsx';
import { dayTitle } from './slots-search.ts';

interface HoursEditorProps {
  given: HoursDraft;
  collections: HoursPlan['collections'];
  busy: boolean;
  problem: string | undefined;
  onSave: (draft: HoursDraft) => void;
}

/** Week and special days of a store, saved together. */
export function HoursEditor({ given, collections, busy, problem, onSave }: HoursEditorProps) {
  const [draft, setDraft] = useState(given);
  const isChanged = JSON.stringify(draft) !== JSON.stringify(given);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    onSave(draft);
  };
  return (
    <form className="hours" onSubmit={submit}>
      <section className="bx" aria-labelledby="hours-week">
        <h2 id="hours-week">Settimana</h2>
        <p className="muted small">
          I clienti li leggono nella pagina del punto vendita. Le fasce di ritiro fuori da questi orari si chiudono.
        </p>
        <WeekFields value={draft.week} onChange={(week) => setDraft({ ...draft, week })} />
      </section>
      <section className="bx" aria-labelledby="hours-special">
        <h2 id="hours-special">Giorni particolari</h2>
        {draft.specialDays.length === 0 ? (
          <p className="muted small">Feste, inventari, chiusure anticipate: nessuno, per ora.</p>
        ) : (
          <ul className="hours-specials">
            {draft.specialDays.map((day, index) => (
              <SpecialDayRow
                key={day.key}
                day={day}
                number={index + 1}
                onChange={(changed) =>
                  setDraft({ ...draft, specialDays: draft.specialDays.with(index, { ...day, ...changed }) })
                }
                onRemove={() => setDraft({ ...draft, specialDays: draft.specialDays.filter((each) => each !== day) })}
              />
            ))}
          </ul>
        )}
        <p>
          <Button kind="line" size="sm" onClick={() => setDraft(withSpecialDay(draft))}>
            Aggiungi un giorno
          </Button>
        </p>
        {collections.length > 0 ? <ClosedCollections collections={collections} /> : null}
        {problem ? (
          <Note kind="err" live>
            {problem}
          </Note>
        ) : null}
        <Button type="submit" block busy={busy} disabled={!isChanged}>
          Salva gli orari
        </Button>
      </section>
    </form>
  );
}

/** Orders stay when their window closes: somebody has to find them another. */
function ClosedCollections({ collections }: Pick<HoursPlan, 'collections'>) {
  return (
    <Note kind="warn">
      Ritiri già presi in fasce chiuse, da spostare. Di un giorno particolare i clienti ricevono un’e-mail:
      <ul className="hours-collections">
        {collections.map(({ timeslotId, date, orders, ...window }) => (
          <li key={timeslotId}>
            {dayTitle(date)}, {slotHours(window)}: {orders === 1 ? '1 ordine' : `${orders} ordini`}
          </li>
        ))}
      </ul>
    </Note>
  );
}
