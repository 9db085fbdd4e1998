import type { PickingOrder, PickingWork } from '@sporta/contract';
import { Button } from '@sporta/ui/components/button/Button.tsx';
import { CheckCircleDuotone } from '@sporta/ui/icons/CheckCircleDuotone.ts';
import { cartLetter } from './model/stops.ts';

interface AllDoneProps {
  work: PickingWork;
  /** Changes of this device that have not arrived yet. */
  waiting: number;
  onCloseOrder: (order: PickingOrder) => void;
}

/** Every line of this cart is done: the orders are closed one by one, as soon as their other zones are done too. */
export function AllDone({ work, waiting, onCloseOrder }: AllDoneProps) {
  return (
    <section className="pk-done">
      <CheckCircleDuotone />
      <h2>Tutto sul carrello</h2>
      <ul>
        {work.orders.map((order) => (
          <li key={order.orderId}>
            <span className="grow">
              <b>
                {work.orders.length > 1 ? `${cartLetter(order.cartPlace)} · ` : ''}
                {order.orderNumber} · {order.customer}
              </b>
              <small>{whatIsLeft(order, waiting)}</small>
            </span>
            <Button size="lg" disabled={!order.closable || waiting > 0} onClick={() => onCloseOrder(order)}>
              Chiudi l’ordine
            </Button>
          </li>
        ))}
      </ul>
    </section>
  );
}

function whatIsLeft({ closable, tasks }: PickingOrder, waiting: number): string {
  if (waiting > 0) return 'Si chiude quando tutti i gesti sono arrivati.';
  if (closable) return 'Pronto da chiudere: casse, posto e sacchetti.';
  const others = tasks.filter(({ mine, lines, linesDone }) => !mine && linesDone < lines);
  return `Aspetta ${others.map(({ picker, zone }) => picker?.name ?? ZONES[zone]).join(', ')}.`;
}

const ZONES = { dry: 'il secco', chilled: 'il fresco', frozen: 'i surgelati', counter: 'il banco' } as const;
