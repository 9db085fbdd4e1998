import { countText } from '@sporta/domain';
import { Spinner } from '@sporta/ui/components/feedback/Spinner.tsx';
import { Chip } from '@sporta/ui/components/form/Chip.tsx';
import { toast } from '@sporta/ui/components/toast/toast.ts';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useApi } from '../../lib/use-api.ts';
import { listsKey } from '../../shared/lists/index.ts';
import { loadLists, loadListWords } from './api/saved-lists.ts';

/** The customer's lists; choosing one writes its products on the paper. */
export function SavedLists({ onAdd }: { onAdd: (words: string[]) => void }) {
  const api = useApi();
  const lists = useQuery({ queryKey: [...listsKey, 'summaries'], queryFn: ({ signal }) => loadLists(api, signal) });
  const choose = useMutation({
    mutationFn: (listId: number) => loadListWords(api, listId),
    onSuccess: onAdd,
    onError: () => toast.error('Non riusciamo ad aprire la lista: riprova'),
  });
  if (lists.isPending) return <Spinner />;
  const filled = (lists.data ?? []).filter(({ itemCount }) => itemCount > 0);
  if (filled.length === 0) return <p className="muted">Non hai ancora liste con dei prodotti.</p>;
  return (
    <ul className="saved-lists" aria-label="Le tue liste">
      {filled.map(({ listId, name, itemCount }) => (
        <li key={listId}>
          <Chip disabled={choose.isPending} onClick={() => choose.mutate(listId)}>
            {name} <span className="xs">{countText(itemCount, 'prodotto', 'prodotti')}</span>
          </Chip>
        </li>
      ))}
    </ul>
  );
}
