import type { StaffOrderRow } from '@sporta/contract';
import { Button } from '@sporta/ui/components/button/Button.tsx';
import { RadioCards } from '@sporta/ui/components/form/RadioCards.tsx';
import { Dialog } from '@sporta/ui/components/overlay/Dialog.tsx';
import { toast } from '@sporta/ui/components/toast/toast.ts';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useApi } from '../../lib/use-api.ts';
import { LoadProblem } from '../../shared/errors/index.ts';
import { countOf } from '../../shared/figures/index.ts';
import { eachInTurn, slotName, slotsQuery, useOrderActs } from '../../shared/order-acts/index.ts';
import type { Selection } from '../../shared/table/index.ts';
import { sayUndoable } from '../../shared/undo/index.ts';

interface BulkSlotDialogProps {
  open: boolean;
  onClose: () => void;
  selection: Selection<StaffOrderRow>;
}

/** Moves the chosen orders to one slot; the ones without room say so, the others can be put back. */
export function BulkSlotDialog({ open, onClose, selection }: BulkSlotDialogProps) {
  const count = selection.rows.length;
  return (
    <Dialog open={open} onClose={onClose} title={`Cambia fascia a ${countOf(count, 'ordine', 'ordini')}`}>
      <SlotChoice selection={selection} onDone={onClose} />
    </Dialog>
  );
}

function SlotChoice({ selection, onDone }: { selection: Selection<StaffOrderRow>; onDone: () => void }) {
  const api = useApi();
  const acts = useOrderActs();
  const { rows } = selection;
  const [first] = rows;
  const [chosen, setChosen] = useState<string>();
  const { data: slots, error, refetch } = useQuery(slotsQuery(api, first?.orderId ?? 0));
  const slot = slots?.find(({ timeslotId }) => String(timeslotId) === chosen);

  const move = useMutation({
    mutationFn: (timeslotId: number) =>
      eachInTurn(rows, ({ orderId, timeslot }) => acts.changeSlot(orderId, timeslotId, timeslot.timeslotId)),
    onSuccess: ({ done, failed }) => {
      for (const { item, message } of failed) toast.error(`${item.orderNumber}: ${message}`);
      selection.setMany(done, false);
      onDone();
      if (done.length === 0 || !slot) return;
      const moved = countOf(done.length, 'ordine spostato', 'ordini spostati');
      sayUndoable(`${moved} a ${slotName(slot)}`, async () => {
        const back = await eachInTurn(done, ({ orderId, timeslot }) =>
          acts.changeSlot(orderId, timeslot.timeslotId, slot.timeslotId),
        );
        if (back.failed[0]) throw new Error(`${back.failed[0].item.orderNumber}: ${back.failed[0].message}`);
      });
    },
  });

  if (error) return <LoadProblem error={error} what="le fasce" onRetry={() => void refetch()} />;
  return (
    <div className="stack">
      <p className="muted">Chi ha ordinato riceve un’e-mail con la nuova fascia.</p>
      <RadioCards
        legend="Nuova fascia"
        hideLegend
        value={chosen}
        onChange={setChosen}
        options={(slots ?? []).slice(0, 12).map((each) => ({
          value: String(each.timeslotId),
          title: slotName(each),
          body: countOf(each.placesLeft, 'posto', 'posti'),
          disabled: each.placesLeft < rows.length,
        }))}
      />
      <Button busy={move.isPending} disabled={!slot} onClick={() => slot && move.mutate(slot.timeslotId)} block>
        Cambia fascia
      </Button>
    </div>
  );
}
