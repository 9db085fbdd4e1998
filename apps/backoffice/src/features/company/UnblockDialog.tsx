import type { StaffCompany } from '@sporta/contract';
import { addDays, shopDay } from '@sporta/domain';
import { Button } from '@sporta/ui/components/button/Button.tsx';
import { TextArea } from '@sporta/ui/components/form/TextArea.tsx';
import { TextInput } from '@sporta/ui/components/form/TextInput.tsx';
import { Dialog } from '@sporta/ui/components/overlay/Dialog.tsx';
import { toast } from '@sporta/ui/components/toast/toast.ts';
import { useMutation } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { DialogFoot } from '../../shared/dialogs/index.ts';
import { useCompanyActs } from './company-query.ts';

interface UnblockDialogProps {
  open: boolean;
  onClose: () => void;
  company: StaffCompany;
}

/** Lets the company order on account for some days more, though it is late. */
export function UnblockDialog({ open, onClose, company }: UnblockDialogProps) {
  return (
    <Dialog open={open} onClose={onClose} title="Sblocca il pagamento a scadenza" keepOnOutsidePress>
      <UnblockForm company={company} onDone={onClose} />
    </Dialog>
  );
}

function UnblockForm({ company, onDone }: { company: StaffCompany; onDone: () => void }) {
  const acts = useCompanyActs(company.companyId);
  const today = shopDay(Date.now());
  const [until, setUntil] = useState<string>(addDays(today, 7));
  const [reason, setReason] = useState('');
  const unblock = useMutation({
    mutationFn: () => acts.unblock(until, reason.trim()),
    onSuccess: () => {
      toast.success('Può ordinare a scadenza di nuovo');
      onDone();
    },
  });
  const ready = until !== '' && reason.trim().length >= 3;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (ready) unblock.mutate();
  };
  return (
    <form className="stack" onSubmit={submit}>
      <TextInput
        label="Fino al"
        type="date"
        required
        min={today}
        max={addDays(today, 90)}
        value={until}
        onChange={(event) => setUntil(event.target.value)}
      />
      <TextArea
        label="Motivo, resta nel registro"
        required
        maxLength={300}
        value={reason}
        onChange={(event) => setReason(event.target.value)}
      />
      <DialogFoot error={unblock.error} onBack={onDone}>
        <Button type="submit" busy={unblock.isPending} disabled={!ready}>
          Sblocca
        </Button>
      </DialogFoot>
    </form>
  );
}
