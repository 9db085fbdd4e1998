import { isApiError, type StaffOrderRow, staffEndpoints } from '@sporta/contract';
import { type PickingZone, pickingZones } from '@sporta/contract/staff-picking-words.ts';
import { Button } from '@sporta/ui/components/button/Button.tsx';
import { RowsSkeleton } from '@sporta/ui/components/feedback/Skeletons.tsx';
import { Select } from '@sporta/ui/components/form/Select.tsx';
import { Dialog } from '@sporta/ui/components/overlay/Dialog.tsx';
import { toast } from '@sporta/ui/components/toast/toast.ts';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useApi } from '../../lib/use-api.ts';
import { LoadProblem } from '../../shared/errors/index.ts';
import { pickingKeys } from '../../shared/live/index.ts';
import { eachInTurn } from '../../shared/order-acts/index.ts';
import type { Selection } from '../../shared/table/index.ts';

interface BulkAssignDialogProps {
  open: boolean;
  onClose: () => void;
  selection: Selection<StaffOrderRow>;
}

/** Gives the chosen orders, in all their zones, to one person; what cannot be given says so and stays chosen. */
export function BulkAssignDialog({ open, onClose, selection }: BulkAssignDialogProps) {
  const count = selection.rows.length;
  return (
    <Dialog open={open} onClose={onClose} title={`Assegna ${count === 1 ? '1 ordine' : `${count} ordini`}`}>
      <PersonChoice selection={selection} onDone={onClose} />
    </Dialog>
  );
}

function PersonChoice({ selection, onDone }: { selection: Selection<StaffOrderRow>; onDone: () => void }) {
  const api = useApi();
  const queries = useQueryClient();
  const { rows } = selection;
  const [asked, setAsked] = useState<number>();
  const { data, error, refetch } = useQuery({
    queryKey: pickingKeys.work,
    queryFn: async ({ signal }) => (await api.call(staffEndpoints.staffPicking.work, {}, { signal })).data,
  });
  const stores = new Set(rows.map(({ warehouseId }) => warehouseId));
  const people = (data?.people ?? []).filter(({ warehouseIds }) =>
    [...stores].every((id) => warehouseIds.includes(id)),
  );
  const person = people.find(({ userId }) => userId === asked) ?? people[0];

  const give = (orderId: number, zone: PickingZone, userId: number) =>
    api.call(staffEndpoints.staffPicking.assign, { order_id: orderId, zone, user_id: userId });
  /** An order needs some zones only; it was given when one of them was. */
  const giveOrder = async (orderId: number, userId: number) => {
    let given = 0;
    for (const zone of pickingZones) {
      try {
        await give(orderId, zone, userId);
        given += 1;
      } catch (problem) {
        if (!isApiError(problem) || problem.code !== 'no-work' || (zone === pickingZones.at(-1) && given === 0)) {
          throw problem;
        }
      }
    }
  };
  const assign = useMutation({
    mutationFn: (userId: number) => eachInTurn(rows, ({ orderId }) => giveOrder(orderId, userId)),
    onSuccess: ({ done, failed }) => {
      selection.setMany(done, false);
      for (const { item, message } of failed) toast.error(`${item.orderNumber}: ${message}`);
      if (done.length > 0) {
        toast.success(`${done.length === 1 ? '1 ordine' : `${done.length} ordini`} a ${person?.name ?? 'chi prepara'}`);
      }
      onDone();
    },
    onSettled: () => queries.invalidateQueries({ queryKey: pickingKeys.all }),
  });

  if (error && !data) return <LoadProblem error={error} what="chi prepara" onRetry={() => void refetch()} />;
  if (!data) return <RowsSkeleton count={1} label="Leggiamo chi prepara" />;
  if (!person) return <p className="muted">Nessuno prepara in tutte le sedi di questi ordini.</p>;
  return (
    <form
      className="stack"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        assign.mutate(person.userId);
      }}
    >
      <Select label="A chi" value={String(person.userId)} onChange={({ target }) => setAsked(Number(target.value))}>
        {people.map(({ userId, name }) => (
          <option key={userId} value={userId}>
            {name}
          </option>
        ))}
      </Select>
      <p className="muted">Tutti i settori di ogni ordine. Quello che qualcuno ha già preso passa a questa persona.</p>
      <Button type="submit" busy={assign.isPending} block>
        Assegna
      </Button>
    </form>
  );
}
