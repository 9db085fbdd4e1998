import { Spinner } from '@sporta/ui';

/** Back from the provider's page, while the money is not certain. */
export function AskingTheBank() {
  return (
    <div className="pay-outcome pending" role="status">
      <Spinner />
      <h1>Aspettiamo la banca</h1>
      <p className="muted">Di solito bastano pochi secondi. Non serve pagare di nuovo: ti scriviamo appena risponde.</p>
    </div>
  );
}

/** Milliseconds between two questions meanwhile. */
export const ASK_EVERY = 2_000;
