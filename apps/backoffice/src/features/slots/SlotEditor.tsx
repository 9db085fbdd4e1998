import type { PlannedSlot } from '@sporta/contract';
import { Button } from '@sporta/ui/components/button/Button.tsx';
import { Note } from '@sporta/ui/components/feedback/Note.tsx';
import { Switch } from '@sporta/ui/components/form/Switch.tsx';
import { useState } from 'react';
import { slotHours } from '../../shared/figures/index.ts';
import { CloseSlotDialog } from './CloseSlotDialog.tsx';
import { type Decision, decisionOf, priceText, sameDecision } from './decision.ts';
import { dayTitle } from './slots-search.ts';
import { TermsFields } from './TermsFields.tsx';
import { type Vans, vanProblem, vansFor } from './van-load.ts';

interface SlotEditorProps {
  slot: PlannedSlot;
  date: string;
  vans: Vans;
  /** What was decided before and is not published yet. */
  pending: Decision | undefined;
  onApply: (decision: Decision | undefined) => void;
  /** It was closed at once, its orders moved or left. */
  onClosed: () => void;
}

/** ", di cui 3 riservati ogni settimana": they may still come free. */
const reservedWords = ({ reservedOrders }: PlannedSlot) =>
  reservedOrders === 0
    ? ''
    : `, di cui ${reservedOrders} ${reservedOrders === 1 ? 'riservato' : 'riservati'} ogni settimana`;

/** One window of one day: changes gather here and are published together. */
export function SlotEditor({ slot, date, vans, pending, onApply, onClosed }: SlotEditorProps) {
  const [draft, setDraft] = useState(pending ?? decisionOf(slot));
  const [closing, setClosing] = useState(false);
  const title = `${dayTitle(date)}, ${slotHours(slot)}`;
  const free = Math.max(0, slot.capacityOrders - slot.bookedOrders);
  const before = decisionOf(slot);
  const problem = problemOf(slot, draft) ?? vanProblem(slot, draft, vans);
  const fixed = slot.begun || slot.slotTemplateId === undefined;
  return (
    <aside className="bx plan-side" aria-labelledby="slot-title">
      <h2 id="slot-title">{title}</h2>
      <p className="muted small">
        {slot.bookedOrders} prenotati{reservedWords(slot)}, {free} liberi
      </p>
      {fixed ? (
        <p className="muted">
          {slot.begun
            ? 'Questa fascia è già iniziata: non si cambia più.'
            : 'La settimana tipo non ha più questa fascia.'}
        </p>
      ) : (
        <>
          <TermsFields
            beginTime={slot.beginTime}
            value={draft}
            before={before}
            vans={vans}
            withoutCrates="Come la settimana tipo"
            onChange={(part) => setDraft({ ...draft, ...part })}
          />
          <Switch
            label={<b>Chiusa</b>}
            description={slot.reason}
            checked={draft.closed}
            onChange={({ target }) => setDraft({ ...draft, closed: target.checked })}
          />
        </>
      )}
      <hr className="hr" />
      <dl className="plan-facts">
        <dt>Lavoro di preparazione</dt>
        <dd>
          {slot.bookedUnits} di {slot.capacityUnits} unità
        </dd>
        {vans.count === 0 ? null : (
          <>
            <dt>Casse nei furgoni</dt>
            <dd>
              {slot.capacityCrates === null ? slot.bookedCrates : `${slot.bookedCrates} di ${slot.capacityCrates}`}
            </dd>
            <dt>Furgoni necessari</dt>
            <dd>
              {vansFor(slot.bookedCrates, vans)} di {vans.count}
            </dd>
          </>
        )}
        {slot.forecastOrders === undefined ? null : (
          <>
            <dt>Previsione</dt>
            <dd>
              {slot.forecastOrders} ordini
              {vans.count === 0 || slot.forecastCrates === undefined ? null : `, ${slot.forecastCrates} casse`}
            </dd>
          </>
        )}
        {slot.costNow === undefined ? null : (
          <>
            <dt>Prezzo di ora, per la richiesta</dt>
            <dd>{priceText(slot.costNow)}</dd>
          </>
        )}
        {slot.typical ? (
          <>
            <dt>Settimana tipo</dt>
            <dd>{slot.typical.capacityOrders} ordini</dd>
          </>
        ) : null}
      </dl>
      {problem ? <Note kind="warn">{problem}</Note> : null}
      {fixed ? null : (
        <div className="row gap">
          <Button
            kind="line"
            className="grow"
            disabled={pending === undefined && sameDecision(draft, before)}
            onClick={() => {
              setDraft(before);
              onApply(undefined);
            }}
          >
            Annulla
          </Button>
          <Button
            kind="soft"
            className="grow"
            disabled={
              sameDecision(draft, pending ?? before) ||
              draft.capacityOrders < slot.bookedOrders ||
              isBelowCrates(slot, draft)
            }
            onClick={() => onApply(sameDecision(draft, before) ? undefined : draft)}
          >
            Applica
          </Button>
        </div>
      )}
      {slot.timeslotId !== undefined && slot.bookedOrders > 0 && !slot.begun ? (
        <Button kind="ghost" className="wide" onClick={() => setClosing(true)}>
          {slot.closed ? 'Sposta gli ordini' : 'Chiudi subito e sposta gli ordini'}
        </Button>
      ) : null}
      {slot.timeslotId === undefined ? null : (
        <CloseSlotDialog
          open={closing}
          onClose={() => setClosing(false)}
          onClosed={onClosed}
          timeslotId={slot.timeslotId}
          name={title.charAt(0).toLowerCase() + title.slice(1)}
        />
      )}
    </aside>
  );
}

const isBelowCrates = ({ bookedCrates }: PlannedSlot, { capacityCrates }: Decision): boolean =>
  capacityCrates !== null && capacityCrates < bookedCrates;

function problemOf(slot: PlannedSlot, draft: Decision): string | undefined {
  if (draft.capacityOrders < slot.bookedOrders) {
    return `Ci sono già ${slot.bookedOrders} prenotazioni: la capacità non può scendere sotto.`;
  }
  if (draft.closed && !slot.closed && slot.bookedOrders > 0) {
    return `Gli ordini presi restano (${slot.bookedOrders}): per spostarli usa «Chiudi subito e sposta gli ordini».`;
  }
  if (slot.forecastOrders !== undefined && slot.forecastOrders > draft.capacityOrders && !draft.closed) {
    return `Di solito arrivano ${slot.forecastOrders} ordini: con ${draft.capacityOrders} posti la fascia si riempie prima.`;
  }
  return undefined;
}
