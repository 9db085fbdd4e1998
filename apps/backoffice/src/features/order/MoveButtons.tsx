import type { StaffMove, StaffOrder } from '@sporta/contract';
import { Button } from '@sporta/ui/components/button/Button.tsx';
import { Note } from '@sporta/ui/components/feedback/Note.tsx';
import { TextInput } from '@sporta/ui/components/form/TextInput.tsx';
import { Dialog } from '@sporta/ui/components/overlay/Dialog.tsx';
import { toast } from '@sporta/ui/components/toast/toast.ts';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { messageOf } from '../../shared/errors/index.ts';
import { useOrderActs } from '../../shared/order-acts/index.ts';

const NAMES: Record<StaffMove, string> = {
  picking: 'Metti in preparazione',
  ready: 'È pronto',
  'out-for-delivery': 'È partito',
  delivered: 'Consegnato',
  'not-delivered': 'Non consegnato',
};

/** The moves this person may make now; the last one is said with its reason. */
export function MoveButtons({ order: { orderId, moves, orderNumber } }: { order: StaffOrder }) {
  const acts = useOrderActs();
  const [asking, setAsking] = useState(false);
  const move = useMutation({
    mutationFn: (to: StaffMove) => acts.move(orderId, to),
    onError: (error) => toast.error(messageOf(error)),
  });
  return (
    <>
      {moves.map((to) => (
        <Button
          key={to}
          kind={to === 'not-delivered' ? 'line' : 'primary'}
          busy={move.isPending && move.variables === to}
          onClick={() => (to === 'not-delivered' ? setAsking(true) : move.mutate(to))}
        >
          {NAMES[to]}
        </Button>
      ))}
      <Dialog open={asking} onClose={() => setAsking(false)} title={`${orderNumber} non consegnato`} width={500}>
        <ReasonForm onSend={(reason) => acts.move(orderId, 'not-delivered', reason)} onDone={() => setAsking(false)} />
      </Dialog>
    </>
  );
}

function ReasonForm({ onSend, onDone }: { onSend: (reason: string) => Promise<void>; onDone: () => void }) {
  const [reason, setReason] = useState('');
  const send = useMutation({ mutationFn: () => onSend(reason.trim()), onSuccess: onDone });
  return (
    <form
      className="stack"
      onSubmit={(event) => {
        event.preventDefault();
        send.mutate();
      }}
    >
      <TextInput
        label="Motivo, lo legge chi ha ordinato"
        required
        minLength={3}
        maxLength={300}
        value={reason}
        onChange={(event) => setReason(event.target.value)}
      />
      {send.isError ? (
        <Note kind="err" live>
          {messageOf(send.error)}
        </Note>
      ) : null}
      <Button type="submit" busy={send.isPending} block>
        Segna come non consegnato
      </Button>
    </form>
  );
}
