import {
  type PickingPerson,
  type PickingWaiting,
  type PickingZone,
  pickingZoneLabels,
  staffEndpoints,
} from '@sporta/contract';
import { Button } from '@sporta/ui/components/button/Button.tsx';
import { Note } from '@sporta/ui/components/feedback/Note.tsx';
import { RowsSkeleton } from '@sporta/ui/components/feedback/Skeletons.tsx';
import { Checkbox } from '@sporta/ui/components/form/Checkbox.tsx';
import { Select } from '@sporta/ui/components/form/Select.tsx';
import { Dialog } from '@sporta/ui/components/overlay/Dialog.tsx';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useApi } from '../../lib/use-api.ts';
import { LoadProblem, messageOf } from '../../shared/errors/index.ts';
import { pickingKeys } from '../../shared/live/index.ts';
import { useAssign } from './use-assign.ts';

/** What a manager may give to somebody: one order in a zone, or those of a slot that wait in it. */
export type Assignable = { zone: PickingZone; warehouseId: number } & (
  | { order: Pick<PickingWaiting, 'orderId' | 'orderNumber' | 'customer'> }
  | { timeslotId: number }
);

interface AssignDialogProps {
  what: Assignable | undefined;
  people: readonly PickingPerson[];
  onClose: () => void;
}

/** Gives work to somebody of the store. */
export function AssignDialog({ what, people, onClose }: AssignDialogProps) {
  const name = what && 'order' in what ? what.order.orderNumber : 'ordini';
  return (
    <Dialog
      open={what !== undefined}
      onClose={onClose}
      title={what ? `Assegna ${name}, ${pickingZoneLabels[what.zone]}` : 'Assegna'}
    >
      {what === undefined ? null : 'order' in what ? (
        <AssignForm what={what} orders={[what.order]} people={people} onDone={onClose} />
      ) : (
        <WaitingForm what={what} timeslotId={what.timeslotId} people={people} onDone={onClose} />
      )}
    </Dialog>
  );
}

interface FormProps {
  what: Assignable;
  people: readonly PickingPerson[];
  onDone: () => void;
}

/** The orders that wait are read when the window opens: others take them all the time. */
function WaitingForm({ timeslotId, ...form }: FormProps & { timeslotId: number }) {
  const api = useApi();
  const { zone } = form.what;
  const { data, error, refetch } = useQuery({
    queryKey: [...pickingKeys.all, 'waiting', timeslotId, zone],
    queryFn: async ({ signal }) =>
      (await api.call(staffEndpoints.staffPicking.waiting, { timeslot_id: timeslotId, zone }, { signal })).data.orders,
  });
  if (error && !data) return <LoadProblem error={error} what="gli ordini" onRetry={() => void refetch()} />;
  if (!data) return <RowsSkeleton count={3} label="Leggiamo gli ordini" />;
  if (data.length === 0) return <p className="muted">In questo settore non aspetta più nessun ordine.</p>;
  return <AssignForm {...form} orders={data} />;
}

function AssignForm({
  what: { zone, warehouseId },
  orders,
  people,
  onDone,
}: FormProps & { orders: readonly Pick<PickingWaiting, 'orderId' | 'orderNumber' | 'customer'>[] }) {
  const assign = useAssign(onDone);
  const there = people.filter(({ warehouseIds }) => warehouseIds.includes(warehouseId));
  const [userId, setUserId] = useState(there[0]?.userId);
  // what comes while the window is open is given to nobody unseen
  const [picked, setPicked] = useState<ReadonlySet<number>>(new Set(orders.slice(0, 1).map(({ orderId }) => orderId)));
  const chosen = orders.filter(({ orderId }) => picked.has(orderId));
  const toggle = (orderId: number) =>
    setPicked(new Set(picked.has(orderId) ? [...picked].filter((each) => each !== orderId) : [...picked, orderId]));
  if (userId === undefined) return <p className="muted">In questa sede non prepara nessuno.</p>;
  return (
    <form
      className="pk-assign"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        assign.mutate({ userId, zone, orders: chosen });
      }}
    >
      <Select label="A chi" value={String(userId)} onChange={({ target }) => setUserId(Number(target.value))}>
        {there.map((person) => (
          <option key={person.userId} value={person.userId}>
            {person.name}
          </option>
        ))}
      </Select>
      {orders.length > 1 ? (
        <fieldset>
          <legend>Quali ordini</legend>
          {orders.map(({ orderId, orderNumber, customer }) => (
            <Checkbox
              key={orderId}
              label={`${orderNumber} · ${customer}`}
              checked={picked.has(orderId)}
              onChange={() => toggle(orderId)}
            />
          ))}
        </fieldset>
      ) : null}
      {assign.isError ? (
        <Note kind="err" live>
          {messageOf(assign.error)}
        </Note>
      ) : null}
      <Button type="submit" size="lg" block busy={assign.isPending} disabled={chosen.length === 0}>
        {chosen.length === 1 ? 'Assegna 1 ordine' : `Assegna ${chosen.length} ordini`}
      </Button>
    </form>
  );
}
