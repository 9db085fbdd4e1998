import type { ClientAccount } from '@sporta/contract';
import { newKey } from '@sporta/contract/new-key.ts';
import { Button } from '@sporta/ui/components/button/Button.tsx';
import { TextArea } from '@sporta/ui/components/form/TextArea.tsx';
import { TextInput } from '@sporta/ui/components/form/TextInput.tsx';
import { Dialog } from '@sporta/ui/components/overlay/Dialog.tsx';
import { toast } from '@sporta/ui/components/toast/toast.ts';
import { useMutation } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { DialogFoot } from '../dialogs/index.ts';
import { euro } from '../figures/index.ts';
import { useCustomerActs } from './use-customer-acts.ts';

interface VoucherDialogProps {
  open: boolean;
  onClose: () => void;
  customer: ClientAccount;
}

/** A certificate given by hand: an answer that is lost on the way gives none a second time. */
export function VoucherDialog({ open, onClose, customer }: VoucherDialogProps) {
  return (
    <Dialog open={open} onClose={onClose} title="Dai un buono" keepOnOutsidePress>
      <VoucherForm customer={customer} onDone={onClose} />
    </Dialog>
  );
}

/** Euro as people write them; undefined for what is no amount. */
const amountIn = (text: string): number | undefined =>
  /^\d{1,4}([.,]\d{1,2})?$/.test(text.trim()) ? Number(text.trim().replace(',', '.')) : undefined;

/** Why a value gives no certificate; undefined for one that does. */
function problemOf(amount: number | undefined, limit: number): string | undefined {
  if (amount === undefined) return 'Scrivi quanti euro, per esempio 7,50';
  if (amount === 0) return 'Scrivi un valore maggiore di zero';
  return amount > limit ? `Puoi dare buoni fino a ${euro(limit)}` : undefined;
}

const shortestReason = 3;

function VoucherForm({ customer, onDone }: { customer: ClientAccount; onDone: () => void }) {
  const acts = useCustomerActs(customer.userId);
  const [key] = useState(() => `voucher-${newKey()}`);
  const [text, setText] = useState('');
  const [reason, setReason] = useState('');
  // who is still writing is told nothing: "0" may become "0,50"
  const [left, setLeft] = useState({ value: false, reason: false });
  const amount = amountIn(text);
  const limit = customer.may.voucher;
  const give = useMutation({
    mutationFn: () => acts.giveVoucher({ amount: amount ?? 0, reason: reason.trim(), key }),
    onSuccess: () => {
      toast.success(`Buono di ${euro(amount ?? 0)} dato: gli abbiamo scritto`);
      onDone();
    },
  });
  const problem = problemOf(amount, limit);
  const isTooMuch = amount !== undefined && amount > limit;
  const isTooShort = reason.trim().length < shortestReason;
  const ready = problem === undefined && !isTooShort;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (ready) give.mutate();
  };
  return (
    <form className="stack" onSubmit={submit}>
      <TextInput
        label="Valore"
        inputMode="decimal"
        required
        hint={`Fino a ${euro(limit)}. Vale sei mesi, su tutta la spesa.`}
        error={left.value || isTooMuch ? problem : undefined}
        value={text}
        end="€"
        onBlur={() => setLeft((was) => ({ ...was, value: true }))}
        onChange={(event) => setText(event.target.value)}
      />
      <TextArea
        label="Perché, lo legge chi lo riceve"
        required
        maxLength={300}
        error={left.reason && isTooShort ? 'Scrivi il motivo, almeno tre lettere' : undefined}
        value={reason}
        onBlur={() => setLeft((was) => ({ ...was, reason: true }))}
        onChange={(event) => setReason(event.target.value)}
      />
      <DialogFoot error={give.error} onBack={onDone}>
        <Button type="submit" busy={give.isPending} disabled={!ready}>
          {amount ? `Dai un buono di ${euro(amount)}` : 'Dai il buono'}
        </Button>
      </DialogFoot>
    </form>
  );
}
