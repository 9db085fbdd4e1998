import { Button } from '@sporta/ui/components/button/Button.tsx';
import { EmptyState } from '@sporta/ui/components/feedback/EmptyState.tsx';
import { Spinner } from '@sporta/ui/components/feedback/Spinner.tsx';
import { TruckDuotone } from '@sporta/ui/icons/TruckDuotone.ts';
import { LoadProblem } from '../../shared/errors/index.ts';
import { useOpenRooms } from '../../shared/rooms/index.ts';
import type { Driver } from './use-driver.ts';

/** In place of a round: it is being read, could not be read, or nobody gave one. */
export function NoRound({ driver: { rounds, error, readAgain } }: { driver: Driver }) {
  const openRooms = useOpenRooms();
  return (
    <main className="dv-none" id="content">
      <title>Il mio giro | Banco</title>
      {error ? (
        <>
          <h1 className="sr">Il mio giro</h1>
          <LoadProblem error={error} what="il giro" onRetry={readAgain} />
        </>
      ) : null}
      {!rounds && !error ? <Spinner /> : null}
      {rounds ? (
        <EmptyState
          heading="h1"
          icon={TruckDuotone}
          title="Nessun giro per oggi"
          body="Il giro compare qui quando la sede lo conferma."
          actions={
            <>
              <Button onClick={readAgain}>Guarda di nuovo</Button>
              <Button kind="line" onClick={openRooms}>
                Menu
              </Button>
            </>
          }
        />
      ) : null}
    </main>
  );
}
