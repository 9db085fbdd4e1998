import type { Cart } from '@sporta/contract';
import { euroToCents, formatEuro } from '@sporta/domain';
import { Bar } from '@sporta/ui';

/** How much is missing to the minimum order, else to free delivery, with a bar. */
export function FreeDelivery({ cart }: { cart: Cart }) {
  const { minimumOrder, freeDelivery, deliveryPass } = cart;
  if (minimumOrder && minimumOrder.missing > 0) {
    return (
      <div className="dfree">
        <span>
          <b>Ti mancano {formatEuro(euroToCents(minimumOrder.missing))}</b> per l’ordine minimo di{' '}
          {formatEuro(euroToCents(minimumOrder.amount))}
        </span>
        <Bar
          label="Verso l’ordine minimo"
          tone="warn"
          value={minimumOrder.amount - minimumOrder.missing}
          max={minimumOrder.amount}
        />
      </div>
    );
  }
  if (!freeDelivery || freeDelivery.threshold <= 0) return null;
  const { missing, threshold } = freeDelivery;
  if (missing <= 0) {
    // goods enough for the zone use none of the pass's deliveries
    const byPass = deliveryPass?.saved ? ' con l’abbonamento' : '';
    return (
      <p className="dfree">
        <b>La consegna è gratuita{byPass}</b>
      </p>
    );
  }
  // the lower of the zone's value and the pass's
  const byPass = deliveryPass?.freeFrom === threshold ? ' con l’abbonamento' : '';
  return (
    <div className="dfree">
      <span>
        <b>Ti mancano {formatEuro(euroToCents(missing))}</b> per la consegna gratuita{byPass}
      </span>
      <Bar label="Verso la consegna gratuita" tone="lemon" value={threshold - missing} max={threshold} />
    </div>
  );
}
