import { Link } from '@sporta/ui/components/link/LinkContext.tsx';
import { useQuery } from '@tanstack/react-query';
import { hrefOf } from '../../lib/search-params.ts';
import { useApi } from '../../lib/use-api.ts';
import { LoadProblem } from '../errors/index.ts';
import { DataTable } from '../table/index.ts';
import { orderColumnsOf } from './order-columns.tsx';
import { type ClientOrders, ordersOfQuery } from './orders-of-query.ts';

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
            Tutti gli ordini
          </Link>
        ) : null}
      </div>
      {error && !data ? <LoadProblem error={error} what="gli ordini" onRetry={() => void refetch()} /> : null}
      {data?.orders.length === 0 ? <p className="client-none muted">Non ha ancora ordinato.</p> : null}
      {!error && data?.orders.length !== 0 ? (
        <DataTable
          caption="Ultimi ordini"
          columns={orderColumnsOf('company_id' in of)}
          rows={data?.orders}
          rowId={({ orderId }) => orderId}
          rowName={({ orderNumber }) => `ordine ${orderNumber}`}
        />
      ) : null}
    </section>
  );
}
