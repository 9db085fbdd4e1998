import type { WeeklySlot } from '@sporta/contract';
import { Select, toast } from '@sporta/ui';
import { useQuery } from '@tanstack/react-query';
import { useApi } from '../../lib/use-api.ts';
import { messageOf } from '../../shared/errors/index.ts';
import { listsQuery } from '../../shared/lists/index.ts';
import { useChangeWeekly } from '../../shared/weekly/index.ts';

/** What is usually bought in the window: a list or the last order, proposed each week and never bought by itself. */
export function ChooseBasket({ slot }: { slot: WeeklySlot }) {
  const { data: lists } = useQuery(listsQuery(useApi()));
  const change = useChangeWeekly();
  const { weeklySlotId, basket } = slot;
  const now = basket?.kind === 'list' ? String(basket.listId) : (basket?.kind ?? 'none');
  const choose = (value: string) =>
    change.mutate(
      value === 'none' || value === 'last'
        ? { what: 'basket', weeklySlotId, basket: value }
        : { what: 'basket', weeklySlotId, basket: 'list', listId: Number(value) },
      {
        onSuccess: () =>
          toast.success(value === 'none' ? 'Non proponiamo più una spesa' : 'Ogni settimana te la proponiamo'),
        onError: (error) => toast.error(messageOf(error, 'Non è cambiato niente: riprova.')),
      },
    );
  return (
    <Select
      label="La spesa di ogni settimana"
      hint={`${basket ? readyText(basket.products) : ''}La trovi pronta: con un tocco è nel carrello, poi la cambi e confermi tu.`}
      value={now}
      disabled={change.isPending || !lists}
      onChange={(event) => choose(event.target.value)}
    >
      <option value="none">Nessuna: riempio il carrello da me</option>
      <option value="last">La mia ultima spesa</option>
      {lists
        ?.filter(({ itemCount, listId }) => itemCount > 0 || String(listId) === now)
        .map(({ listId, name }) => (
          <option key={listId} value={listId}>
            Lista «{name}»
          </option>
        ))}
    </Select>
  );
}

function readyText(products: number): string {
  if (products === 0) return 'Oggi non se ne può comprare niente. ';
  return products === 1 ? 'Un prodotto in vendita. ' : `${products} prodotti in vendita. `;
}
