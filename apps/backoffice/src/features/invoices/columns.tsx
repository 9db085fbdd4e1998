import type { StaffInvoiceRow } from '@sporta/contract';
import { einvoiceKindLabels } from '@sporta/contract/staff-invoice-words.ts';
import { formatDayNumeric, formatMonth, shopDay } from '@sporta/domain';
import { Link } from '@sporta/ui/components/link/LinkContext.tsx';
import { hrefOf } from '../../lib/search-params.ts';
import { countOf, euro } from '../../shared/figures/index.ts';
import type { Column } from '../../shared/table/index.ts';
import { InvoiceStateTag } from './InvoiceStateTag.tsx';

/** Columns of the list. @param onOpen opens a document */
export const invoiceColumns = (onOpen: (einvoiceId: number) => void): Column<StaffInvoiceRow>[] => [
  {
    key: 'number',
    header: 'Documento',
    cell: ({ einvoiceId, number, kind, state }) => (
      <>
        <button type="button" className="link invoices-open" onClick={() => onOpen(einvoiceId)}>
          {number}
        </button>
        <small>{einvoiceKindLabels[kind]}</small>
        {/* A phone has no room for the column of states. */}
        <span className="phone-only">
          <InvoiceStateTag state={state} />
        </span>
      </>
    ),
  },
  {
    key: 'day',
    header: 'Data',
    sortable: true,
    from: 'tablet',
    cell: ({ day }) => <span className="num">{formatDayNumeric(day)}</span>,
  },
  {
    key: 'holder',
    header: 'Intestata a',
    sortable: true,
    cell: ({ holder, problems: [problem] }) => (
      <>
        {holder}
        {problem ? <small className="invoices-problem">{problem.text}</small> : null}
      </>
    ),
  },
  {
    key: 'order',
    header: 'Ordine',
    from: 'small-desk',
    cell: ({ orderId, orderNumber, ofMonth }) =>
      ofMonth ? (
        <>
          <Link className="link" href={hrefOf(`/clienti/aziende/${ofMonth.companyId}`, { tab: 'due-dates' })}>
            {countOf(ofMonth.deliveries, 'consegna', 'consegne')}
          </Link>
          <small>{formatMonth(ofMonth.month)}</small>
        </>
      ) : (
        <Link className="link" href={hrefOf(`/ordini/${orderId}`)}>
          {orderNumber}
        </Link>
      ),
  },
  {
    key: 'total',
    header: 'Totale',
    sortable: true,
    figures: true,
    cell: ({ total, kind }) => <b>{euro(kind === 'TD04' ? -total : total)}</b>,
  },
  {
    key: 'send-by',
    header: 'Entro',
    sortable: true,
    from: 'small-desk',
    cell: ({ sendBy }) => (sendBy ? <SendBy day={sendBy} /> : '–'),
  },
  { key: 'state', header: 'Stato', from: 'tablet', cell: ({ state }) => <InvoiceStateTag state={state} /> },
];

function SendBy({ day }: { day: string }) {
  const isOver = day < shopDay(Date.now());
  return <span className={isOver ? 'num invoices-problem' : 'num'}>{formatDayNumeric(day)}</span>;
}
