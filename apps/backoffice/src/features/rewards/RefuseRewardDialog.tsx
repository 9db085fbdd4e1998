import type { StaffRewardRequest } from '@sporta/contract';
import { Button } from '@sporta/ui/components/button/Button.tsx';
import { TextArea } from '@sporta/ui/components/form/TextArea.tsx';
import { Dialog } from '@sporta/ui/components/overlay/Dialog.tsx';
import { toast } from '@sporta/ui/components/toast/toast.ts';
import { useState } from 'react';
import { DialogFoot } from '../../shared/dialogs/index.ts';
import { useRewardActs } from './rewards-query.ts';

/** Refuses a request: the points come back, and the customer reads why. */
export function RefuseRewardDialog({
  request,
  onClose,
}: {
  request: StaffRewardRequest | undefined;
  onClose: () => void;
}) {
  return (
    <Dialog
      open={request !== undefined}
      onClose={onClose}
      title="Rifiuta e ridai i punti"
      width={500}
      keepOnOutsidePress
    >
      {request ? <RefuseForm request={request} onClose={onClose} /> : null}
    </Dialog>
  );
}

function RefuseForm({ request, onClose }: { request: StaffRewardRequest; onClose: () => void }) {
  const { refuse } = useRewardActs();
  const [reason, setReason] = useState('');
  const send = () =>
    refuse.mutate(
      { id: request.rewardRequestId, reason: reason.trim() },
      {
        onSuccess: () => {
          toast.success(`${request.points} punti ridati a ${request.customer}.`);
          onClose();
        },
      },
    );
  return (
    <div className="stack">
      <TextArea
        label="Motivo, lo legge chi ha chiesto il premio"
        maxLength={500}
        rows={3}
        value={reason}
        onChange={(event) => setReason(event.target.value)}
      />
      <DialogFoot error={refuse.error} back="Torna indietro" onBack={onClose}>
        <Button kind="danger-line" busy={refuse.isPending} disabled={reason.trim().length < 3} onClick={send}>
          Rifiuta e ridai {request.points} punti
        </Button>
      </DialogFoot>
    </div>
  );
}
