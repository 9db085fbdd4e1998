import { endpoints, type ListDetail, type ListSummary } from '@sporta/contract';
import { formatDayLong } from '@sporta/domain';
import { Button, Note, Select, toast } from '@sporta/ui';
import { ArrowsClockwise } from '@sporta/ui/icons/ArrowsClockwise.ts';
import { useQueryClient } from '@tanstack/react-query';
import { listsKey } from './api/lists.ts';
import { useAddList } from './model/use-add-list.ts';
import { useListChange } from './model/use-list-change.ts';

const CHOICES = [
  { days: 7, label: 'Ogni settimana' },
  { days: 14, label: 'Ogni due settimane' },
  { days: 28, label: 'Ogni quattro settimane' },
];

/** How often the list proposes itself. */
export function ListRecurrence({ list }: { list: ListDetail }) {
  const { listId, recurrence } = list;
  const set = useRecurrence(listId);
  return (
    <Select
      className="list-recurs"
      label="Riproponimi questa lista"
      value={recurrence?.everyDays ?? ''}
      hint={recurrence && !recurrence.due ? `La prossima volta ${formatDayLong(recurrence.nextDate)}` : undefined}
      disabled={set.isPending}
      onChange={({ target }) => set.mutate(target.value ? Number(target.value) : undefined)}
    >
      <option value="">Mai</option>
      {CHOICES.map(({ days, label }) => (
        <option key={days} value={days}>
          {label}
        </option>
      ))}
    </Select>
  );
}

function useRecurrence(listId: number) {
  return useListChange(
    listId,
    async (api, days: number | undefined) =>
      (await api.call(endpoints.lists.recur, { list_id: listId, every_days: days })).data.list,
  );
}

/** A list whose day has come: into the cart, or not this time. */
export function DueList({ list }: { list: ListSummary }) {
  const { listId, name, recurrence } = list;
  const queryClient = useQueryClient();
  const add = useAddList({ listId });
  const set = useRecurrence(listId);
  if (!recurrence?.due) return null;
  const done = () => void queryClient.invalidateQueries({ queryKey: listsKey });
  const skip = () =>
    set.mutate(recurrence.everyDays, {
      onSuccess: ({ recurrence: next }) => {
        done();
        if (next) toast.info(`Te la riproponiamo ${formatDayLong(next.nextDate)}`);
      },
    });
  return (
    <Note
      kind="ok"
      icon={ArrowsClockwise}
      className="list-due"
      action={
        <>
          <Button size="sm" busy={add.isPending} onClick={() => add.put({ onDone: done })}>
            Metti nel carrello
            <span className="sr"> la lista {name}</span>
          </Button>
          <Button size="sm" kind="line" busy={set.isPending} onClick={skip}>
            Questa volta no
          </Button>
        </>
      }
    >
      <b>È ora di “{name}”.</b>{' '}
      {list.itemCount === 1 ? 'È un prodotto, pronto' : `Sono ${list.itemCount} prodotti, pronti`} per il carrello.
    </Note>
  );
}
