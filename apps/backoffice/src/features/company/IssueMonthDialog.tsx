import type { CompanyMonth } from '@sporta/contract';
import { formatDayNumeric, formatMonth } from '@sporta/domain';
import { Button } from '@sporta/ui/components/button/Button.tsx';
import { Dialog } from '@sporta/ui/components/overlay/Dialog.tsx';
import { toast } from '@sporta/ui/components/toast/toast.ts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { DialogFoot } from '../../shared/dialogs/index.ts';
import { euro } from '../../shared/figures/index.ts';
import { customerKeys } from '../../shared/live/index.ts';
import { type Column, DataTable } from '../../shared/table/index.ts';
import { useCompanyActs } from './company-query.ts';

interface IssueMonthDialogProps {
  companyId: number;
  /** Undefined: it is closed. */
  month: CompanyMonth | undefined;
  onClose: () => void;
}

type Invoice = CompanyMonth['invoices'][number];

const columns: Column<Invoice['deliveries'][number]>[] = [
  { key: 'number', header: 'Documento', cell: ({ orderNumber }) => <b>{orderNumber}</b> },
  { key: 'day', header: 'Consegna', cell: ({ day }) => <span className="num">{formatDayNumeric(day)}</span> },
  { key: 'total', header: 'Importo', figures: true, cell: ({ total }) => euro(total) },
];

/** What the invoice of a month would hold, before it is written: it gets a number and goes to the exchange system. */
export function IssueMonthDialog({ companyId, month, onClose }: IssueMonthDialogProps) {
  return (
    <Dialog
      open={month !== undefined}
      onClose={onClose}
      title={month ? `Fattura di ${formatMonth(month.month)}` : 'Fattura del mese'}
      width={750}
    >
      {month ? <Preview key={month.version} companyId={companyId} month={month} onDone={onClose} /> : null}
    </Dialog>
  );
}

function Preview({ companyId, month, onDone }: { companyId: number; month: CompanyMonth; onDone: () => void }) {
  const acts = useCompanyActs(companyId);
  const queries = useQueryClient();
  const issue = useMutation({
    mutationFn: () => acts.issueMonth(month),
    onSuccess: (issued) => {
      toast.success(issued.length === 1 ? `Fattura ${issued[0]} emessa` : `Emesse: ${issued.join(', ')}`);
      onDone();
    },
    // what is shown is of before: the list behind shows what is
    onError: () => void queries.invalidateQueries({ queryKey: customerKeys.company(companyId) }),
  });
  return (
    <div className="stack">
      {month.invoices.map((invoice, index) => (
        <section key={`${invoice.holder}-${invoice.deliveries[0]?.orderId ?? index}`} aria-label={invoice.holder}>
          <h3>{invoice.holder}</h3>
          <DataTable
            caption={`Consegne nella fattura a ${invoice.holder}`}
            columns={columns}
            rows={invoice.deliveries}
            rowId={({ orderId }) => orderId}
            rowName={({ orderNumber }) => `consegna ${orderNumber}`}
          />
          <dl className="bkv">
            <div>
              <dt>Totale con IVA</dt>
              <dd>{euro(invoice.total)}</dd>
            </div>
            <div>
              <dt>Da pagare a scadenza</dt>
              <dd>{euro(invoice.owed)}</dd>
            </div>
          </dl>
        </section>
      ))}
      <p className="muted small">
        Prende il prossimo numero e parte per il Sistema di Interscambio: non si può annullare. Quel che arriva dopo va
        in un’altra fattura.
      </p>
      <DialogFoot error={issue.error} onBack={onDone}>
        <Button busy={issue.isPending} disabled={issue.isError} onClick={() => issue.mutate()}>
          Emetti ora
        </Button>
      </DialogFoot>
    </div>
  );
}
