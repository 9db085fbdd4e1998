import type { OrderApproval } from '@sporta/contract';
import { Button, Note, RowsSkeleton } from '@sporta/ui';
import { type UseQueryResult, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { approvalsKey } from '../../shared/orders/index.ts';
import { Approvals } from './approvals.tsx';

/** From here on an answer that is still on its way is called missing, in milliseconds. */
const LATE_MS = 8_000;

/** Orders above a limit, in a place of their own: without them the people stand all the same. */
export function AskedApprovals({ asked }: { asked: UseQueryResult<{ approvals: OrderApproval[] }> }) {
  const { data, isError, isPending, refetch } = asked;
  const queryClient = useQueryClient();
  const [tries, setTries] = useState(1);
  const isLate = useLate(isPending, tries);
  if (data) return <Approvals approvals={data.approvals} />;
  if (tries === 1 && !isError && !isLate) return <RowsSkeleton count={1} label="Carico gli ordini da approvare" />;
  const again = async () => {
    setTries(tries + 1);
    // one that hangs would be waited for again
    await queryClient.cancelQueries({ queryKey: approvalsKey, exact: true });
    await refetch();
  };
  return (
    <Note
      kind="warn"
      live
      className="below"
      action={
        <Button kind="line" size="sm" busy={isPending && !isLate} onClick={() => void again()}>
          Riprova
          <span className="sr"> a caricare gli ordini da approvare</span>
        </Button>
      }
    >
      Non riusciamo a mostrarti gli ordini da approvare. Persone e limiti qui sotto sono aggiornati.
    </Note>
  );
}

/** Whether one waits for longer than is usual; each try has its own time. */
function useLate(isWaiting: boolean, tries: number): boolean {
  const [lateTry, setLateTry] = useState(0);
  useEffect(() => {
    if (!isWaiting) return;
    const timer = setTimeout(() => setLateTry(tries), LATE_MS);
    return () => clearTimeout(timer);
  }, [isWaiting, tries]);
  return isWaiting && lateTry === tries;
}
