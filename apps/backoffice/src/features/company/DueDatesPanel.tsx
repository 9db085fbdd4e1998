import type { StaffCompany, StaffDueDate } from '@sporta/contract';
import { einvoiceStateLabels } from '@sporta/contract/staff-invoice-words.ts';
import { daysBetween, formatDayNumeric, formatMonth, shopDay } from '@sporta/domain';
import { Button, ButtonLink } from '@sporta/ui/components/button/Button.tsx';
import { Tag } from '@sporta/ui/components/feedback/Badges.tsx';
import { Link } from '@sporta/ui/components/link/LinkContext.tsx';
import { toast } from '@sporta/ui/components/toast/toast.ts';
import { Envelope } from '@sporta/ui/icons/Envelope.ts';
import { FilePdf } from '@sporta/ui/icons/FilePdf.ts';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { hrefOf } from '../../lib/search-params.ts';
import { useApi } from '../../lib/use-api.ts';
import { DocumentMenu, DownloadMenu } from '../../shared/downloads/index.ts';
import { messageOf } from '../../shared/errors/index.ts';
import { countOf, euro, shortDate } from '../../shared/figures/index.ts';
import { type Column, DataTable } from '../../shared/table/index.ts';
import { dueDatesHref, statementHref, useCompanyActs } from './company-query.ts';
import { PaymentDialog } from './PaymentDialog.tsx';

/** Days before its day from which an invoice stands out. */
const SOON = 10;

function StateTag({ due: { state, kind, daysLate, dueDate, paidOn } }: { due: StaffDueDate }) {
  if (state === 'paid' && kind === 'credit-note') return <Tag tone="green">Scalata</Tag>;
  if (state === 'paid')
    return <Tag tone="green">{paidOn ? `Pagata il ${shortDate(paidOn, new Date())}` : 'Pagata'}</Tag>;
  if (kind === 'credit-note') return <Tag tone="info">Da scalare</Tag>;
  if (state === 'overdue') return <Tag tone="err">Scaduta da {countOf(daysLate, 'giorno', 'giorni')}</Tag>;
  const days = daysBetween(shopDay(Date.now()), dueDate);
  if (days <= 0) return <Tag tone="warn">Scade oggi</Tag>;
  return <Tag tone={days <= SOON ? 'info' : undefined}>Tra {countOf(days, 'giorno', 'giorni')}</Tag>;
}

const Day = ({ day }: { day: string }) => <span className="company-day">{shortDate(day, new Date())}</span>;

const columns: Column<StaffDueDate>[] = [
  {
    key: 'document',
    header: 'Documento',
    cell: ({ documentNumber, kind, orderId, orderNumber, month }) => (
      <>
        {orderId ? (
          <Link className="row-link of-two-lines client-link" href={hrefOf(`/ordini/${orderId}`)}>
            {documentNumber}
          </Link>
        ) : (
          <b>{documentNumber}</b>
        )}
        <small>{kind === 'credit-note' ? 'nota di credito' : (orderNumber ?? (month && formatMonth(month)))}</small>
      </>
    ),
  },
  { key: 'date', header: 'Del', from: 'small-desk', cell: ({ documentDate }) => <Day day={documentDate} /> },
  { key: 'due', header: 'Scade', from: 'tablet', cell: ({ dueDate }) => <Day day={dueDate} /> },
  {
    key: 'sdi',
    header: 'SdI',
    from: 'desk',
    cell: ({ sdi }) => <span className="muted">{sdi ? einvoiceStateLabels[sdi] : '—'}</span>,
  },
  { key: 'amount', header: 'Importo', figures: true, from: 'tablet', cell: ({ amount }) => euro(amount) },
  { key: 'paid', header: 'Pagato', figures: true, from: 'small-desk', cell: ({ paid }) => euro(paid) },
  { key: 'left', header: 'Resta', figures: true, cell: ({ left }) => <b>{euro(left)}</b> },
  { key: 'state', header: 'Stato', cell: (due) => <StateTag due={due} /> },
];

/** What the company owes, open first; accounting reminds it and writes payments down here. */
export function DueDatesPanel({ company }: { company: StaffCompany }) {
  const { companyId, dueDates, mayManage, credit, reminders } = company;
  const api = useApi();
  const acts = useCompanyActs(companyId);
  const [paying, setPaying] = useState(false);
  const remind = useMutation({
    mutationFn: acts.remind,
    onSuccess: () => toast.success('Sollecito mandato agli account principali'),
    onError: (error) => toast.error(messageOf(error)),
  });
  const open = dueDates.filter(({ state, kind }) => state !== 'paid' && kind === 'invoice');
  const [last] = reminders;
  return (
    <section className="bx table company-dues" aria-label="Scadenze">
      <div className="client-panel-head">
        <h2>Scadenze</h2>
        <span className="client-acts">
          {mayManage && credit.overdue > 0 ? (
            <Button kind="ghost" size="sm" busy={remind.isPending} onClick={() => remind.mutate()}>
              <Envelope />
              Sollecita
            </Button>
          ) : null}
          {mayManage && open.length > 0 ? (
            <Button kind="soft" size="sm" onClick={() => setPaying(true)}>
              Registra un incasso
            </Button>
          ) : null}
        </span>
      </div>
      {dueDates.length === 0 ? (
        <p className="client-none muted">Nessuna fattura.</p>
      ) : (
        <DataTable
          caption="Scadenze"
          columns={columns}
          rows={dueDates}
          rowId={({ paymentDueDateId }) => paymentDueDateId}
          rowName={({ documentNumber }) => `documento ${documentNumber}`}
          rowEnd={({ einvoiceId, documentNumber, sdi }) =>
            einvoiceId ? (
              <DocumentMenu einvoiceId={einvoiceId} number={documentNumber} written={sdi !== 'faulty'} />
            ) : null
          }
        />
      )}
      <div className="company-foot">
        <span className="grow">
          Da pagare <b>{euro(credit.open)}</b>
          {last ? (
            <small className="muted block">
              Ultimo sollecito il {formatDayNumeric(last.sentOn)}, {last.name}
            </small>
          ) : null}
        </span>
        <ButtonLink kind="line" size="sm" href={statementHref(api, companyId)} target="_blank" rel="noopener">
          <FilePdf />
          Estratto conto
        </ButtonLink>
        <DownloadMenu kind="line" size="sm" what="scadenze" hrefOf={(format) => dueDatesHref(api, format, companyId)} />
      </div>
      <PaymentDialog open={paying} onClose={() => setPaying(false)} company={company} invoices={open} />
    </section>
  );
}
