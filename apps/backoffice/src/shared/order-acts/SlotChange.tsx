import { Button } from '@sporta/ui/components/button/Button.tsx';
import { Note } from '@sporta/ui/components/feedback/Note.tsx';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { useApi } from '../../lib/use-api.ts';
import { messageOf } from '../errors/index.ts';
import { countOf } from '../figures/index.ts';
import { sayUndoable } from '../undo/index.ts';
import { useOrderActs } from './calls.ts';
import { type LatestSlot, SlotClash } from './SlotClash.tsx';
import { slotName, slotsQuery } from './slots-query.ts';
import './slot-change.css';

const SHOWN = 8;

interface SlotChangeProps {
  orderId: number;
  /** The slot it has now. */
  timeslotId: number;
  /** Its words, and who put the order there when, for where that happens while somebody chooses. */
  latest?: LatestSlot | undefined;
  /** Number of the round it is on. */
  round?: number | undefined;
  onDone: () => void;
}

/** The slots an order could move to; one press moves it, another puts it back. */
export function SlotChange({ orderId, timeslotId: current, latest, round, onDone }: SlotChangeProps) {
  const api = useApi();
  const acts = useOrderActs();
  const name = useId();
  const [chosen, setChosen] = useState<number>();
  // what somebody saw when they began to choose
  const [before, setBefore] = useState(current);
  const { data: slots, error } = useQuery(slotsQuery(api, orderId));
  const slot = slots?.find(({ timeslotId }) => timeslotId === chosen);
  const change = useMutation({
    mutationFn: ({ timeslotId, from }: { timeslotId: number; from: number }) =>
      acts.changeSlot(orderId, timeslotId, from),
    onSuccess: (_, { from, timeslotId }) => {
      onDone();
      if (slot) {
        sayUndoable(`Spostato a ${slotName(slot)}`, () => acts.changeSlot(orderId, from, timeslotId));
      }
    },
  });
  const problem = error ?? change.error;
  if (before !== current && latest) {
    return (
      <SlotClash
        latest={latest}
        mine={slot && slot.timeslotId !== current ? slotName(slot) : undefined}
        busy={change.isPending}
        onTheirs={onDone}
        onMine={() => {
          setBefore(current);
          if (slot) change.mutate({ timeslotId: slot.timeslotId, from: current });
        }}
      />
    );
  }
  return (
    <>
      <fieldset className="slo">
        <legend className="sr">Nuova fascia</legend>
        {slots?.slice(0, SHOWN).map((each) => (
          <label key={each.timeslotId} className="chk">
            <input
              type="radio"
              name={name}
              checked={each.timeslotId === chosen}
              disabled={each.placesLeft === 0}
              onChange={() => setChosen(each.timeslotId)}
            />
            <span>{slotName(each)}</span>
            <small>{countOf(each.placesLeft, 'posto', 'posti')}</small>
          </label>
        ))}
      </fieldset>
      {slots?.length === 0 ? <p className="muted">Non c’è posto in altre fasce.</p> : null}
      {slot ? (
        <Note kind="warn">
          {round ? `Esce dal giro ${round}. ` : null}Chi ha ordinato riceve un’e-mail con la nuova fascia.
        </Note>
      ) : null}
      {problem ? (
        <Note kind="err" live>
          {messageOf(problem)}
        </Note>
      ) : null}
      <div className="row gap">
        <Button kind="line" onClick={onDone}>
          Annulla
        </Button>
        <Button
          className="grow"
          busy={change.isPending}
          disabled={!slot}
          onClick={() => slot && change.mutate({ timeslotId: slot.timeslotId, from: before })}
        >
          Cambia fascia
        </Button>
      </div>
    </>
  );
}
