import type { Order, ProblemOutcome, Redelivery } from '@sporta/contract';
import { euroToCents, formatDayLong, formatEuro, formatWindow } from '@sporta/domain';
import { Link, Note } from '@sporta/ui';
import { ChatCircleDots } from '@sporta/ui/icons/ChatCircleDots.ts';
import { shopName } from '../../lib/shop-name.ts';
import { momentLong } from '../../shared/orders/index.ts';

/** What the shop answered to reports and withdrawals of this order, the first word first. */
export function OrderAnswers({ order: { problems, messages } }: { order: Order }) {
  const words = [
    ...messages.map(({ messageId, at, by, text }) => ({
      key: `message-${messageId}`,
      at,
      who: by,
      text,
      redelivery: undefined,
    })),
    ...problems.flatMap(({ problemReportId, solvedAt, outcome, answer, refund, redeliveries }) =>
      solvedAt
        ? [
            {
              key: `report-${problemReportId}`,
              at: solvedAt,
              who: shopName(),
              text: endOf(answer, outcome, refund),
              redelivery: outcome === 'redelivery' ? redeliveries.at(-1) : undefined,
            },
          ]
        : [],
    ),
  ].sort((a, b) => a.at.localeCompare(b.at));
  if (words.length === 0) return null;
  return (
    <section className="order-answers" aria-label="Le nostre risposte">
      {words.map(({ key, at, who, text, redelivery }) => (
        <Note key={key} kind="n" icon={ChatCircleDots} className="above">
          <b className="own-line">
            {who}, {momentLong(at)}
          </b>
          <span className="own-line order-words">{text}</span>
          {redelivery ? <RedeliveryLine redelivery={redelivery} /> : null}
        </Note>
      ))}
    </section>
  );
}

/** When the goods come again, and the order that brings them. */
function RedeliveryLine({ redelivery: { orderId, orderNumber, stateLabel, timeslot } }: { redelivery: Redelivery }) {
  return (
    <span className="own-line">
      {formatDayLong(timeslot.date)}, {formatWindow(timeslot.beginTime, timeslot.endTime)}:{' '}
      <Link className="link" href={`/profile/orders/${orderId}`}>
        riconsegna {orderNumber}
      </Link>{' '}
      ({stateLabel.toLowerCase()})
    </span>
  );
}

function endOf(answer: string | undefined, outcome: ProblemOutcome | undefined, refund: number | undefined): string {
  const sum = refund ? formatEuro(euroToCents(refund)) : undefined;
  const end =
    outcome === 'redelivery'
      ? 'Ti riportiamo i prodotti, senza altro da pagare: la segnalazione è chiusa.'
      : !sum
        ? 'Abbiamo chiuso la tua segnalazione senza un rimborso.'
        : outcome === 'voucher'
          ? `Ti diamo un buono di ${sum}, che trovi nel carrello della prossima spesa: la segnalazione è chiusa.`
          : `Ti rimborsiamo ${sum}: la segnalazione è chiusa.`;
  return answer ? `${answer}\n${end}` : end;
}
