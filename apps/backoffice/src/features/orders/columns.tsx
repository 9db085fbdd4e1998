import type { StaffOrderRow } from '@sporta/contract';
import { formatDayShort } from '@sporta/domain';
import { Tag } from '@sporta/ui/components/feedback/Badges.tsx';
import { Link } from '@sporta/ui/components/link/LinkContext.tsx';
import { NoteFill } from '@sporta/ui/icons/NoteFill.ts';
import { euro, slotHours } from '../../shared/figures/index.ts';
import { OrderStateTag, TenderMarks, ZoneTags } from '../../shared/orders/index.ts';
import type { Column } from '../../shared/table/index.ts';

export const orderHref = (orderId: number): string => `/banco/ordini/${orderId}`;

const services: Record<number, string> = { 2: 'ritiro', 3: 'locker' };

const whoBrings = (serviceId: number, round: number | undefined): string | null =>
  services[serviceId] ?? (round ? `giro ${round}` : null);

/** Columns of the list of orders. @param oneDay all rows are of one day, which is then shown above them */
export const orderColumns = (oneDay: boolean): Column<StaffOrderRow>[] => [
  {
    key: 'number',
    header: 'Ordine',
    sortable: true,
    cell: (order) => (
      <>
        <span className="ono">
          <Link className="row-link" href={orderHref(order.orderId)}>
            {order.orderNumber}
          </Link>
          {order.flags.includes('note') ? <NoteFill label="Ha una nota interna" /> : null}
        </span>
        {/* A phone has no room for the column of states. */}
        <span className="phone-only">
          <OrderStateTag order={order} label={order.stateLabel} />
        </span>
      </>
    ),
  },
  {
    key: 'customer',
    header: 'Cliente',
    sortable: true,
    holds: 'two-lines',
    cell: ({ customer: { name, company }, address, timeslot, deliveryServiceId, round }) => (
      <>
        {company ?? name} {company ? <Tag tone="lemon">Azienda</Tag> : null}
        <small>{address}</small>
        {/* Nor for that of slots. */}
        <small className="phone-only num">
          {oneDay ? null : `${formatDayShort(timeslot.date)} `}
          {slotHours(timeslot)} {whoBrings(deliveryServiceId, round)}
        </small>
      </>
    ),
  },
  {
    key: 'slot',
    header: oneDay ? 'Fascia, giro' : 'Giorno e fascia',
    sortable: true,
    from: 'tablet',
    cell: ({ timeslot, deliveryServiceId, round }) => (
      <span className="num">
        {oneDay ? slotHours(timeslot) : formatDayShort(timeslot.date)}
        <small>
          {oneDay ? null : slotHours(timeslot)} {whoBrings(deliveryServiceId, round)}
        </small>
      </span>
    ),
  },
  { key: 'lines', header: 'Righe', sortable: true, figures: true, from: 'small-desk', cell: ({ lines }) => lines },
  { key: 'zones', header: 'Settori', from: 'desk', cell: ({ zones }) => <ZoneTags zones={zones} /> },
  { key: 'payment', header: 'Pagamento', from: 'small-desk', cell: ({ tenders }) => <TenderMarks tenders={tenders} /> },
  {
    key: 'total',
    header: 'Totale',
    sortable: true,
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
    sortable: true,
    holds: 'tag',
    from: 'tablet',
    cell: (order) => <OrderStateTag order={order} label={order.stateLabel} />,
  },
];
