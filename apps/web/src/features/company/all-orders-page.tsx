import type { OrderSummary } from '@sporta/contract';
import { cartCountText, countText, euroToCents, formatEuro } from '@sporta/domain';
import {
  Button,
  ButtonLink,
  EmptyState,
  IconLink,
  Price,
  RowsSkeleton,
  Segmented,
  Select,
  Tag,
  TextInput,
  Thumb,
} from '@sporta/ui';
import { CaretRightBold } from '@sporta/ui/icons/CaretRightBold.ts';
import { DownloadSimple } from '@sporta/ui/icons/DownloadSimple.ts';
import { MagnifyingGlassBold } from '@sporta/ui/icons/MagnifyingGlassBold.ts';
import { ReceiptDuotone } from '@sporta/ui/icons/ReceiptDuotone.ts';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useState } from 'react';
import { ListEnd } from '../../lib/list-end.tsx';
import { useApi } from '../../lib/use-api.ts';
import { LoadProblem } from '../../shared/errors/index.ts';
import { isOpenOrder, orderDay } from '../../shared/orders/index.ts';
import { allOrdersQuery, ordersFileUrl } from './api/company.ts';
import {
  type CompanyFilter,
  type OrdersSearch,
  type Period,
  readOrdersSearch,
  requestOf,
  wantedOf,
} from './model/orders-wanted.ts';

const FILTERS: { value: CompanyFilter; label: string }[] = [
  { value: 'all', label: 'Tutti' },
  { value: 'open', label: 'Da ricevere' },
  { value: 'delivered', label: 'Consegnati' },
  { value: 'cancelled', label: 'Annullati' },
];

const PERIODS: { value: Period; label: string }[] = [
  { value: 'this-month', label: 'Questo mese' },
  { value: 'last-month', label: 'Il mese scorso' },
  { value: 'last-90', label: 'Ultimi 90 giorni' },
  { value: 'this-year', label: 'Quest’anno' },
  { value: 'last-year', label: 'L’anno scorso' },
];

interface AllOrdersPageProps {
  /** As the address has it. */
  search: OrdersSearch;
  onSearch: (search: OrdersSearch) => void;
  /** When the page was asked for, in milliseconds since 1970. */
  now: number;
}

/** /profile/all-orders: what all the people of the company ordered. Master accounts only. */
export function AllOrdersPage({ search: typed, onSearch, now }: AllOrdersPageProps) {
  const search = readOrdersSearch({ ...typed });
  const wanted = wantedOf(search);
  const which = requestOf(typed, now);
  const orders = useInfiniteQuery(allOrdersQuery(useApi(), which));
  const choices = orders.data?.pages[0]?.choices;
  const total = orders.data?.pages[0]?.page.totItems ?? 0;
  const sum = orders.data?.pages[0]?.sum;
  const isNarrowed = Object.keys(search).length > 0;
  const change = (part: { [Name in keyof OrdersSearch]?: OrdersSearch[Name] | undefined }) =>
    onSearch(readOrdersSearch({ ...search, ...part }));
  const all = orders.data?.pages.flatMap((page) => page.orders);
  if (all?.length === 0 && !isNarrowed) return <NoOrders />;
  return (
    <>
      <div className="page-title orders-head">
        <h1>Tutti gli ordini</h1>
        <Segmented
          label="Quali ordini"
          options={FILTERS}
          value={wanted.filter}
          onChange={(stato) => change({ stato: stato === 'all' ? undefined : stato })}
        />
        {/* the browser fetches it with the session's cookie */}
        <a className="btn line" href={ordersFileUrl(which)} download>
          <DownloadSimple />
          Scarica CSV
        </a>
      </div>
      <div className="orders-filters">
        <SearchField start={search.cerca ?? ''} onText={(cerca) => change({ cerca })} />
        <Select
          label="Persona"
          value={search.persona ?? ''}
          onChange={(event) => change({ persona: Number(event.target.value) })}
        >
          <option value="">Tutte</option>
          {choices?.people.map(({ userId, name }) => (
            <option key={userId} value={userId}>
              {name}
            </option>
          ))}
        </Select>
        <Select
          label="Consegna"
          value={search.periodo ?? ''}
          onChange={(event) => change({ periodo: event.target.value as Period })}
        >
          <option value="">Ogni giorno</option>
          {PERIODS.map(({ value, label }) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </Select>
        {choices && choices.costCentres.length > 0 ? (
          <Select
            label="Centro di costo"
            value={search.centro ?? ''}
            onChange={(event) => change({ centro: event.target.value })}
          >
            <option value="">Tutti</option>
            {choices.costCentres.map((centre) => (
              <option key={centre}>{centre}</option>
            ))}
          </Select>
        ) : null}
      </div>
      {total > 0 || isNarrowed ? (
        <p className="muted below orders-count" role="status">
          <span>
            {total === 0 ? 'Nessun ordine' : countText(total, 'ordine', 'ordini')}
            {sum && sum.grossTotal > 0 ? (
              <>
                {', in tutto '}
                <b>
                  {sum.estimated ? 'ca. ' : ''}
                  {formatEuro(euroToCents(sum.grossTotal))}
                </b>
              </>
            ) : null}
          </span>
          {isNarrowed ? (
            <Button kind="quiet" size="sm" onClick={() => onSearch({})}>
              Togli i filtri
            </Button>
          ) : null}
        </p>
      ) : null}
      {orders.error ? (
        <LoadProblem error={orders.error} what="gli ordini dell’azienda" onRetry={() => void orders.refetch()} />
      ) : !all ? (
        <RowsSkeleton count={6} label="Carico gli ordini" />
      ) : all.length === 0 ? (
        <EmptyState
          icon={ReceiptDuotone}
          title="Nessun ordine trovato"
          body={
            wanted.text
              ? `Non c’è nulla per «${wanted.text}» fra riferimenti, centri di costo, numeri d’ordine e persone.`
              : 'Nessun ordine dell’azienda ha tutto quello che hai scelto.'
          }
        />
      ) : (
        <>
          {all.map((order) => (
            <CompanyOrder key={order.orderId} order={order} />
          ))}
          <ListEnd list={orders} label="Mostra ordini precedenti" />
        </>
      )}
    </>
  );
}

/** Nobody has ordered yet: there is nothing to narrow and nothing to download. */
function NoOrders() {
  return (
    <>
      <div className="page-title">
        <h1>Tutti gli ordini</h1>
      </div>
      <EmptyState
        icon={ReceiptDuotone}
        title="Ancora nessun ordine"
        body="Qui vedi gli ordini di tutte le persone dell’azienda: per persona, periodo e centro di costo, con il totale e il file per i tuoi conti."
        actions={
          <>
            <ButtonLink href="/">Inizia la spesa</ButtonLink>
            <ButtonLink kind="line" href="/profile/company">
              Invita una persona
            </ButtonLink>
          </>
        }
      />
    </>
  );
}

/** How long typing must rest before it is searched for. */
const TYPING_MS = 300;

function SearchField({ start, onText }: { start: string; onText: (text: string) => void }) {
  const [typed, setTyped] = useState(start);
  const report = useEffectEvent((text: string) => {
    if (text !== start) onText(text);
  });
  useEffect(() => {
    const timer = setTimeout(() => report(typed.trim()), TYPING_MS);
    return () => clearTimeout(timer);
  }, [typed]);
  // Taken away from outside ("Togli i filtri").
  useEffect(() => {
    if (!start) setTyped('');
  }, [start]);
  return (
    <TextInput
      type="search"
      label="Cerca fra gli ordini"
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
