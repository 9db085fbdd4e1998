import { Button } from '@sporta/ui/components/button/Button.tsx';
import { TextArea } from '@sporta/ui/components/form/TextArea.tsx';
import { Dialog } from '@sporta/ui/components/overlay/Dialog.tsx';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { DialogFoot } from '../dialogs/index.ts';

interface CancelDialogProps {
  open: boolean;
  onClose: () => void;
  /** "l’ordine 25-118206", "3 ordini" */
  what: string;
  /** The sum that goes back, in words. */
  sum: string;
  /** Cancels; the window closes when it is done. */
  onCancel: (reason: string) => Promise<void>;
}

/** Asks first, since money goes back and nothing takes that back; the reason is what the customer reads. */
export function CancelDialog({ open, onClose, what, sum, onCancel }: CancelDialogProps) {
  return (
    <Dialog open={open} onClose={onClose} title={`Annullare ${what}?`} width={500} keepOnOutsidePress>
      <CancelForm {...{ what, sum, onCancel, onClose }} />
    </Dialog>
  );
}

function CancelForm({ what, sum, onCancel, onClose }: Omit<CancelDialogProps, 'open'>) {
  const [reason, setReason] = useState('');
  const cancel = useMutation({ mutationFn: () => onCancel(reason.trim()), onSuccess: onClose });
  return (
    <div className="stack">
      <p>Il posto nella fascia e la merce tornano liberi, {sum} tornano a chi ha pagato. Non si può annullare.</p>
      <TextArea
        label="Motivo, lo legge chi ha ordinato"
        required
        maxLength={300}
        value={reason}
        onChange={(event) => setReason(event.target.value)}
      />
      <DialogFoot error={cancel.error} back="Torna indietro" onBack={onClose}>
        <Button
          kind="danger"
          busy={cancel.isPending}
          disabled={reason.trim().length < 3}
          onClick={() => cancel.mutate()}
        >
          Annulla {what}
        </Button>
      </DialogFoot>
    </div>
  );
}
