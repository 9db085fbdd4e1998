import type { StaffOrder } from '@sporta/contract';
import { Button } from '@sporta/ui/components/button/Button.tsx';
import { Note } from '@sporta/ui/components/feedback/Note.tsx';
import { toast } from '@sporta/ui/components/toast/toast.ts';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { messageOf } from '../../shared/errors/index.ts';
import { euro } from '../../shared/figures/index.ts';
import { CloseRestDialog, useOrderActs } from '../../shared/order-acts/index.ts';

/**
 * An order that stays in the store for what it misses; who may, has it charged again, or decides that it is not. How charging went is
 * on the page soon after.
 */
export function HeldNote({ orderId, held }: { orderId: number; held: NonNullable<StaffOrder['held']> }) {
  const acts = useOrderActs();
  const [closing, setClosing] = useState(false);
  const charge = useMutation({
    mutationFn: () => acts.chargeRest(orderId),
    onSuccess: () => toast.success('Addebito avviato'),
    onError: (error) => toast.error(messageOf(error)),
  });
  return (
    <Note
      kind="err"
      className="order-note"
      action={
        held.chargeRest.allowed || held.closeRest.allowed ? (
          <span className="row">
            {held.chargeRest.allowed ? (
              <Button kind="line" size="sm" busy={charge.isPending} onClick={() => charge.mutate()}>
                Riprova l’addebito
              </Button>
            ) : null}
            {held.closeRest.allowed ? (
              <Button kind="line" size="sm" onClick={() => setClosing(true)}>
                Chiudi a mano…
              </Button>
            ) : null}
            {closing ? (
              <CloseRestDialog onClose={() => setClosing(false)} orderId={orderId} missing={held.amount} />
            ) : null}
          </span>
        ) : undefined
      }
    >
      Mancano {euro(held.amount)}: {held.reason}. Senza, la spesa non parte.
    </Note>
  );
}
