import { AlertDialog } from '@sporta/ui/components/overlay/AlertDialog.tsx';
import { useRef } from 'react';
import { useLeavingQuestion } from '../../shared/sign-out/index.ts';

/** Asks who leaves while changes of the cart wait for the network: they are lost then. */
export function LeavingDialog() {
  const question = useLeavingQuestion();
  // the words stay while the window fades
  const count = useRef(0);
  if (question) count.current = question.count;
  const changes = count.current === 1 ? 'Una modifica' : `${count.current} modifiche`;
  return (
    <AlertDialog
      open={question !== undefined}
      title={`${changes} al carrello non ${count.current === 1 ? 'è ancora arrivata' : 'sono ancora arrivate'} al negozio`}
      body="Se esci adesso, si perdono. Se resti, le mandiamo appena torna la rete."
      yesLabel="Esci e perdile"
      noLabel="Resta"
      onYes={() => question?.answer(true)}
      onNo={() => question?.answer(false)}
    />
  );
}
