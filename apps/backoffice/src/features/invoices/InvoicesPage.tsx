import { Segmented } from '@sporta/ui/components/form/Segmented.tsx';
import { InvoiceDialog } from './InvoiceDialog.tsx';
import { InvoicesList } from './InvoicesList.tsx';
import type { InvoicesView } from './invoices-search.ts';
import { TakingsPanel } from './TakingsPanel.tsx';

/** Electronic documents and where they are, and the register of takings. The address holds all that is chosen. */
export function InvoicesPage({ search, onSearch }: InvoicesView) {
  const isTakings = search.view === 'takings';
  return (
    <>
      <title>{isTakings ? 'Corrispettivi | Banco' : 'Fatture | Banco'}</title>
      <div className="bt">
        <div className="grow">
          <h1>{isTakings ? 'Corrispettivi' : 'Fatture'}</h1>
          <p className="muted">
            {isTakings
              ? 'Quanto è stato consegnato senza fattura, per giorno e aliquota.'
              : 'Fatture elettroniche e note di credito, e che cosa ne dice il Sistema di Interscambio.'}
          </p>
        </div>
        <Segmented
          label="Che cosa guardare"
          options={[
            { value: 'documents', label: 'Documenti' },
            { value: 'takings', label: 'Corrispettivi' },
          ]}
          value={search.view ?? 'documents'}
          onChange={(view) => onSearch({ view: view === 'takings' ? view : undefined })}
        />
      </div>
      {isTakings ? <TakingsPanel {...{ search, onSearch }} /> : <InvoicesList {...{ search, onSearch }} />}
      <InvoiceDialog einvoiceId={search.doc} onClose={() => onSearch({ ...search, doc: undefined })} />
    </>
  );
}
