import type { StaffInvoice } from '@sporta/contract';
import { einvoiceKindLabels } from '@sporta/contract/staff-invoice-words.ts';
import { formatDayNumeric, formatMonth } from '@sporta/domain';
import { ButtonLink } from '@sporta/ui/components/button/Button.tsx';
import { Note } from '@sporta/ui/components/feedback/Note.tsx';
import { Dialog } from '@sporta/ui/components/overlay/Dialog.tsx';
import { DownloadSimple } from '@sporta/ui/icons/DownloadSimple.ts';
import { FilePdf } from '@sporta/ui/icons/FilePdf.ts';
import { useQuery } from '@tanstack/react-query';
import { useApi } from '../../lib/use-api.ts';
import { LoadProblem } from '../../shared/errors/index.ts';
import { countOf, euro } from '../../shared/figures/index.ts';
import { InvoiceFiles } from './InvoiceFiles.tsx';
import { InvoiceStateTag } from './InvoiceStateTag.tsx';
import { invoiceQuery, pdfHref, xmlHref } from './invoices-query.ts';
import { ResendForm } from './ResendForm.tsx';

interface InvoiceDialogProps {
  /** Undefined: nothing is open. */
  einvoiceId: number | undefined;
  onClose: () => void;
}

/** One document: who it is for, its files and their outcomes, and what can be done. */
export function InvoiceDialog({ einvoiceId, onClose }: InvoiceDialogProps) {
  const api = useApi();
  const { data, error, refetch } = useQuery({
    ...invoiceQuery(api, einvoiceId ?? 0),
    enabled: einvoiceId !== undefined,
  });
  const invoice = data?.einvoiceId === einvoiceId ? data : undefined;
  return (
    <Dialog
      open={einvoiceId !== undefined}
      onClose={onClose}
      title={invoice ? `${einvoiceKindLabels[invoice.kind]} ${invoice.number}` : 'Documento'}
      headerEnd={invoice ? <InvoiceStateTag state={invoice.state} /> : null}
      width={750}
      keepOnOutsidePress
    >
      {error && !invoice ? <LoadProblem error={error} what="il documento" onRetry={() => void refetch()} /> : null}
      {invoice ? (
        <Body invoice={invoice} pdf={pdfHref(api, invoice.einvoiceId)} xml={xmlHref(api, invoice.einvoiceId)} />
      ) : null}
    </Dialog>
  );
}

function Body({ invoice, pdf, xml }: { invoice: StaffInvoice; pdf: string; xml: string }) {
  const { resendable, files } = invoice;
  // a message about a field is shown at the field
  const problems = invoice.problems.filter(({ field }) => !(resendable && field));
  return (
    <div className="stack">
      {problems.length > 0 ? (
        <Note kind="err">
          {problems.map(({ code, text }) => (
            <span className="block" key={`${code}-${text}`}>
              {code ? <b>{code} </b> : null}
              {text}
            </span>
          ))}
        </Note>
      ) : null}
      <Facts invoice={invoice} />
      {files.length > 0 ? <InvoiceFiles files={files} /> : null}
      <div className="row">
        <ButtonLink kind="line" href={pdf} download>
          <FilePdf />
          Scarica il PDF
        </ButtonLink>
        {files.length > 0 ? (
          <ButtonLink kind="line" href={xml} download>
            <DownloadSimple />
            Scarica l’XML
          </ButtonLink>
        ) : null}
      </div>
      {resendable ? <ResendForm key={invoice.einvoiceId} invoice={invoice} /> : null}
    </div>
  );
}

function Facts({
  invoice: { day, total, kind, orderNumber, ofMonth, sendBy, resendable, holderDetails },
}: {
  invoice: StaffInvoice;
}) {
  const facts: [string, string | undefined][] = [
    ['Data', formatDayNumeric(day)],
    ['Totale', euro(kind === 'TD04' ? -total : total)],
    ['Ordine', orderNumber],
    [
      'Consegne',
      ofMonth &&
        `${countOf(ofMonth.deliveries, 'documento', 'documenti')} di trasporto di ${formatMonth(ofMonth.month)}`,
    ],
    ...(resendable ? [] : holderFacts(holderDetails)),
    ['Da inviare entro', sendBy && formatDayNumeric(sendBy)],
  ];
  return (
    <dl className="bkv">
      {facts.map(([term, value]) =>
        value ? (
          <div key={term}>
            <dt>{term}</dt>
            <dd>{value}</dd>
          </div>
        ) : null,
      )}
    </dl>
  );
}

/** Shown where they cannot be corrected: else they stand in the form. */
const holderFacts = (holder: StaffInvoice['holderDetails']): [string, string | undefined][] => [
  ['Intestata a', holder.name],
  ['Partita IVA', holder.vatNumber],
  ['Codice fiscale', holder.fiscalCode],
  ['Codice destinatario', holder.recipientCode],
  ['PEC', holder.pec],
  ['Indirizzo', holder.address],
];
