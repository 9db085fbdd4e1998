import { Link } from '@sporta/ui';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useApi } from '../../lib/use-api.ts';
import { byArrival, isOpenOrder, ordersQuery } from '../../shared/orders/index.ts';
import { LiveOrder } from './live-order.tsx';
import { useRepeatOrder } from './model/use-order-actions.ts';
import { OrderRow } from './order-row.tsx';

interface OrdersAtAGlanceProps {
  /** When the page was asked for, in milliseconds since 1970. */
  now: number;
}

/** At the top of the profile: the order that arrives next, and the last one that came, to be ordered again. */
export function OrdersAtAGlance({ now }: OrdersAtAGlanceProps) {
  const orders = useInfiniteQuery(ordersQuery(useApi(), 'all')).data?.pages[0]?.orders ?? [];
  const repeat = useRepeatOrder();
  const open = orders.filter(isOpenOrder).toSorted(byArrival);
  const next = open[0];
  const last = orders.find(({ state }) => state === 'delivered');
  if (!next && !last) return null;
  return (
    <section className="orders-glance" aria-label="Ordini in corso e l’ultimo consegnato">
      {next ? <LiveOrder order={next} now={now} /> : null}
      {open.length > 1 ? (
        <Link className="link tap" href="/profile/orders">
          {open.length === 2 ? 'C’è un altro ordine in arrivo' : `Ci sono altri ${open.length - 1} ordini in arrivo`}
        </Link>
      ) : null}
      {last ? (
        <>
          <h2 className="or-title">La tua ultima spesa</h2>
          <OrderRow order={last} repeat={repeat} />
        </>
      ) : null}
    </section>
  );
}
