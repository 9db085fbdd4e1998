import type { StaffQuoteRow } from '@sporta/contract';
import { quoteStateLabels, quoteStates } from '@sporta/contract/quote-words.ts';
import { formatDayNumeric, shopDay } from '@sporta/domain';
import { EmptyState } from '@sporta/ui/components/feedback/EmptyState.tsx';
import { Select } from '@sporta/ui/components/form/Select.tsx';
import { Link } from '@sporta/ui/components/link/LinkContext.tsx';
import { ReceiptDuotone } from '@sporta/ui/icons/ReceiptDuotone.ts';
import { useQuery } from '@tanstack/react-query';
import { hrefOf } from '../../lib/search-params.ts';
import { useApi } from '../../lib/use-api.ts';
import { LoadProblem } from '../../shared/errors/index.ts';
import { type Column, DataTable, TableFoot } from '../../shared/table/index.ts';
import { QuoteDialog } from './QuoteDialog.tsx';
import { quotesQuery } from './quotes-query.ts';
import type { QuotesSearch } from './quotes-search.ts';

const rowId = ({ quoteId }: StaffQuoteRow) => quoteId;

const columnsOf = (open: (quoteId: number) => void): Column<StaffQuoteRow>[] => [
  {
    key: 'number',
    header: 'Preventivo',
    cell: ({ quoteId, requestedAt, state }) => (
      <>
        <button type="button" className="link" onClick={() => open(quoteId)}>
          {quoteId}
        </button>
        <small>{formatDayNumeric(shopDay(Date.parse(requestedAt)))}</small>
        <small className="phone-only">{quoteStateLabels[state]}</small>
      </>
    ),
  },
  {
    key: 'company',
    header: 'Azienda',
    cell: ({ companyId, company, requestedBy }) => (
      <>
        <Link className="link" href={hrefOf(`/clienti/aziende/${companyId}`)}>
          {company}
        </Link>
        <small>{requestedBy}</small>
      </>
    ),
  },
  { key: 'lines', header: 'Prodotti', from: 'tablet', cell: ({ lines }) => <span className="num">{lines}</span> },
  { key: 'state', header: 'Stato', from: 'tablet', cell: ({ state }) => quoteStateLabels[state] },
  {
    key: 'until',
    header: 'Vale fino al',
    from: 'small-desk',
    cell: ({ validUntil }) => (validUntil ? formatDayNumeric(validUntil) : '—'),
  },
];

interface QuotesPageProps {
  search: QuotesSearch;
  onSearch: (search: QuotesSearch) => void;
}

/** What companies ask to be quoted, and what became of it. */
export function QuotesPage({ search, onSearch }: QuotesPageProps) {
  const { state, page, quote } = search;
  const { data, error, refetch, isPlaceholderData } = useQuery(quotesQuery(useApi(), { state, page }));
  const open = (quoteId: number) => onSearch({ ...search, quote: quoteId });
  if (error && !data)
    return <LoadProblem page="Preventivi" error={error} what="i preventivi" onRetry={() => void refetch()} />;
  return (
    <>
      <title>Preventivi | Banco</title>
      <div className="bt">
        <div className="grow">
          <h1>Preventivi</h1>
          <p className="muted">
            {data
              ? `${data.waiting} ${data.waiting === 1 ? 'aspetta' : 'aspettano'} una risposta.`
              : 'Che cosa chiedono le aziende.'}
          </p>
        </div>
        <Select
          label="Stato"
          value={state ?? ''}
          onChange={(event) => onSearch({ state: quoteStates.find((each) => each === event.target.value) })}
        >
          <option value="">Tutti</option>
          {quoteStates.map((each) => (
            <option key={each} value={each}>
              {quoteStateLabels[each]}
            </option>
          ))}
        </Select>
      </div>
      <section className="bx table" aria-label="Elenco dei preventivi" aria-busy={isPlaceholderData}>
        {data?.quotes.length === 0 ? (
          <EmptyState icon={ReceiptDuotone} title="Nessun preventivo qui" body="Le aziende li chiedono dal carrello." />
        ) : (
          <>
            <DataTable
              caption="Preventivi"
              columns={columnsOf(open)}
              rows={data?.quotes}
              rowId={rowId}
              rowName={({ quoteId }) => `preventivo ${quoteId}`}
              onOpen={({ quoteId }) => open(quoteId)}
            />
            {data ? (
              <TableFoot
                page={data.page}
                onPage={(next) => onSearch({ ...search, page: next === 1 ? undefined : next })}
              />
            ) : null}
          </>
        )}
      </section>
      <QuoteDialog quoteId={quote} onClose={() => onSearch({ ...search, quote: undefined })} />
    </>
  );
}
