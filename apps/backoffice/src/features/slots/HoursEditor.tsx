import type { HoursPlan } from '@sporta/contract';
import { Button } from '@sporta/ui/components/button/Button.tsx';
import { Note } from '@sporta/ui/components/feedback/Note.tsx';
import { Link } from '@sporta/ui/components/link/LinkContext.tsx';
import { type FormEvent, useState } from 'react';
import { hrefOf } from '../../lib/search-params.ts';
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
      {collections.length > 0 ? <ClosedCollections collections={collections} /> : null}
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

/** Orders stay when the store is closed in their window: somebody has to find them another. */
function ClosedCollections({ collections }: Pick<HoursPlan, 'collections'>) {
  const count = collections.reduce((sum, { orders }) => sum + orders.length, 0);
  return (
    <Note kind="warn" className="hours-collections">
      <b>{count === 1 ? 'Un ritiro cade fuori dagli orari.' : `${count} ritiri cadono fuori dagli orari.`}</b> I clienti
      ricevono un’e-mail e, finché l’ordine si può cambiare, scelgono loro un’altra fascia. Gli altri li sposti tu: apri
      l’ordine.
      <ul>
        {collections.map(({ date, orders, ...window }) => (
          <li key={`${date} ${window.beginTime}`}>
            <span>
              {dayTitle(date)}, {slotHours(window)}
            </span>
            {orders.map(({ orderId, orderNumber }) => (
              <Link key={orderId} className="link" href={hrefOf(`/ordini/${orderId}`)}>
                {orderNumber}
              </Link>
            ))}
          </li>
        ))}
      </ul>
    </Note>
  );
}
