import type { DeliveryPassOrder } from '@sporta/contract';
import { countText, euroToCents, formatDayNumeric, formatEuro, shopDay } from '@sporta/domain';
import { Tag } from '@sporta/ui';

/** Passes that are over, with what became of them. */
export function PastPasses({ passes }: { passes: readonly DeliveryPassOrder[] }) {
  if (passes.length === 0) return null;
  return (
    <section className="past-passes" aria-labelledby="past-passes">
      <h2 id="past-passes">Abbonamenti passati</h2>
      <ul>
        {passes.map((pass) => (
          <Row key={pass.orderId} pass={pass} />
        ))}
      </ul>
    </section>
  );
}

function Row({
  pass: { name, orderNumber, state, startsOn, endsOn, price, deliveries, saved, refund, refundedAt },
}: {
  pass: DeliveryPassOrder;
}) {
  const back = state === 'ended' ? (refund ?? 0) : 0;
  return (
    <li className="panel">
      <div className="grow">
        <b>{name}</b>
        <span className="muted small">
          {startsOn && endsOn ? `Dal ${formatDayNumeric(startsOn)} al ${formatDayNumeric(endsOn)} · ` : ''}
          {formatEuro(euroToCents(price))} · n. {orderNumber}
        </span>
        {deliveries > 0 ? (
          <span className="small">
            {countText(deliveries, 'consegna gratis', 'consegne gratis')}, {formatEuro(euroToCents(saved))} risparmiati
          </span>
        ) : null}
        {back > 0 ? (
          <span className="small">
            Rimborso di {formatEuro(euroToCents(back))}: {refundText(refundedAt)}
          </span>
        ) : null}
      </div>
      <Tag>{state === 'ended' ? 'Chiuso prima' : 'Finito'}</Tag>
    </li>
  );
}

/** What is known of the money: the bank tells nobody when it arrives. @param refundedAt ISO instant at which it left */
const refundText = (refundedAt: string | undefined): string =>
  refundedAt === undefined
    ? 'deve ancora partire, di solito ci vogliono pochi minuti'
    : `inviato il ${formatDayNumeric(shopDay(Date.parse(refundedAt)))} sul metodo con cui hai pagato, di solito arriva in qualche giorno`;
