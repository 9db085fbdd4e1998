import type { OrderSummary } from '@sporta/contract';
import { cartCountText, euroToCents } from '@sporta/domain';
import { Button, EmptyState, IconLink, Price, RowsSkeleton, Segmented, Tag, toast } from '@sporta/ui';
import { CaretRightBold } from '@sporta/ui/icons/CaretRightBold.ts';
import { DownloadSimple } from '@sporta/ui/icons/DownloadSimple.ts';
import { ReceiptDuotone } from '@sporta/ui/icons/ReceiptDuotone.ts';
import { useInfiniteQuery, useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useApi } from '../../lib/use-api.ts';
import { messageOf } from '../delivery/model/use-delivery-actions.ts';
import type { OrderFilter } from '../orders/api/orders.ts';
import { isOpenOrder, orderDay } from '../orders/model/order-texts.ts';
import { LoadProblem } from '../profile/load-problem.tsx';
import { saveFile } from '../profile/model/save-file.ts';
import { allOrdersQuery, readAllOrders } from './api/company.ts';
import { orderedBy, ordersCsv } from './model/orders-csv.ts';

const FILTERS: { value: OrderFilter; label: string }[] = [
  { value: 'all', label: 'Tutti' },
  { value: 'open', label: 'Da ricevere' },
  { value: 'delivered', label: 'Consegnati' },
];

/** /profile/all-orders: what all the people of the company ordered. Master accounts only. */
export function AllOrdersPage() {
  const [filter, setFilter] = useState<OrderFilter>('all');
  const orders = useInfiniteQuery(allOrdersQuery(useApi(), filter));
  const all = orders.data?.pages.flatMap((page) => page.orders);
  return (
    <>
      <div className="page-title">
        <h1>Tutti gli ordini</h1>
        <Segmented label="Quali ordini" options={FILTERS} value={filter} onChange={setFilter} />
        <ExportButton filter={filter} disabled={!all?.length} />
      </div>
      {orders.error ? (
        <LoadProblem error={orders.error} what="gli ordini dell’azienda" onRetry={() => void orders.refetch()} />
      ) : !all ? (
        <RowsSkeleton count={6} label="Carico gli ordini" />
      ) : all.length === 0 ? (
        <EmptyState
          icon={ReceiptDuotone}
          title="Nessun ordine"
          body="Qui vedi quelli fatti da tutte le persone della tua azienda."
        />
      ) : (
        <>
          {all.map((order) => (
            <CompanyOrder key={order.orderId} order={order} />
          ))}
          {orders.hasNextPage ? (
            <Button
              kind="line"
              className="or-more"
              busy={orders.isFetchingNextPage}
              onClick={() => void orders.fetchNextPage()}
            >
              Mostra ordini precedenti
            </Button>
          ) : null}
        </>
      )}
    </>
  );
}

function ExportButton({ filter, disabled }: { filter: OrderFilter; disabled: boolean }) {
  const api = useApi();
  const save = useMutation({
    mutationFn: () => readAllOrders(api, filter),
    onSuccess: (orders) => {
      saveFile('ordini.csv', 'text/csv;charset=utf-8', ordersCsv(orders));
      toast.success('Il file degli ordini è fra quelli scaricati');
    },
    onError: (error) => toast.error(messageOf(error, 'Non siamo riusciti a preparare il file: riprova.')),
  });
  return (
    <Button kind="line" disabled={disabled} busy={save.isPending} onClick={() => save.mutate()}>
      <DownloadSimple />
      Scarica CSV
    </Button>
  );
}

function CompanyOrder({ order }: { order: OrderSummary }) {
  const { orderId, orderNumber, stateLabel, grossTotal, estimated, totalItems } = order;
  return (
    <article className="or company" aria-label={`Ordine ${orderNumber}`}>
      <div className="or-name">
        <b>{orderDay(order)}</b>
        <small>
          {orderNumber} · {cartCountText(totalItems)}
        </small>
      </div>
      <div className="or-who">
        <span>{orderedBy(order)}</span>
        <Tag tone={isOpenOrder(order) ? 'info' : undefined}>{stateLabel}</Tag>
      </div>
      <div className="or-price">
        <Price size="sm" cents={euroToCents(grossTotal)} approximate={estimated} />
      </div>
      <div className="or-acts">
        <IconLink
          icon={CaretRightBold}
          label={`Apri l’ordine ${orderNumber}`}
          href={`/profile/all-orders/${orderId}`}
        />
      </div>
    </article>
  );
}
