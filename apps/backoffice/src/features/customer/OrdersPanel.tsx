import { staffEndpoints } from '@sporta/contract';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { hrefOf } from '../../lib/search-params.ts';
import { useApi } from '../../lib/use-api.ts';
import { orderColumnsOf } from '../../shared/clients/index.ts';
import { LoadProblem } from '../../shared/errors/index.ts';
import { orderKeys } from '../../shared/live/index.ts';
import { DataTable, TableFoot } from '../../shared/table/index.ts';

const pageSize = 20;

interface OrdersPanelProps {
  userId: number;
  page: number;
  onPage: (page: number) => void;
}

/** All orders of the customer, the latest first. */
export function OrdersPanel({ userId, page, onPage }: OrdersPanelProps) {
  const api = useApi();
  const router = useRouter();
  const input = { user_id: userId, sort: 'created', direction: 'desc', page, page_size: pageSize } as const;
  const { data, error, refetch, isPlaceholderData } = useQuery({
    queryKey: [...orderKeys.lists, 'of-customer', input],
    queryFn: async ({ signal }) => (await api.call(staffEndpoints.staffOrders.list, input, { signal })).data,
    placeholderData: keepPreviousData,
  });
  return (
    <section className="bx table" aria-label="Ordini" aria-busy={isPlaceholderData}>
      <div className="client-panel-head">
        <h2>Ordini</h2>
      </div>
      {error && !data ? <LoadProblem error={error} what="gli ordini" onRetry={() => void refetch()} /> : null}
      {data?.orders.length === 0 ? <p className="client-none muted">Non ha ancora ordinato.</p> : null}
      {!error && data?.orders.length !== 0 ? (
        <DataTable
          caption="Ordini"
          columns={orderColumnsOf(false)}
          rows={data?.orders}
          rowId={({ orderId }) => orderId}
          rowName={({ orderNumber }) => `ordine ${orderNumber}`}
          onOpen={({ orderId }) => void router.navigate({ href: hrefOf(`/ordini/${orderId}`) })}
        />
      ) : null}
      {data && data.page.totItems > 0 ? (
        <TableFoot
          page={data.page.selPage}
          pageSize={data.page.itemsPerPage}
          total={data.page.totItems}
          onPage={onPage}
        />
      ) : null}
    </section>
  );
}
