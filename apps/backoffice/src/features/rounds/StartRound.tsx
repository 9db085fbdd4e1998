import type { Round } from '@sporta/contract';
import { Button } from '@sporta/ui/components/button/Button.tsx';
import { Dialog } from '@sporta/ui/components/overlay/Dialog.tsx';
import { Truck } from '@sporta/ui/icons/Truck.ts';
import { useState } from 'react';
import { countOf } from '../../shared/figures/index.ts';

import type { PlanActs } from './use-plan-acts.ts';

/** Sends a confirmed round on its way; orders that are not ready are named before they stay behind. */
export function StartRound({ round, acts }: { round: Round; acts: PlanActs }) {
  const [open, setOpen] = useState(false);
  const close = () => setOpen(false);
  const missing = round.stops.filter(({ ready }) => !ready);
  const start = () => acts.start(round.roundId, missing.length > 0, close);
  return (
    <>
      <Button kind="soft" block onClick={() => setOpen(true)}>
        <Truck />
        Fai partire il giro {round.number}
      </Button>
      <Dialog
        open={open}
        onClose={close}
        title={`Parte il giro ${round.number}?`}
        footer={
          <>
            <Button kind="line" onClick={close}>
              Annulla
            </Button>
            <Button busy={acts.busy} disabled={missing.length === round.stops.length} onClick={start}>
              Fai partire
            </Button>
          </>
        }
      >
        <p>
          {round.driver?.name ?? 'L’autista'} parte con {round.van.name}:{' '}
          {countOf(round.stops.length - missing.length, 'ordine va', 'ordini vanno')} in consegna e chi li aspetta vede
          quando arrivano.
        </p>
        {missing.length > 0 ? (
          <>
            <p className="gap">Non ancora pronti, restano in sede e senza giro:</p>
            <ul className="left-behind">
              {missing.map(({ orderId, orderNumber, name }) => (
                <li key={orderId}>
                  {name}, ordine {orderNumber}
                </li>
              ))}
            </ul>
          </>
        ) : null}
      </Dialog>
    </>
  );
}
