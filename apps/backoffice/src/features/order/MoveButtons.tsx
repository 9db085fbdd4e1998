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
import { AgeDialog } from './AgeDialog.tsx';

const NAMES: Record<StaffMove, string> = {
  picking: 'Metti in preparazione',
  ready: 'È pronto',
  'out-for-delivery': 'È partito',
  delivered: 'Consegnato',
  'not-delivered': 'Non consegnato',
};

/** The moves this person may make now; the last one is said with its reason. */
export function MoveButtons({ order }: { order: StaffOrder }) {
  const { orderId, moves, orderNumber } = order;
  const acts = useOrderActs();
  const [asking, setAsking] = useState<'reason' | 'age'>();
  const close = () => setAsking(undefined);
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
          onClick={() => {
            if (to === 'not-delivered') setAsking('reason');
            else if (to === 'delivered' && hasAlcohol(order)) setAsking('age');
            else move.mutate(to);
          }}
        >
          {NAMES[to]}
        </Button>
      ))}
      <Dialog open={asking === 'reason'} onClose={close} title={`${orderNumber} non consegnato`} width={500}>
        <ReasonForm onSend={(reason) => acts.move(orderId, 'not-delivered', { reason })} onDone={close} />
      </Dialog>
      <AgeDialog
        order={order}
        open={asking === 'age'}
        onClose={close}
        onAdult={() => acts.move(orderId, 'delivered', { adultChecked: true })}
      />
    </>
  );
}

const hasAlcohol = ({ lines }: StaffOrder) => lines.some(({ alcohol, status }) => alcohol && status !== 'missing');

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
