import { type BookedInSlot, staffEndpoints } from '@sporta/contract';
import { Button } from '@sporta/ui/components/button/Button.tsx';
import { RowsSkeleton } from '@sporta/ui/components/feedback/Skeletons.tsx';
import { TextInput } from '@sporta/ui/components/form/TextInput.tsx';
import { Dialog } from '@sporta/ui/components/overlay/Dialog.tsx';
import { toast } from '@sporta/ui/components/toast/toast.ts';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useApi } from '../../lib/use-api.ts';
import { DialogFoot } from '../../shared/dialogs/index.ts';
import { slotKeys } from '../../shared/live/index.ts';
import { closingQuery } from './slots-queries.ts';

interface CloseSlotDialogProps {
  open: boolean;
  onClose: () => void;
  /** The slot is closed: some of its orders may still be where they were. */
  onClosed: () => void;
  timeslotId: number;
  /** "sabato 29, 18–20" */
  name: string;
}

/** Closes a slot at once; shows first where each of its orders would go, since customers get a mail. */
export function CloseSlotDialog({ open, onClose, name, ...of }: CloseSlotDialogProps) {
  return (
    <Dialog open={open} onClose={onClose} title={`Chiudere ${name}?`} width={500} keepOnOutsidePress>
      <CloseSlotForm {...of} onClose={onClose} />
    </Dialog>
  );
}

function CloseSlotForm({ timeslotId, onClose, onClosed }: Omit<CloseSlotDialogProps, 'open' | 'name'>) {
  const api = useApi();
  const queries = useQueryClient();
  const [reason, setReason] = useState('');
  const { data: orders, error } = useQuery(closingQuery(api, timeslotId));
  const close = useMutation({
    mutationFn: async (what: 'keep' | 'move') =>
      (
        await api.call(staffEndpoints.staffSlots.close, {
          timeslot_id: timeslotId,
          orders: what,
          reason: reason.trim().length >= 3 ? reason.trim() : undefined,
        })
      ).data,
    onSuccess: ({ moved, left }) => {
      onClosed();
      void queries.invalidateQueries({ queryKey: slotKeys.all });
      toast.success(moved === 1 ? 'Fascia chiusa, 1 ordine spostato' : `Fascia chiusa, ${moved} ordini spostati`);
      if (left.length === 0 || moved === 0) onClose();
    },
  });
  const problem = error ?? close.error;
  return (
    <div className="stack">
      <p>Nessuno potrà più sceglierla. Chi viene spostato riceve subito un’e-mail con la nuova fascia.</p>
      {orders ? <Moves orders={orders} /> : error ? null : <RowsSkeleton count={3} label="Cerco altre fasce" />}
      <TextInput
        label="Motivo"
        hint="Resta nel registro e nella storia degli ordini"
        maxLength={200}
        value={reason}
        onChange={({ target }) => setReason(target.value)}
      />
      <DialogFoot error={problem} back="Torna indietro" onBack={onClose}>
        <Button kind="line" busy={close.isPending} onClick={() => close.mutate('keep')}>
          Chiudi e lascia gli ordini
        </Button>
        <Button busy={close.isPending} disabled={!orders?.some(({ to }) => to)} onClick={() => close.mutate('move')}>
          Chiudi e sposta
        </Button>
      </DialogFoot>
    </div>
  );
}

function Moves({ orders }: { orders: readonly BookedInSlot[] }) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: many orders scroll, also by keys
    <section className="plan-moves" tabIndex={0} aria-label="Ordini da spostare">
      <ul>
        {orders.map(({ orderId, orderNumber, customer, to }) => (
          <li key={orderId}>
            <span>
              <b>{orderNumber}</b> {customer}
            </span>
            <span className={to ? undefined : 'none'}>
              {to ? to.name : 'nessuna fascia con posto: serve una telefonata'}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
