import { Button, ButtonLink, EmptyState, Note, RowsSkeleton, Segmented } from '@sporta/ui';
import { ReceiptDuotone } from '@sporta/ui/icons/ReceiptDuotone.ts';
import { useInfiniteQuery } from '@tanstack/react-query';
import { ListEnd } from '../../lib/list-end.tsx';
import { useApi } from '../../lib/use-api.ts';
import { messageOf } from '../../shared/errors/index.ts';
import { ApprovalNote, byArrival, isOpenOrder, type OrderFilter, ordersQuery } from '../../shared/orders/index.ts';
import { LiveOrder } from './live-order.tsx';
import { useRepeatOrder } from './model/use-order-actions.ts';
import { OrderRow } from './order-row.tsx';
import { Quotes } from './quotes.tsx';

const FILTERS: { value: OrderFilter; label: string }[] = [
  { value: 'all', label: 'Tutti' },
  { value: 'open', label: 'Da ricevere' },
  { value: 'delivered', label: 'Consegnati' },
];

interface OrdersPageProps {
  /** As the address has it. */
  wanted: string | undefined;
  onFilter: (filter: OrderFilter) => void;
  now: number;
}

/** /profile/orders: what is on its way, then what was delivered. */
export function OrdersPage({ wanted, onFilter, now }: OrdersPageProps) {
  const filter = FILTERS.find(({ value }) => value === wanted)?.value ?? 'all';
  const orders = useOrders(filter);
  return (
    <>
      <div className="page-title">
        <h1>I tuoi ordini</h1>
        <Segmented label="Quali ordini" options={FILTERS} value={filter} onChange={onFilter} />
      </div>
      <ApprovalNote className="below" />
      <Quotes />
      {orders.error ? (
        <Note
          kind="err"
          action={
            <Button kind="line" size="sm" onClick={() => void orders.refetch()}>
              Riprova
            </Button>
          }
        >
          {messageOf(orders.error, 'Non riusciamo a leggere i tuoi ordini.')}
        </Note>
      ) : orders.data ? (
        <OrderList orders={orders} filter={filter} now={now} />
      ) : (
        <RowsSkeleton count={5} label="Carico gli ordini" />
      )}
    </>
  );
}

interface OrderListProps {
  orders: ReturnType<typeof useOrders>;
  filter: OrderFilter;
  now: number;
}

function useOrders(filter: OrderFilter) {
  return useInfiniteQuery(ordersQuery(useApi(), filter));
}

function OrderList({ orders, filter, now }: OrderListProps) {
  const repeat = useRepeatOrder();
  const all = orders.data?.pages.flatMap((page) => page.orders) ?? [];
  const open = all.filter(isOpenOrder).toSorted(byArrival);
  const past = all.filter((order) => !isOpenOrder(order));
  if (all.length === 0) {
    return filter === 'all' ? (
      <EmptyState
        icon={ReceiptDuotone}
        title="Qui vedrai i tuoi ordini"
        body="Quando arrivano, che cosa è cambiato, i documenti."
        actions={<ButtonLink href="/">Inizia la spesa</ButtonLink>}
      />
    ) : (
      <EmptyState
        icon={ReceiptDuotone}
        title={filter === 'open' ? 'Nessun ordine in arrivo' : 'Ancora nessun ordine consegnato'}
        actions={<ButtonLink href="/">Inizia la spesa</ButtonLink>}
      />
    );
  }
  return (
    <>
      {open.map((order) => (
        <LiveOrder key={order.orderId} order={order} now={now} />
      ))}
      {past.length > 0 ? (
        <section aria-labelledby="ordini-consegnati">
          <h2 id="ordini-consegnati" className="or-title">
            {filter === 'delivered' ? 'Consegnati' : 'Ordini passati'}
          </h2>
          {past.map((order) => (
            <OrderRow key={order.orderId} order={order} repeat={repeat} />
          ))}
        </section>
      ) : null}
      <ListEnd list={orders} label="Mostra ordini precedenti" />
    </>
  );
}
