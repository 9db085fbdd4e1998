import type { StaffInvoiceFile } from '@sporta/contract';
import { moment } from '../../shared/figures/index.ts';

const outcomes = {
  RC: 'Consegnata al destinatario',
  MC: 'Mancata consegna: è nell’area riservata del cliente',
  NS: 'Scartata',
} as const;

/** Each file that was written of a document, the latest first. */
export function InvoiceFiles({ files }: { files: readonly StaffInvoiceFile[] }) {
  const now = new Date();
  return (
    <section aria-label="File inviati">
      <h3>File</h3>
      <ul className="invoices-files">
        {files.map(({ name, writtenAt, sentAt, sdiId, outcome, outcomeAt, problems }) => (
          <li key={name}>
            <b>{name}</b>
            <small>
              {sentAt ? `inviato ${moment(sentAt, now)}` : `scritto ${moment(writtenAt, now)}, non ancora inviato`}
              {sdiId ? ` · SdI ${sdiId}` : null}
            </small>
            {outcome ? (
              <small>
                {outcomes[outcome]}
                {outcomeAt ? `, ${moment(outcomeAt, now)}` : null}
              </small>
            ) : null}
            {problems.map(({ code, text }) => (
              <small key={`${code}-${text}`} className="invoices-problem">
                {code} {text}
              </small>
            ))}
          </li>
        ))}
      </ul>
    </section>
  );
}
