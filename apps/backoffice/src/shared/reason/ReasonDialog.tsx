import { Button } from '@sporta/ui/components/button/Button.tsx';
import { TextArea } from '@sporta/ui/components/form/TextArea.tsx';
import { Dialog } from '@sporta/ui/components/overlay/Dialog.tsx';
import { useMutation } from '@tanstack/react-query';
import { type FormEvent, type ReactNode, useState } from 'react';
import { DialogFoot } from '../dialogs/index.ts';

interface ReasonDialogProps {
  title: string;
  /** What the press does, e.g. "Chiudi a mano". */
  action: string;
  /** Over the field; who reads the reason. */
  label?: string;
  /** What it means. */
  children: ReactNode;
  onClose: () => void;
  /** What it throws is said in the dialog, which stays open. */
  onConfirm: (reason: string) => Promise<unknown>;
}

/** Asks for a reason of 3 to 300 characters, which the log keeps, before something that cannot be taken back. */
export function ReasonDialog({ title, onClose, ...form }: ReasonDialogProps) {
  return (
    <Dialog open onClose={onClose} title={title} keepOnOutsidePress>
      <ReasonForm {...form} onClose={onClose} />
    </Dialog>
  );
}

function ReasonForm({
  action,
  label = 'Motivo, resta nel registro',
  children,
  onClose,
  onConfirm,
}: Omit<ReasonDialogProps, 'title'>) {
  const [reason, setReason] = useState('');
  const confirm = useMutation({ mutationFn: () => onConfirm(reason.trim()), onSuccess: onClose });
  const ready = reason.trim().length >= 3;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (ready && !confirm.isPending) confirm.mutate();
  };
  return (
    <form className="stack" onSubmit={submit}>
      <p>{children}</p>
      <TextArea
        label={label}
        required
        maxLength={300}
        value={reason}
        onChange={(event) => setReason(event.target.value)}
      />
      <DialogFoot error={confirm.error} onBack={onClose}>
        <Button type="submit" kind="danger" busy={confirm.isPending} disabled={!ready}>
          {action}
        </Button>
      </DialogFoot>
    </form>
  );
}
