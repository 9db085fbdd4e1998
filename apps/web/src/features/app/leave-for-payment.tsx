import { Spinner } from '@sporta/ui/components/feedback/Spinner.tsx';
import { useEffect, useState } from 'react';
import { leaveFor, readFormAddress } from '../../shared/payment/index.ts';

/** Sends the form its address carries; what is no such form is said. */
export function LeaveForPayment() {
  const [isBroken, setBroken] = useState(false);
  useEffect(() => {
    const form = readFormAddress(window.location.hash);
    if (form) leaveFor(form);
    else setBroken(true);
  }, []);
  return (
    <main className="wrap whole-page">
      <h1>{isBroken ? 'Questo indirizzo non è completo' : 'Ti portiamo alla pagina del pagamento'}</h1>
      {isBroken ? <p>Chiudi questa finestra e torna alla cassa: l’ordine non è stato pagato.</p> : <Spinner />}
    </main>
  );
}
