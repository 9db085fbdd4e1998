import type { TodayPreparation } from '@sporta/contract';
import { Bar } from '@sporta/ui/components/feedback/Bar.tsx';
import { initials, slotHours } from '../../shared/figures/index.ts';

/** Who prepares what, and how far they are. */
export function PreparingPanel({ orders }: { orders: readonly TodayPreparation[] }) {
  return (
    <section className="bx">
      <h2>In preparazione ora</h2>
      {orders.length === 0 ? (
        <p className="muted">Nessuno sta preparando un ordine.</p>
      ) : (
        <ul className="pk">
          {orders.map(({ orderId, orderNumber, customer, timeslot, picker, lines, linesDone }) => (
            <li key={orderId}>
              <span className="av" aria-hidden="true">
                {picker.slice(0, 2) || initials(customer)}
              </span>
              <span className="grow">
                <b>{picker}</b>{' '}
                <span className="muted">
                  {orderNumber} · {customer} · {slotHours(timeslot)}
                </span>
                <Bar label={`Righe fatte dell’ordine ${orderNumber}`} value={linesDone} max={lines} />
              </span>
              <b className="num">
                {linesDone}/{lines}
              </b>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
