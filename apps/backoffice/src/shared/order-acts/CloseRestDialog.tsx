import { Button } from '@sporta/ui/components/button/Button.tsx';
import { Note } from '@sporta/ui/components/feedback/Note.tsx';
import { TextArea } from '@sporta/ui/components/form/TextArea.tsx';
import { Dialog } from '@sporta/ui/components/overlay/Dialog.tsx';
import { toast } from '@sporta/ui/components/toast/toast.ts';
import { useMutation } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { messageOf } from '../errors/index.ts';
import { euro } from '../figures/index.ts';
import { useOrderActs } from './calls.ts';

interface CloseRestDialogProps {
  open: boolean;
  onClose: () => void;
  orderId: number;
  /** Euro that the order misses. */
  missing: number;
  /** After it is closed. */
  onDone?: () => void;
}

/** What a held order misses is charged no more: says what that means, and asks why. */
export function CloseRestDialog({ open, onClose, ...which }: CloseRestDialogProps) {
  return (
    <Dialog open={open} onClose={onClose} title="Chiudere a mano?" keepOnOutsidePress>
      <CloseRestForm {...which} onClose={onClose} />
    </Dialog>
  );
}

function CloseRestForm({ orderId, missing, onDone, onClose }: Omit<CloseRestDialogProps, 'open'>) {
  const acts = useOrderActs();
  const [reason, setReason] = useState('');
  const close = useMutation({
    mutationFn: () => acts.closeRest(orderId, reason.trim()),
    onSuccess: () => {
      toast.success('Chiuso: la spesa può partire');
      onClose();
      onDone?.();
    },
  });
  const ready = reason.trim().length >= 3;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (ready) close.mutate();
  };
  return (
    <form className="stack" onSubmit={submit}>
      <p>
        Guarda prima nel portale del gestore. {euro(missing)} non si addebitano più e il cliente non li deve più pagare
        online: qui non si muove denaro. La spesa può partire, la fattura resta dell’intero importo.
      </p>
      <TextArea
        label="Motivo, resta nel registro"
        required
        maxLength={300}
        value={reason}
        onChange={(event) => setReason(event.target.value)}
      />
      {close.isError ? (
        <Note kind="err" live>
          {messageOf(close.error)}
        </Note>
      ) : null}
      <div className="row end">
        <Button kind="line" onClick={onClose}>
          Annulla
        </Button>
        <Button type="submit" kind="danger" busy={close.isPending} disabled={!ready}>
          Chiudi a mano
        </Button>
      </div>
    </form>
  );
}
