import { endpoints } from '@sporta/contract';
import { Button } from '@sporta/ui/components/button/Button.tsx';
import { toast } from '@sporta/ui/components/toast/toast.ts';
import { useMutation } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { clock } from '../../lib/late-format.ts';
import { shopNow } from '../../lib/shop-clock.ts';
import { useApi } from '../../lib/use-api.ts';
import { useSession } from '../../shared/session/index.ts';

/** Says on every page for whom somebody of the staff is buying, until when, and the way back to the Banco. */
export function ActingBar() {
  const { user } = useSession();
  const [acting, setActing] = useState<{ customer: string; back: string; until: string }>();
  const { actedBy, userId, firstName, lastName, email, company } = user;
  const companyId = actedBy?.fromCompany ? company?.companyId : undefined;
  // kept when the time is over and the session is nobody's: the way back stays on the screen
  useEffect(() => {
    if (!actedBy) return;
    setActing({
      customer: [firstName, lastName].filter(Boolean).join(' ') || email || '',
      back: companyId === undefined ? `/banco/clienti/${userId}` : `/banco/clienti/aziende/${companyId}`,
      until: actedBy.until,
    });
  }, [actedBy, userId, companyId, firstName, lastName, email]);
  const isOver = useIsOver(acting?.until);
  const api = useApi();
  const leave = useMutation({
    mutationFn: () => api.call(endpoints.session.logout, {}),
    onSuccess: () => window.location.assign(acting?.back ?? '/banco/clienti'),
    onError: () => toast.error('Non siamo riusciti a finire: riprova'),
  });
  if (!acting) return null;
  return (
    <aside className="acting-bar" aria-label="Acquisto per un cliente">
      <p>
        {isOver ? 'Il tempo è finito: stavi comprando per ' : 'Stai comprando per '}
        <b>{acting.customer}</b>
        {isOver ? '. Il carrello è salvo: dal Banco ricominci.' : `, fino alle ${clock(new Date(acting.until))}.`}
      </p>
      {isOver ? (
        <a className="btn limone sm" href={acting.back}>
          Torna al Banco
        </a>
      ) : (
        <Button kind="limone" size="sm" busy={leave.isPending} onClick={() => leave.mutate()}>
          Finisci e torna al Banco
        </Button>
      )}
    </aside>
  );
}

/** Whether an instant has passed. */
function useIsOver(until: string | undefined): boolean {
  const [isOver, setIsOver] = useState(false);
  useEffect(() => {
    if (!until) return;
    const left = Date.parse(until) - shopNow();
    setIsOver(left <= 0);
    if (left <= 0) return;
    const timer = setTimeout(() => setIsOver(true), left);
    return () => clearTimeout(timer);
  }, [until]);
  return isOver;
}
