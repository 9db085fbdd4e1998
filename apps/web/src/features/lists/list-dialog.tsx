import { endpoints, isApiError, type ListSummary, type Product } from '@sporta/contract';
import { countText } from '@sporta/domain';
import { Button } from '@sporta/ui/components/button/Button.tsx';
import { RowsSkeleton } from '@sporta/ui/components/feedback/Skeletons.tsx';
import { TextInput } from '@sporta/ui/components/form/TextInput.tsx';
import { Dialog } from '@sporta/ui/components/overlay/Dialog.tsx';
import { toast } from '@sporta/ui/components/toast/toast.ts';
import { HeartFill } from '@sporta/ui/icons/HeartFill.ts';
import { ListBullets } from '@sporta/ui/icons/ListBullets.ts';
import { PlusBold } from '@sporta/ui/icons/PlusBold.ts';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { useApi } from '../../lib/use-api.ts';
import { listsKey } from '../../shared/lists/index.ts';
import { fullName } from '../../shared/product/index.ts';

interface ListDialogProps {
  product: Product;
  open: boolean;
  onClose: () => void;
}

/** Puts a product into one of the customer's lists, or into a new one. */
export default function ListDialog({ product, open, onClose }: ListDialogProps) {
  const api = useApi();
  const queryClient = useQueryClient();
  const [problem, setProblem] = useState<string>();
  const { data: lists, isPending } = useQuery({
    queryKey: listsKey,
    queryFn: async ({ signal }) => (await api.call(endpoints.lists.list, {}, { signal })).data.lists,
    enabled: open,
  });
  const put = useMutation({
    mutationFn: async (into: { list: ListSummary } | { name: string }) => {
      const { productId } = product;
      if ('list' in into) {
        await api.call(endpoints.lists.addProduct, { list_id: into.list.listId, product_id: productId });
        return into.list.name;
      }
      await api.call(endpoints.lists.insert, { name: into.name, items: [{ product_id: productId, quantity: 1 }] });
      return into.name;
    },
    onSuccess: (name) => {
      toast.success(`Aggiunto a “${name}”`);
      void queryClient.invalidateQueries({ queryKey: listsKey });
      onClose();
    },
    onError: (error) => setProblem(isApiError(error) ? error.message : 'La lista non è stata aggiornata: riprova'),
  });
  const create = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const name = String(new FormData(event.currentTarget).get('name')).trim();
    setProblem(name ? undefined : '*Campo obbligatorio');
    if (name) put.mutate({ name });
  };
  return (
    <Dialog open={open} onClose={onClose} title="Aggiungi a una lista">
      <p className="muted list-product">{fullName(product)}</p>
      {isPending ? <RowsSkeleton count={3} label="Carico le liste" /> : null}
      <ul className="list-choices">
        {(lists ?? []).map((list) => (
          <li key={list.listId}>
            <button type="button" disabled={put.isPending} onClick={() => put.mutate({ list })}>
              {list.isFavourites ? <HeartFill /> : <ListBullets />}
              <span className="grow">{list.name}</span>
              <span className="muted xs">{countText(list.itemCount, 'prodotto', 'prodotti')}</span>
            </button>
          </li>
        ))}
      </ul>
      <form className="new-list" onSubmit={create} noValidate>
        <TextInput
          className="grow"
          label="Nuova lista"
          name="name"
          maxLength={80}
          placeholder="Ad esempio: spesa grossa"
          error={problem}
        />
        <Button type="submit" kind="soft" busy={put.isPending}>
          <PlusBold />
          Crea
        </Button>
      </form>
    </Dialog>
  );
}
