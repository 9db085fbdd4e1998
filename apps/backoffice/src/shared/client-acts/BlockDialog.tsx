import type { ClientAccount } from '@sporta/contract';
import { Button } from '@sporta/ui/components/button/Button.tsx';
import { TextArea } from '@sporta/ui/components/form/TextArea.tsx';
import { Dialog } from '@sporta/ui/components/overlay/Dialog.tsx';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { DialogFoot } from '../dialogs/index.ts';
import { fullName } from '../staff/index.ts';
import { sayUndoable } from '../undo/index.ts';
import { useCustomerActs } from './use-customer-acts.ts';

interface BlockDialogProps {
  open: boolean;
  onClose: () => void;
  customer: ClientAccount;
}

/** Keeps somebody from buying; the reason is for colleagues. */
export function BlockDialog({ open, onClose, customer }: BlockDialogProps) {
  return (
    <Dialog open={open} onClose={onClose} title="Bloccare gli ordini?" keepOnOutsidePress>
      <BlockForm customer={customer} onDone={onClose} />
    </Dialog>
  );
}

function BlockForm({ customer, onDone }: { customer: ClientAccount; onDone: () => void }) {
  const acts = useCustomerActs(customer.userId);
  const [reason, setReason] = useState('');
  const block = useMutation({
    mutationFn: () => acts.block(reason.trim()),
    onSuccess: () => {
      sayUndoable('Ordini bloccati', acts.unblock);
      onDone();
    },
  });
  return (
    <div className="stack">
      <p>
        {fullName(customer) || customer.email} entra e guarda, ma non può comprare. Gli ordini già fatti vanno avanti.
        Al momento di pagare legge di sentire il servizio clienti.
      </p>
      <TextArea
        label="Motivo, lo leggono solo i colleghi"
        required
        maxLength={300}
        value={reason}
        onChange={(event) => setReason(event.target.value)}
      />
      <DialogFoot error={block.error} onBack={onDone}>
        <Button kind="danger" busy={block.isPending} disabled={reason.trim().length < 3} onClick={() => block.mutate()}>
          Blocca gli ordini
        </Button>
      </DialogFoot>
    </div>
  );
}
