import { euroToCents, formatDayNumeric, formatEuro, shopDay } from '@sporta/domain';
import { Note } from '@sporta/ui';
import { useQuery } from '@tanstack/react-query';
import { useApi } from '../../lib/use-api.ts';
import { useSession } from '../session/index.ts';
import { ownApprovalQuery } from './approvals.ts';

/** For who orders for a company above their limit: what the master has been asked, or has allowed. */
export function ApprovalNote({ className }: { className?: string | undefined }) {
  const { user } = useSession();
  const { data: approval } = useQuery({
    ...ownApprovalQuery(useApi(), user.userId),
    enabled: Boolean(user.company) && !user.master,
  });
  if (!approval) return null;
  const total = formatEuro(euroToCents(approval.total));
  const what = approval.replaces ? `Le modifiche all’ordine ${approval.replaces} (${total})` : `L’ordine di ${total}`;
  if (approval.state === 'waiting') {
    return (
      <Note kind="info" className={className}>
        <b>
          {what} {approval.replaces ? 'aspettano' : 'aspetta'} l’approvazione.
        </b>{' '}
        Ti scriviamo appena il responsabile risponde.
        {approval.replaces ? ' Fino ad allora l’ordine resta com’era.' : null}
      </Note>
    );
  }
  if (approval.state === 'refused') {
    return (
      <Note kind="warn" className={className}>
        <b>
          {what} non {approval.replaces ? 'sono approvate' : 'è approvato'}.
        </b>{' '}
        {approval.note ? `Il responsabile scrive: «${approval.note}». ` : null}
        {approval.replaces ? 'L’ordine resta com’era. ' : null}
        Il carrello è salvo: togli qualcosa e chiedi di nuovo.
      </Note>
    );
  }
  return (
    <Note kind="ok" className={className}>
      <b>Ordine approvato fino a {total}.</b>{' '}
      {approval.validTo
        ? `Puoi concluderlo entro il ${formatDayNumeric(shopDay(Date.parse(approval.validTo)))}.`
        : null}
      {approval.note ? ` Il responsabile scrive: «${approval.note}»` : null}
    </Note>
  );
}
