import type { StaffInvoiceRow } from '@sporta/contract';
import { Button } from '@sporta/ui/components/button/Button.tsx';
import { EmptyState } from '@sporta/ui/components/feedback/EmptyState.tsx';
import { Note } from '@sporta/ui/components/feedback/Note.tsx';
import { ReceiptDuotone } from '@sporta/ui/icons/ReceiptDuotone.ts';
import { useQuery } from '@tanstack/react-query';
import { useApi } from '../../lib/use-api.ts';
import { DocumentMenu } from '../../shared/downloads/index.ts';
import { LoadProblem } from '../../shared/errors/index.ts';
import { DataTable, TableFoot } from '../../shared/table/index.ts';
import { invoiceColumns } from './columns.tsx';
import { InvoicesFilters } from './InvoicesFilters.tsx';
import { InvoiceTabs } from './InvoiceTabs.tsx';
import { invoicesQuery } from './invoices-query.ts';
import { type InvoicesSearch, type InvoicesView, listInput } from './invoices-search.ts';

const rowId = ({ einvoiceId }: StaffInvoiceRow) => einvoiceId;

/** The documents by where they are, filtered and sorted by the server. */
export function InvoicesList({ search, onSearch }: InvoicesView) {
  const { data, error, refetch, isPlaceholderData } = useQuery(invoicesQuery(useApi(), search));
  /** A changed filter begins at the first page again. */
  const change = (part: Partial<InvoicesSearch>) => onSearch({ ...search, page: undefined, doc: undefined, ...part });
  if (error && !data) return <LoadProblem error={error} what="le fatture" onRetry={() => void refetch()} />;
  const { sort, direction } = listInput(search);
  return (
    <>
      {data?.connected === false ? (
        <Note kind="warn" className="invoices-note">
          Il negozio non è collegato al Sistema di Interscambio: i documenti aspettano, e si possono scaricare.
        </Note>
      ) : null}
      <div className="tabs-row">
        <InvoiceTabs current={search.state} counts={data?.counts} onChange={(state) => change({ state })} />
      </div>
      <section className="bx table" aria-label="Elenco delle fatture" aria-busy={isPlaceholderData}>
        <InvoicesFilters search={search} onChange={change} />
        {data?.invoices.length === 0 ? (
          <EmptyState
            icon={ReceiptDuotone}
            title="Nessun documento qui"
            body="Le fatture si scrivono da sole alla consegna, per chi le ha chieste."
            actions={
              <Button kind="line" onClick={() => onSearch({})}>
                Togli i filtri
              </Button>
            }
          />
        ) : (
          <>
            <DataTable
              caption="Fatture"
              columns={invoiceColumns((doc) => onSearch({ ...search, doc }))}
              rows={data?.invoices}
              rowId={rowId}
              rowName={({ number }) => `documento ${number}`}
              sort={direction === 'desc' ? `-${sort}` : sort}
              onSort={(next) => change({ sort: next })}
              rowEnd={({ einvoiceId, number, state }) => (
                <DocumentMenu einvoiceId={einvoiceId} number={number} written={state !== 'faulty'} />
              )}
              onOpen={({ einvoiceId }) => onSearch({ ...search, doc: einvoiceId })}
            />
            {data ? (
              <TableFoot
                page={data.page}
                onPage={(page) => onSearch({ ...search, page: page === 1 ? undefined : page })}
              />
            ) : null}
          </>
        )}
      </section>
    </>
  );
}
