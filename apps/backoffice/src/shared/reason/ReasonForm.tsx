import { Button } from '@sporta/ui/components/button/Button.tsx';
import { TextArea } from '@sporta/ui/components/form/TextArea.tsx';
import { useMutation } from '@tanstack/react-query';
import { type FormEvent, type ReactNode, useState } from 'react';
import { DialogFoot } from '../dialogs/index.ts';

export interface ReasonFormProps {
  /** What the press does, e.g. "Chiudi a mano". */
  action: string;
  /** Over the field; who reads the reason. */
  label?: string;
  /** Takes something from somebody. */
  dangerous?: boolean;
  /** Whether what stands above is filled in. */
  filled?: boolean;
  /** What it means, or what else is asked. */
  children?: ReactNode;
  onClose: () => void;
  /** What it throws is said in the form, which stays. */
  onConfirm: (reason: string) => Promise<unknown>;
}

/** A reason of 3 to 300 characters, and the press that needs it. */
export function ReasonForm({
  action,
  label = 'Motivo, resta nel registro',
  dangerous = false,
  filled = true,
  children,
  onClose,
  onConfirm,
}: ReasonFormProps) {
  const [reason, setReason] = useState('');
  const confirm = useMutation({ mutationFn: () => onConfirm(reason.trim()), onSuccess: onClose });
  const ready = filled && reason.trim().length >= 3;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (ready && !confirm.isPending) confirm.mutate();
  };
  return (
    <form className="stack" onSubmit={submit}>
      {children}
      <TextArea
        label={label}
        required
        maxLength={300}
        value={reason}
        onChange={(event) => setReason(event.target.value)}
      />
      <DialogFoot error={confirm.error} onBack={onClose}>
        <Button type="submit" kind={dangerous ? 'danger' : 'primary'} busy={confirm.isPending} disabled={!ready}>
          {action}
        </Button>
      </DialogFoot>
    </form>
  );
}
