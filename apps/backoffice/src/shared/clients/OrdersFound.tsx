import type { Page, StaffOrderRow } from '@sporta/contract';
import { useRouter } from '@tanstack/react-router';
import { hrefOf } from '../../lib/search-params.ts';
import { LoadProblem } from '../errors/index.ts';
import { DataTable, TableFoot } from '../table/index.ts';
import { orderColumnsOf } from './order-columns.tsx';

interface OrdersFoundProps {
  data: { orders: StaffOrderRow[]; page: Page } | undefined;
  error: Error | null;
  onRetry: () => void;
  /** Of a company: says who ordered. */
  ofCompany: boolean;
  /** Said where there are none. */
  none: string;
  onPage: (page: number) => void;
}

/** A page of a client's orders; a row opens its order. */
export function OrdersFound({ data, error, onRetry, ofCompany, none, onPage }: OrdersFoundProps) {
  const router = useRouter();
  return (
    <>
      {error && !data ? <LoadProblem error={error} what="gli ordini" onRetry={onRetry} /> : null}
      {data?.orders.length === 0 ? <p className="client-none muted">{none}</p> : null}
      {!error && data?.orders.length !== 0 ? (
        <DataTable
          caption="Ordini"
          columns={orderColumnsOf(ofCompany)}
          rows={data?.orders}
          rowId={({ orderId }) => orderId}
          rowName={({ orderNumber }) => `ordine ${orderNumber}`}
          onOpen={({ orderId }) => void router.navigate({ href: hrefOf(`/ordini/${orderId}`) })}
        />
      ) : null}
      {data && data.page.totItems > 0 ? <TableFoot page={data.page} onPage={onPage} /> : null}
    </>
  );
}
