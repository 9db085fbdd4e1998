import { endpoints, type OrderApproval } from '@sporta/contract';
import { euroToCents, formatEuro } from '@sporta/domain';
import { Button, Dialog, TextArea } from '@sporta/ui';
import { useState } from 'react';
import { approvalsKey } from '../../shared/orders/index.ts';
import { useCompanyAction } from './model/use-company-action.ts';

interface RefuseDialogProps {
  approval: OrderApproval;
  /** Who asks. */
  name: string;
  open: boolean;
  onClose: () => void;
}

/** Longest note the call takes. */
const MAX = 1000;

/** Says no to an order above a limit; what is written here is read by who wanted to order. */
export function RefuseDialog({ approval, name, open, onClose }: RefuseDialogProps) {
  const [note, setNote] = useState('');
  const refuse = useCompanyAction(
    approvalsKey,
    async (api, approval_id: number) =>
      (await api.call(endpoints.company.refuseOrder, { approval_id, note: note.trim() || undefined })).data,
    'Ordine rifiutato',
  );
  return (
    <Dialog open={open} onClose={onClose} title={`Rifiuta l’ordine di ${name}`} width={400}>
      <form
        className="stack-form"
        onSubmit={(event) => {
          event.preventDefault();
          refuse.mutate(approval.approvalId, { onSuccess: onClose });
        }}
      >
        <p className="muted">
          {formatEuro(euroToCents(approval.total))}. Il carrello resta a {name}, che può togliere qualcosa e chiedere di
          nuovo.
        </p>
        <TextArea
          label="Perché no? (facoltativo)"
          hint={`Lo legge ${name}, nel carrello e per e-mail.`}
          maxLength={MAX}
          value={note}
          onChange={(event) => setNote(event.target.value)}
        />
        <div className="form-actions">
          <Button kind="line" onClick={onClose}>
            Torna Indietro
          </Button>
          <Button type="submit" kind="danger" busy={refuse.isPending}>
            Rifiuta
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
