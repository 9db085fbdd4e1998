import type { StaffOrderRow } from '@sporta/contract';
import { formatDayShort } from '@sporta/domain';
import { Link } from '@sporta/ui/components/link/LinkContext.tsx';
import { useQuery } from '@tanstack/react-query';
import { hrefOf } from '../../lib/search-params.ts';
import { useApi } from '../../lib/use-api.ts';
import { LoadProblem } from '../errors/index.ts';
import { euro, listCount, slotHours } from '../figures/index.ts';
import { OrderStateTag, TenderMarks } from '../orders/index.ts';
import { type Column, DataTable } from '../table/index.ts';
import { type ClientOrders, ordersOfQuery } from './orders-of-query.ts';

const who: Column<StaffOrderRow> = {
  key: 'who',
  header: 'Chi',
  from: 'tablet',
  cell: ({ customer: { userId, name } }) => (
    <Link className="client-link" href={hrefOf(`/clienti/${userId}`)}>
      {name}
    </Link>
  ),
};

/** @param ofMany shows who ordered as well */
const columnsOf = (ofMany: boolean): Column<StaffOrderRow>[] => [
  {
    key: 'number',
    header: 'Ordine',
    cell: ({ orderId, orderNumber }) => (
      <Link className="client-link" href={hrefOf(`/ordini/${orderId}`)}>
        {orderNumber}
      </Link>
    ),
  },
  {
    key: 'slot',
    header: 'Consegna',
    cell: ({ timeslot }) => (
      <>
        {formatDayShort(timeslot.date)}, {slotHours(timeslot)}
      </>
    ),
  },
  ...(ofMany ? [who] : []),
  { key: 'lines', header: 'Righe', figures: true, from: 'small-desk', cell: ({ lines }) => lines },
  { key: 'payment', header: 'Pagamento', from: 'desk', cell: ({ tenders }) => <TenderMarks tenders={tenders} /> },
  {
    key: 'total',
    header: 'Totale',
    figures: true,
    cell: ({ total, estimated }) => (
      <>
        {estimated ? <span className="muted small">ca. </span> : null}
        <b>{euro(total)}</b>
      </>
    ),
  },
  {
    key: 'state',
    header: 'Stato',
    from: 'tablet',
    cell: (order) => <OrderStateTag order={order} label={order.stateLabel} />,
  },
];

/** The latest orders of a customer or of a company, and the way to all of them. */
export function LatestOrders({ of }: { of: ClientOrders }) {
  const { data, error, refetch } = useQuery(ordersOfQuery(useApi(), of));
  const total = data?.page.totItems ?? 0;
  return (
    <section className="bx table" aria-label="Ultimi ordini">
      <div className="client-panel-head">
        <h2>Ultimi ordini</h2>
        {total > 0 ? (
          <Link className="link small client-more" href={hrefOf('/ordini', { day: 'all', ...of })}>
            Tutti ({listCount(total)})
          </Link>
        ) : null}
      </div>
      {error && !data ? <LoadProblem error={error} what="gli ordini" onRetry={() => void refetch()} /> : null}
      {data?.orders.length === 0 ? <p className="client-none muted">Non ha ancora ordinato.</p> : null}
      {!error && data?.orders.length !== 0 ? (
        <DataTable
          caption="Ultimi ordini"
          columns={columnsOf('company_id' in of)}
          rows={data?.orders}
          rowId={({ orderId }) => orderId}
          rowName={({ orderNumber }) => `ordine ${orderNumber}`}
        />
      ) : null}
    </section>
  );
}
