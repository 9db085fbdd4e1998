import type { Round } from '@sporta/contract';
import { Button } from '@sporta/ui/components/button/Button.tsx';
import { Checkbox } from '@sporta/ui/components/form/Checkbox.tsx';
import { Segmented } from '@sporta/ui/components/form/Segmented.tsx';
import { TextInput } from '@sporta/ui/components/form/TextInput.tsx';
import { Dialog } from '@sporta/ui/components/overlay/Dialog.tsx';
import { useState } from 'react';
import { countOf } from '../../shared/figures/index.ts';

import type { PlanActs } from './use-plan-acts.ts';

const ends = [
  { value: 'back', label: 'Non consegnata' },
  { value: 'brought', label: 'Consegnata' },
] as const;

/** Closes a round whose driver does not come back: the store says of each open stop how it ended. */
export function CloseRound({ round, acts }: { round: Round; acts: PlanActs }) {
  const [open, setOpen] = useState(false);
  const [brought, setBrought] = useState<ReadonlySet<number>>(new Set());
  const [adults, setAdults] = useState<ReadonlySet<number>>(new Set());
  const [reason, setReason] = useState('Il furgone non è rientrato in tempo');
  const close = () => setOpen(false);
  const stops = round.stops.filter(({ state }) => state !== 'delivered' && state !== 'back');
  const end = () =>
    acts.close(
      round.roundId,
      {
        reason: reason.trim(),
        stops: stops.map(({ orderId }) => ({
          orderId,
          brought: brought.has(orderId),
          adultChecked: adults.has(orderId),
        })),
      },
      close,
    );
  // alcohol is for adults, whoever hands it over: the same answer as at the door
  const toAsk = stops.filter(
    ({ orderId, flags }) => brought.has(orderId) && flags.includes('age') && !adults.has(orderId),
  );
  return (
    <>
      <Button kind="line" block onClick={() => setOpen(true)}>
        Chiudi il giro {round.number}
      </Button>
      <Dialog
        open={open}
        onClose={close}
        title={`Chiudere il giro ${round.number}?`}
        footer={
          <>
            <Button kind="line" onClick={close}>
              Annulla
            </Button>
            <Button busy={acts.busy} disabled={reason.trim().length < 3 || toAsk.length > 0} onClick={end}>
              Chiudi il giro
            </Button>
          </>
        }
      >
        <p>
          {stops.length === 0
            ? 'Tutte le tappe sono concluse: il furgone risulta rientrato.'
            : `${round.driver?.name ?? 'L’autista'} con ${round.van.name} non ha concluso ${countOf(stops.length, 'tappa', 'tappe')}. Senti chi guida o chi aspetta, e scrivi com’è andata: dopo, il telefono dell’autista non può più cambiarla.`}
        </p>
        <ul className="round-ends">
          {stops.map(({ orderId, orderNumber, name, flags }) => (
            <li key={orderId}>
              <span className="grow">
                <b>{name}</b>
                <small className="muted block">Ordine {orderNumber}</small>
              </span>
              <Segmented
                label={`Spesa di ${name}, ordine ${orderNumber}`}
                value={brought.has(orderId) ? 'brought' : 'back'}
                options={ends}
                onChange={(value) => setBrought(withOrWithout(brought, orderId, value === 'brought'))}
              />
              {brought.has(orderId) && flags.includes('age') ? (
                <Checkbox
                  label={`C’è dell’alcol: la spesa di ${name} l’ha ritirata un adulto`}
                  checked={adults.has(orderId)}
                  onChange={({ target }) => setAdults(withOrWithout(adults, orderId, target.checked))}
                />
              ) : null}
            </li>
          ))}
        </ul>
        {stops.length > 0 ? (
          <TextInput
            label="Motivo"
            hint="Lo legge chi non ha ricevuto la spesa. Poi gli dai un’altra fascia, o annulli l’ordine e riceve i suoi soldi."
            maxLength={200}
            autoComplete="off"
            value={reason}
            onChange={({ target }) => setReason(target.value)}
          />
        ) : null}
      </Dialog>
    </>
  );
}

function withOrWithout(ids: ReadonlySet<number>, id: number, isIn: boolean): ReadonlySet<number> {
  const next = new Set(ids);
  if (isIn) next.add(id);
  else next.delete(id);
  return next;
}
