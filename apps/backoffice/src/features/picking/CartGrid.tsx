import type { PickingWork } from '@sporta/contract';
import { cx } from '@sporta/ui/components/cx.ts';
import { isDone } from './model/replay.ts';
import { cartLetter, type Stop, type Want } from './model/stops.ts';
import { quantityText } from './model/words.ts';

interface CartGridProps {
  work: PickingWork;
  stop: Stop;
  /** The order that is served now. */
  want: Want;
}

/** The orders on the cart as they lie there: how much of this each one has, and whose turn it is. */
export function CartGrid({ work, stop, want }: CartGridProps) {
  const orders = [...work.orders].sort((a, b) => a.cartPlace - b.cartPlace);
  return (
    <ul className="pk-cart" aria-label="Casse sul carrello">
      {orders.map((order) => {
        const here = stop.wants.find((each) => each.order.orderId === order.orderId);
        const now = here?.order.orderId === want.order.orderId && !isDone(here.line);
        const tone = !here ? 'none' : now ? 'now' : isDone(here.line) ? 'done' : undefined;
        return (
          <li key={order.orderId} className={cx(tone)} aria-current={now ? 'true' : undefined}>
            <b>{cartLetter(order.cartPlace)}</b>
            <span>
              <strong>
                {here
                  ? `${here.line.state.quantity.toLocaleString('it-IT')} di ${quantityText(here.line.orderedQuantity, here.line.unit)}`
                  : '0'}
              </strong>
              <small>
                {order.customer} {order.orderNumber.split('-').at(-1)}
              </small>
            </span>
          </li>
        );
      })}
    </ul>
  );
}
