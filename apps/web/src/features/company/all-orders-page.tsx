import type { OrderSummary } from '@sporta/contract';
import { cartCountText, euroToCents } from '@sporta/domain';
import { Button, EmptyState, IconLink, Price, RowsSkeleton, Segmented, Tag, TextInput, Thumb } from '@sporta/ui';
import { CaretRightBold } from '@sporta/ui/icons/CaretRightBold.ts';
import { DownloadSimple } from '@sporta/ui/icons/DownloadSimple.ts';
import { MagnifyingGlassBold } from '@sporta/ui/icons/MagnifyingGlassBold.ts';
import { ReceiptDuotone } from '@sporta/ui/icons/ReceiptDuotone.ts';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useState } from 'react';
import { useApi } from '../../lib/use-api.ts';
import { LoadProblem } from '../../shared/errors/index.ts';
import { isOpenOrder, type OrderFilter, orderDay } from '../../shared/orders/index.ts';
import { allOrdersQuery, ordersFileUrl } from './api/company.ts';

const FILTERS: { value: OrderFilter; label: string }[] = [
  { value: 'all', label: 'Tutti' },
  { value: 'open', label: 'Da ricevere' },
  { value: 'delivered', label: 'Consegnati' },
];

/** /profile/all-orders: what all the people of the company ordered. Master accounts only. */
export function AllOrdersPage() {
  const [filter, setFilter] = useState<OrderFilter>('all');
  const [text, setText] = useState('');
  const which = { filter, text };
  const orders = useInfiniteQuery(allOrdersQuery(useApi(), which));
  const all = orders.data?.pages.flatMap((page) => page.orders);
  return (
    <>
      <div className="page-title">
        <h1>Tutti gli ordini</h1>
        <Segmented label="Quali ordini" options={FILTERS} value={filter} onChange={setFilter} />
        {/* the browser fetches it with the session's cookie */}
        <a className="btn line" href={ordersFileUrl(which)} download>
          <DownloadSimple />
          Scarica CSV
        </a>
      </div>
      <SearchField onText={setText} />
      {orders.error ? (
        <LoadProblem error={orders.error} what="gli ordini dell’azienda" onRetry={() => void orders.refetch()} />
      ) : !all ? (
        <RowsSkeleton count={6} label="Carico gli ordini" />
      ) : all.length === 0 ? (
        <EmptyState
          icon={ReceiptDuotone}
          title={text ? 'Nessun ordine trovato' : 'Nessun ordine'}
          body={
            text
              ? `Non c’è nulla per «${text}» fra riferimenti, centri di costo, numeri d’ordine e persone.`
              : 'Qui vedi quelli fatti da tutte le persone della tua azienda.'
          }
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

/** How long typing must rest before it is searched for. */
const TYPING_MS = 300;

function SearchField({ onText }: { onText: (text: string) => void }) {
  const [typed, setTyped] = useState('');
  const report = useEffectEvent(onText);
  useEffect(() => {
    const timer = setTimeout(() => report(typed.trim()), TYPING_MS);
    return () => clearTimeout(timer);
  }, [typed]);
  return (
    <TextInput
      type="search"
      label="Cerca fra gli ordini"
      hideLabel
      placeholder="Riferimento, numero o persona"
      maxLength={60}
      className="orders-search"
      start={<MagnifyingGlassBold />}
      value={typed}
      onChange={(event) => setTyped(event.target.value)}
    />
  );
}

/** Pictures of an order beside who ordered it. */
const PICTURES = 4;

function CompanyOrder({ order }: { order: OrderSummary }) {
  const { orderId, orderNumber, stateLabel, grossTotal, estimated, totalItems, purchaseOrder, costCentre } = order;
  const more = order.moreItems + Math.max(0, order.previews.length - PICTURES);
  const references = [purchaseOrder && `Rif. ${purchaseOrder}`, costCentre].filter(Boolean).join(' · ');
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
        {references ? <small>{references}</small> : null}
      </div>
      <div className="tms" aria-hidden="true">
        {order.previews.slice(0, PICTURES).map((preview) => (
          <Thumb
            key={preview.mediaURL + preview.name}
            size="xs"
            picture={{ src: preview.mediaURL }}
            tint={preview.tint}
          />
        ))}
        {more > 0 ? <span className="th xs more-items">+{more}</span> : null}
      </div>
      <div className="or-price">
        {order.state === 'cancelled' ? null : (
          <Price size="sm" cents={euroToCents(grossTotal)} approximate={estimated} />
        )}
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

/** "Luca Ferri" */
function orderedBy({ orderedBy: person }: OrderSummary): string {
  return person ? `${person.firstName} ${person.lastName}`.trim() : '';
}
