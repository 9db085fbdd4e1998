import { isApiError, staffEndpoints } from '@sporta/contract';
import { type PickingZone, pickingZones } from '@sporta/contract/staff-picking-words.ts';
import { Button } from '@sporta/ui/components/button/Button.tsx';
import { RowsSkeleton } from '@sporta/ui/components/feedback/Skeletons.tsx';
import { Select } from '@sporta/ui/components/form/Select.tsx';
import { Dialog } from '@sporta/ui/components/overlay/Dialog.tsx';
import { toast } from '@sporta/ui/components/toast/toast.ts';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useApi } from '../../lib/use-api.ts';
import { LoadProblem } from '../errors/index.ts';
import { countOf } from '../figures/index.ts';
import { pickingKeys } from '../live/index.ts';
import { useMe } from '../staff/index.ts';
import { eachInTurn } from './each-in-turn.ts';

interface Assigned {
  orderId: number;
  orderNumber: string;
  warehouseId: number;
}

interface AssignOrdersProps<Order extends Assigned> {
  open: boolean;
  onClose: () => void;
  orders: readonly Order[];
  /** Those that were given. */
  onGiven?: ((orders: readonly Order[]) => void) | undefined;
}

/** Gives orders, in all their zones, to one person; what cannot be given says so. */
export function AssignOrders<Order extends Assigned>({ open, onClose, orders, onGiven }: AssignOrdersProps<Order>) {
  const [first] = orders;
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={orders.length === 1 && first ? `Chi prepara ${first.orderNumber}?` : `Assegna ${orders.length} ordini`}
    >
      <PersonChoice rows={orders} onGiven={onGiven} onDone={onClose} />
    </Dialog>
  );
}

interface PersonChoiceProps<Order extends Assigned> extends Pick<AssignOrdersProps<Order>, 'onGiven'> {
  rows: readonly Order[];
  onDone: () => void;
}

function PersonChoice<Order extends Assigned>({ rows, onGiven, onDone }: PersonChoiceProps<Order>) {
  const api = useApi();
  const queries = useQueryClient();
  const me = useMe();
  const [asked, setAsked] = useState<number>();
  const { data, error, refetch } = useQuery({
    queryKey: pickingKeys.work,
    queryFn: async ({ signal }) => (await api.call(staffEndpoints.staffPicking.work, {}, { signal })).data,
  });
  const stores = new Set(rows.map(({ warehouseId }) => warehouseId));
  const people = (data?.people ?? []).filter(({ warehouseIds }) =>
    [...stores].every((id) => warehouseIds.includes(id)),
  );
  const person =
    people.find(({ userId }) => userId === asked) ?? people.find(({ userId }) => userId === me.userId) ?? people[0];

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
      onGiven?.(done);
      for (const { item, message } of failed) toast.error(`${item.orderNumber}: ${message}`);
      if (done.length > 0) {
        toast.success(`${countOf(done.length, 'ordine', 'ordini')} a ${person?.name ?? 'chi prepara'}`);
      }
      onDone();
    },
    onSettled: () => queries.invalidateQueries({ queryKey: pickingKeys.all }),
  });

  if (error && !data) return <LoadProblem error={error} what="chi prepara" onRetry={() => void refetch()} />;
  if (!data) return <RowsSkeleton count={1} label="Leggiamo chi prepara" />;
  if (!person)
    return (
      <p className="muted">
        Nessuno prepara nella sede {rows.length === 1 ? 'di questo ordine' : 'di tutti questi ordini'}.
      </p>
    );
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
