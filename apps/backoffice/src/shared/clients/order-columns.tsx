import type { StaffOrderRow } from '@sporta/contract';
import { formatDayShort } from '@sporta/domain';
import { Link } from '@sporta/ui/components/link/LinkContext.tsx';
import { hrefOf } from '../../lib/search-params.ts';
import { euro, slotHours } from '../figures/index.ts';
import { OrderStateTag, TenderMarks } from '../orders/index.ts';
import type { Column } from '../table/index.ts';

const who: Column<StaffOrderRow> = {
  key: 'who',
  header: 'Chi',
  from: 'tablet',
  cell: ({ customer: { userId, name } }) => (
    <Link className="row-link of-two-lines client-link" href={hrefOf(`/clienti/${userId}`)}>
      {name}
    </Link>
  ),
};

/** Orders as the pages of customers and companies list them. @param ofMany shows who ordered as well */
export const orderColumnsOf = (ofMany: boolean): Column<StaffOrderRow>[] => [
  {
    key: 'number',
    header: 'Ordine',
    cell: (order) => (
      <>
        <Link className="row-link of-two-lines client-link" href={hrefOf(`/ordini/${order.orderId}`)}>
          {order.orderNumber}
        </Link>
        {/* A phone has no room for the column of states. */}
        <span className="phone-only">
          <OrderStateTag order={order} label={order.stateLabel} />
        </span>
      </>
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
