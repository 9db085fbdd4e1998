import { type DriverRound, type DriverStop, stopStateLabels } from '@sporta/contract';
import { countText } from '@sporta/domain';
import { cx } from '@sporta/ui/components/cx.ts';
import { Link } from '@sporta/ui/components/link/LinkContext.tsx';
import { CaretRightBold } from '@sporta/ui/icons/CaretRightBold.ts';
import { CheckBold } from '@sporta/ui/icons/CheckBold.ts';
import { isClosed } from './model/replay.ts';
import { ordersAt } from './model/stations.ts';

const stationWords: Partial<Record<DriverStop['state'], string>> = {
  arrived: 'Da mettere nei vani',
  delivered: 'Nei vani',
};

/** The orders for one locker station: parked for once, put in one by one. */
export function StationPanel({ round, stop }: { round: DriverRound; stop: DriverStop }) {
  const orders = ordersAt(round, stop);
  const done = orders.filter(({ state }) => state === 'delivered').length;
  return (
    <section className="dv-sec" aria-labelledby="station">
      <div className="dv-title">
        <h2 id="station">{countText(orders.length, 'ordine', 'ordini')} in questo locker</h2>
        <span>
          {done} di {orders.length}
        </span>
      </div>
      <ul>
        {orders.map((order, index) => (
          <li key={order.orderId}>
            <Link
              href={`/banco/giro/${order.orderId}`}
              aria-current={order.orderId === stop.orderId ? 'step' : undefined}
              className={cx('dv-row', isClosed(order) && 'closed', order.orderId === stop.orderId && 'now')}
            >
              <i className={order.state}>{order.state === 'delivered' ? <CheckBold /> : index + 1}</i>
              <div>
                <b>{order.name}</b>
                <small>
                  {stationWords[order.state] ?? stopStateLabels[order.state]} · {order.orderNumber}
                </small>
              </div>
              <div className="dv-when">
                <small>{countText(order.crates.length, 'cassa', 'casse')}</small>
              </div>
              <CaretRightBold />
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
