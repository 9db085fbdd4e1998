import { type DriverStop, proofLabels } from '@sporta/contract';
import { Note } from '@sporta/ui/components/feedback/Note.tsx';
import { clock } from '../../shared/figures/index.ts';

/** How a stop ended, or that it is tried again. */
export function StopEnd({ stop: { state, doneAt, proof, backReason } }: { stop: DriverStop }) {
  const at = doneAt ? ` alle ${clock(doneAt)}` : '';
  if (state === 'delivered') {
    return (
      <Note kind="ok" className="dv-end">
        <b>Consegnata{at}</b>
        {proof ? `, prova: ${proofLabels[proof]}` : null}.
      </Note>
    );
  }
  if (state === 'back') {
    return (
      <Note kind="warn" className="dv-end">
        <b>Torna in sede</b>
        {at}
        {backReason ? `: ${backReason}` : null}
      </Note>
    );
  }
  if (state === 'again') {
    return (
      <Note kind="warn" className="dv-end">
        <b>Si riprova a fine giro.</b> Quando torni alla porta segna di nuovo che sei arrivato.
      </Note>
    );
  }
  return null;
}
