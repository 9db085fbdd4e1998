import { staffEndpoints } from '@sporta/contract';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useApi } from '../../lib/use-api.ts';
import { OrdersFound } from '../../shared/clients/index.ts';
import { orderKeys } from '../../shared/live/index.ts';

const pageSize = 20;

interface OrdersPanelProps {
  userId: number;
  page: number;
  onPage: (page: number) => void;
}

/** All orders of the customer, the latest first. */
export function OrdersPanel({ userId, page, onPage }: OrdersPanelProps) {
  const api = useApi();
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
      <OrdersFound
        data={data}
        error={error}
        onRetry={() => void refetch()}
        ofCompany={false}
        none="Non ha ancora ordinato."
        onPage={onPage}
      />
    </section>
  );
}
