import { ButtonLink } from '@sporta/ui/components/button/Button.tsx';
import { EmptyState } from '@sporta/ui/components/feedback/EmptyState.tsx';
import { findStop } from './model/round-state.ts';
import { NoRound } from './NoRound.tsx';
import { StopScreen } from './StopScreen.tsx';
import { useDriver } from './use-driver.ts';

/** One stop of the rounds of today. */
export function StopPage({ orderId }: { orderId: number }) {
  const driver = useDriver();
  const at = findStop(driver.rounds ?? [], orderId);
  if (at) return <StopScreen driver={driver} round={at.round} stop={at.stop} />;
  if (!driver.rounds) return <NoRound driver={driver} />;
  return (
    <main className="dv-none" id="content">
      <title>Tappa non trovata | Banco</title>
      <EmptyState
        heading="h1"
        title="Questa tappa non è del tuo giro"
        body="Può essere passata a un altro furgone. Guarda la lista del giro."
        actions={<ButtonLink href="/banco/giro">Torna al giro</ButtonLink>}
      />
    </main>
  );
}
