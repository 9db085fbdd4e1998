import type { StaffCompany, StaffDueDate } from '@sporta/contract';
import { newKey } from '@sporta/contract/new-key.ts';
import { shopDay } from '@sporta/domain';
import { Button } from '@sporta/ui/components/button/Button.tsx';
import { Select } from '@sporta/ui/components/form/Select.tsx';
import { TextInput } from '@sporta/ui/components/form/TextInput.tsx';
import { Dialog } from '@sporta/ui/components/overlay/Dialog.tsx';
import { toast } from '@sporta/ui/components/toast/toast.ts';
import { useMutation } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { DialogFoot } from '../../shared/dialogs/index.ts';
import { euro } from '../../shared/figures/index.ts';
import { useCompanyActs } from './company-query.ts';

interface PaymentDialogProps {
  open: boolean;
  onClose: () => void;
  company: StaffCompany;
  /** Those that are not paid, the oldest first. */
  invoices: readonly StaffDueDate[];
}

/** A transfer that came in, written down on one invoice. */
export function PaymentDialog({ open, onClose, company, invoices }: PaymentDialogProps) {
  return (
    <Dialog open={open} onClose={onClose} title="Registra un incasso" keepOnOutsidePress>
      <PaymentForm company={company} invoices={invoices} onDone={onClose} />
    </Dialog>
  );
}

const written = (amount: number) => amount.toFixed(2).replace('.', ',');
const amountIn = (text: string): number | undefined =>
  /^\d{1,6}([.,]\d{1,2})?$/.test(text.trim()) ? Number(text.trim().replace(',', '.')) : undefined;

function PaymentForm({
  company,
  invoices,
  onDone,
}: Omit<PaymentDialogProps, 'open' | 'onClose'> & { onDone: () => void }) {
  const acts = useCompanyActs(company.companyId);
  const [key] = useState(() => `incasso-${newKey()}`);
  const [dueDateId, setDueDateId] = useState(invoices[0]?.paymentDueDateId ?? 0);
  const invoice = invoices.find(({ paymentDueDateId }) => paymentDueDateId === dueDateId);
  const [text, setText] = useState(written(invoice?.left ?? 0));
  const [paidOn, setPaidOn] = useState<string>(shopDay(Date.now()));
  const [reference, setReference] = useState('');
  const amount = amountIn(text);
  const record = useMutation({
    mutationFn: () => acts.recordPayment({ dueDateId, amount: amount ?? 0, paidOn, reference: reference.trim(), key }),
    onSuccess: () => {
      toast.success(`Incasso di ${euro(amount ?? 0)} registrato`);
      onDone();
    },
  });
  const tooMuch = invoice !== undefined && amount !== undefined && amount > invoice.left;
  const ready = amount !== undefined && amount > 0 && !tooMuch && paidOn !== '';
  const choose = (id: number) => {
    setDueDateId(id);
    setText(written(invoices.find(({ paymentDueDateId }) => paymentDueDateId === id)?.left ?? 0));
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (ready) record.mutate();
  };
  return (
    <form className="stack" onSubmit={submit}>
      <Select label="Fattura" value={String(dueDateId)} onChange={(event) => choose(Number(event.target.value))}>
        {invoices.map(({ paymentDueDateId, documentNumber, left }) => (
          <option key={paymentDueDateId} value={paymentDueDateId}>
            {documentNumber}, restano {euro(left)}
          </option>
        ))}
      </Select>
      <TextInput
        label="Importo"
        inputMode="decimal"
        required
        value={text}
        end="€"
        error={tooMuch ? `Di questa fattura restano ${euro(invoice.left)}` : undefined}
        onChange={(event) => setText(event.target.value)}
      />
      <TextInput
        label="Pagato il"
        type="date"
        required
        max={shopDay(Date.now())}
        value={paidOn}
        onChange={(event) => setPaidOn(event.target.value)}
      />
      <TextInput
        label="Riferimento del bonifico"
        maxLength={100}
        value={reference}
        onChange={(event) => setReference(event.target.value)}
      />
      <DialogFoot error={record.error} onBack={onDone}>
        <Button type="submit" busy={record.isPending} disabled={!ready}>
          {amount ? `Registra ${euro(amount)}` : 'Registra'}
        </Button>
      </DialogFoot>
    </form>
  );
}
