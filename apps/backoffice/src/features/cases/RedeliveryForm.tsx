import type { StaffCase, StaffSlotChoice } from '@sporta/contract';
import { Button } from '@sporta/ui/components/button/Button.tsx';
import { Note } from '@sporta/ui/components/feedback/Note.tsx';
import { toast } from '@sporta/ui/components/toast/toast.ts';
import { useId, useState } from 'react';
import { messageOf } from '../../shared/errors/index.ts';
import { countOf } from '../../shared/figures/index.ts';
import { slotName } from '../../shared/order-acts/index.ts';
import type { ChosenLine } from './use-decision.ts';
import { useRedelivery } from './use-redelivery.ts';

const SHOWN = 8;

interface RedeliveryFormProps {
  case: StaffCase;
  /** Undefined while something typed is wrong. */
  lines: ChosenLine[] | undefined;
  /** What the customer reads of it. */
  text: string;
}

/** Brings goods of a report again, free: the slots with room for them, and the press that decides. */
export function RedeliveryForm({ case: found, lines, text }: RedeliveryFormProps) {
  const { slots, redeliver } = useRedelivery(found, lines);
  const [chosen, setChosen] = useState<number>();
  const offered = slots.error ? [] : (slots.data ?? []);
  const slot = offered.find(({ timeslotId }) => timeslotId === chosen);
  const problem = redeliver.error ?? slots.error;
  const send = () => {
    if (!slot || !lines) return;
    redeliver.mutate(
      { lines, timeslotId: slot.timeslotId, text },
      { onSuccess: () => toast.success(`Riconsegna decisa: ${slotName(slot)}.`) },
    );
  };
  return (
    <>
      <SlotChoice slots={offered.slice(0, SHOWN)} chosen={chosen} onChoose={setChosen} />
      {slots.data?.length === 0 && !slots.error ? <p className="muted">Non c’è posto in nessuna fascia.</p> : null}
      {problem ? (
        <Note kind="err" live>
          {messageOf(problem)}
        </Note>
      ) : null}
      <div className="case-foot">
        <b role="status" className="grow">
          {lines === undefined
            ? 'Controlla le quantità'
            : slot
              ? `Gratis, ${slotName(slot)}`
              : 'Scegli quando riportarli: il cliente non paga nulla'}
        </b>
        <Button busy={redeliver.isPending} disabled={!slot || !lines} onClick={send}>
          Riconsegna e chiudi
        </Button>
      </div>
    </>
  );
}

interface SlotChoiceProps {
  slots: StaffSlotChoice[];
  chosen: number | undefined;
  onChoose: (timeslotId: number) => void;
}

function SlotChoice({ slots, chosen, onChoose }: SlotChoiceProps) {
  const name = useId();
  return (
    <fieldset className="case-slots">
      <legend className="small muted">Fascia della riconsegna</legend>
      {slots.map((each) => (
        <label key={each.timeslotId} className="chk">
          <input
            type="radio"
            name={name}
            checked={each.timeslotId === chosen}
            onChange={() => onChoose(each.timeslotId)}
          />
          <span className="grow">{slotName(each)}</span>
          <small className="muted">
            {countOf(each.placesLeft, 'posto', 'posti')}
            {each.late ? ' · ordini chiusi' : null}
          </small>
        </label>
      ))}
    </fieldset>
  );
}
