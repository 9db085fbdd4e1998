import type { PickingOrder } from '@sporta/contract';
import { ButtonLink } from '@sporta/ui/components/button/Button.tsx';
import { EmptyState } from '@sporta/ui/components/feedback/EmptyState.tsx';
import { Spinner } from '@sporta/ui/components/feedback/Spinner.tsx';
import { CheckCircleDuotone } from '@sporta/ui/icons/CheckCircleDuotone.ts';
import { useState } from 'react';
import { LoadProblem } from '../../shared/errors/index.ts';
import { CloseDialog } from './CloseDialog.tsx';
import { PickingScreen } from './PickingScreen.tsx';
import { type Picking, usePicking } from './use-picking.ts';

/** The cart somebody pushes: from the device when there is no network. */
export function PickingPage() {
  const picking = usePicking();
  const { work } = picking;
  // Beside the cart and not on it: a closed order leaves the cart before its picker has read what was charged.
  const [closing, setClosing] = useState<PickingOrder>();
  return (
    <>
      {work && work.orders.length > 0 ? (
        <PickingScreen picking={picking} work={work} onCloseOrder={setClosing} />
      ) : (
        <NoWork picking={picking} />
      )}
      {closing ? <CloseDialog order={closing} onClose={() => setClosing(undefined)} /> : null}
    </>
  );
}

function NoWork({ picking: { work, error, readAgain } }: { picking: Picking }) {
  return (
    <main className="pk-none" id="content">
      <title>Preparazione | Banco</title>
      <h1 className="sr">Preparazione</h1>
      {error ? <LoadProblem error={error} what="il lavoro" onRetry={readAgain} /> : null}
      {!work && !error ? <Spinner /> : null}
      {work ? (
        <EmptyState
          icon={CheckCircleDuotone}
          title="Il carrello è vuoto"
          body="Non hai lavoro in mano. Prendi il prossimo dall’elenco."
          actions={<ButtonLink href="/banco/preparazione">Vai all’elenco</ButtonLink>}
        />
      ) : null}
    </main>
  );
}
