import type { OrderApproval } from '@sporta/contract';
import { euroToCents, formatDayNumeric, formatEuro, shopDay } from '@sporta/domain';
import { Note } from '@sporta/ui';
import { shopNow } from '../../lib/shop-clock.ts';
import { answerThatCounts } from './own-approval.ts';
import { limitText } from './own-limits.ts';
import { useOwnApprovals } from './use-own-approvals.ts';

interface ApprovalNoteProps {
  className?: string | undefined;
  /** What is about to be ordered, in cents: above a limit the note says so before the order is placed. */
  totalCents?: number;
  /** What it is written down to. */
  costCentre?: string | undefined;
}

/** For who orders for a company: what the master has been asked, or has allowed; else that the cart goes beyond a limit. */
export function ApprovalNote({ className, totalCents = 0, costCentre }: ApprovalNoteProps) {
  const data = useOwnApprovals();
  const approval = data && answerThatCounts(data.approvals, shopNow());
  const isAsked = approval && approval.state !== 'refused' && euroToCents(approval.total) >= totalCents;
  const beyond = isAsked ? undefined : limitText(data?.ownLimits, totalCents, costCentre);
  return (
    <>
      {approval ? <Answer approval={approval} className={className} /> : null}
      {beyond ? (
        <Note kind="warn" className={className}>
          <b>{beyond.what}</b> {beyond.next}
        </Note>
      ) : null}
    </>
  );
}

function Answer({ approval, className }: { approval: OrderApproval; className: string | undefined }) {
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
