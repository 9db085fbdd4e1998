import { endpoints, type ListDetail, type ListItem } from '@sporta/contract';
import { cartCountText, euroToCents, formatEuro, formatThousandths, quantityFromWire } from '@sporta/domain';
import {
  Button,
  Dialog,
  EmptyState,
  IconButton,
  Note,
  ProductCard,
  RowsSkeleton,
  TextInput,
  toast,
  useConfirm,
} from '@sporta/ui';
import { HeartDuotone } from '@sporta/ui/icons/HeartDuotone.ts';
import { PencilSimple } from '@sporta/ui/icons/PencilSimple.ts';
import { SlidersHorizontal } from '@sporta/ui/icons/SlidersHorizontal.ts';
import { ToteSimpleBold } from '@sporta/ui/icons/ToteSimpleBold.ts';
import { Trash } from '@sporta/ui/icons/Trash.ts';
import { useIsMutating, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { type FormEvent, useState } from 'react';
import { useApi } from '../../lib/use-api.ts';
import { useCartQuantity, useSetQuantity, useShopHash } from '../../shared/cart/index.ts';
import { messageOf } from '../../shared/errors/index.ts';
import { cardFacts, rulesOf } from '../../shared/product/index.ts';
import { listQuery, listsKey } from './api/lists.ts';
import { ListAdd } from './list-add.tsx';
import { ListEditor } from './list-editor.tsx';
import { LeaveList, ListPeople } from './list-people.tsx';
import { ListRecurrence } from './list-recurrence.tsx';
import { ListShare } from './list-share.tsx';
import { useAddList } from './model/use-add-list.ts';
import { useTakeOut } from './model/use-take-out.ts';

/** How often the open list is read again, in milliseconds. */
const OTHERS_MS = 5_000;

/** The list that is open: its products, and all of them into the cart with one press. */
export function ListPanel({ listId }: { listId: number }) {
  const changing = useIsMutating({ mutationKey: ['list', listId] }) > 0;
  const { data: list, error } = useQuery({
    ...listQuery(useApi(), listId, useShopHash()),
    // Two people of a household, or two devices, keep one list: each sees what the other wrote. Not over a change of one's own
    // that is on its way, and only while the page is looked at.
    refetchInterval: changing ? false : OTHERS_MS,
  });
  const [editing, setEditing] = useState(false);
  if (error) return <Note kind="err">{messageOf(error, 'Non riusciamo a leggere la lista: riprova.')}</Note>;
  if (!list) return <RowsSkeleton count={4} label="Carico la lista" />;
  return (
    <section className="panel list-panel" aria-label={list.name}>
      <ListHead list={list} />
      <hr className="hr" />
      {list.editable ? <ListAdd list={list} /> : null}
      {list.items.length === 0 ? (
        <EmptyState
          icon={HeartDuotone}
          tone="love"
          heading="h3"
          title="La lista è vuota"
          body="Cercali qui sopra, oppure tocca il cuore su un prodotto."
        />
      ) : (
        <>
          <div className="list-tools">
            <Button kind="soft" aria-pressed={editing} onClick={() => setEditing(!editing)}>
              <SlidersHorizontal />
              {editing ? 'Ho finito' : 'Quantità e ordine'}
            </Button>
            {list.isFavourites || list.role !== 'owner' ? null : <ListRecurrence list={list} />}
          </div>
          {editing ? (
            <ListEditor list={list} />
          ) : (
            <div className="grid-cards beside">
              {list.items.map((item, position) => (
                <ListProduct
                  key={item.listItemId}
                  item={item}
                  position={position}
                  listId={list.listId}
                  editable={list.editable}
                />
              ))}
            </div>
          )}
        </>
      )}
    </section>
  );
}

function ListHead({ list }: { list: ListDetail }) {
  const queryClient = useQueryClient();
  const actions = useListActions(list);
  const addAll = useAddList(list);
  // A list that recurs is done for this time.
  const refresh = () => void queryClient.invalidateQueries({ queryKey: listsKey });
  const buyable = list.itemCount - list.unavailableCount;
  return (
    <div className="list-head">
      <div className="grow">
        <h2>{list.name}</h2>
        <p className="muted">
          {cartCountText(list.itemCount) || 'Nessun prodotto'}
          {list.itemCount > 0 ? `, circa ${formatEuro(euroToCents(list.estimatedTotal))}.` : ''}
          {unavailableText(list)}
        </p>
        <ListPeople list={list} />
      </div>
      {list.role === 'member' ? <LeaveList list={list} /> : null}
      {list.role === 'owner' && !list.isFavourites ? (
        <>
          <ListShare list={list} />
          <RenameList list={list} />
          <IconButton icon={Trash} label="Elimina" onClick={() => void actions.askRemove()} />
        </>
      ) : null}
      <Button busy={addAll.isPending} disabled={buyable === 0} onClick={() => addAll.put({ onDone: refresh })}>
        <ToteSimpleBold />
        {buyable > 0 ? `Aggiungi ${buyable} al carrello` : 'Aggiungi al carrello'}
      </Button>
    </div>
  );
}

/** " 2 non sono disponibili adesso." */
export function unavailableText({ unavailableCount }: ListDetail): string {
  if (unavailableCount === 0) return '';
  return unavailableCount === 1
    ? ' Uno non è disponibile adesso.'
    : ` ${unavailableCount} non sono disponibili adesso.`;
}

function useListActions(list: ListDetail) {
  const api = useApi();
  const router = useRouter();
  const confirm = useConfirm();
  const queryClient = useQueryClient();
  const { listId, name } = list;
  const remove = useMutation({
    mutationFn: () => api.call(endpoints.lists.remove, { list_id: listId }),
    onSuccess: async ({ data }) => {
      await router.navigate({ href: '/profile/lists' });
      queryClient.setQueryData(listsKey, data.lists);
      toast.success(`Lista “${name}” eliminata`);
    },
    onError: (error) => toast.error(messageOf(error, 'La lista non è stata eliminata: riprova.')),
  });
  return {
    askRemove: async () => {
      const title = `Eliminare la lista “${name}”?`;
      const body = list.memberCount ? 'Sparisce anche per chi la fa con te.' : undefined;
      if (await confirm({ title, body })) remove.mutate();
    },
  };
}

function RenameList({ list }: { list: ListDetail }) {
  const api = useApi();
  const queryClient = useQueryClient();
  const [open, setOpen] = useState(false);
  const [name, setName] = useState(list.name);
  const rename = useMutation({
    mutationFn: () => api.call(endpoints.lists.update, { list_id: list.listId, name: name.trim() }),
    onSuccess: () => {
      setOpen(false);
      void queryClient.invalidateQueries({ queryKey: listsKey });
    },
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (name.trim()) rename.mutate();
  };
  return (
    <>
      <IconButton icon={PencilSimple} label="Rinomina" onClick={() => setOpen(true)} />
      <Dialog open={open} onClose={() => setOpen(false)} title="Rinomina la lista" width={400}>
        <form className="stack-form" onSubmit={submit}>
          <TextInput
            label="Nome della lista"
            maxLength={80}
            value={name}
            error={rename.isError ? messageOf(rename.error, 'Il nome non è stato cambiato: riprova.') : undefined}
            onChange={(event) => setName(event.target.value)}
          />
          <div className="form-actions">
            <Button kind="line" onClick={() => setOpen(false)}>
              Torna Indietro
            </Button>
            <Button type="submit" busy={rename.isPending}>
              Salva
            </Button>
          </div>
        </form>
      </Dialog>
    </>
  );
}

interface ListProductProps {
  item: ListItem;
  /** Place in the list, from 0. */
  position: number;
  listId: number;
  editable: boolean;
  heading?: 'h2' | 'h3';
}

/** A product of the list: its card, with the heart that takes it out. */
export function ListProduct({ item, position, listId, editable, heading = 'h3' }: ListProductProps) {
  const { product } = item;
  const { quantity, busy } = useCartQuantity(product.productId);
  const setQuantity = useSetQuantity();
  const takeOut = useTakeOut(listId);
  const rules = rulesOf(product);
  const wanted = quantityFromWire(item.quantity);
  return (
    <ProductCard
      {...cardFacts(product)}
      heading={heading}
      liked={editable}
      onLike={editable ? () => takeOut(item, position) : undefined}
      stepper={{
        quantity,
        rules,
        busy,
        // The first press adds what the list asks for.
        onChange: (next) =>
          setQuantity(product, quantity === 0 ? Math.max(next, quantityFromWire(item.quantity)) : next),
      }}
    >
      {wanted > rules.min || item.addedBy ? (
        <span className="bought-facts">
          {wanted > rules.min ? `In lista: ${formatThousandths(wanted)}${rules.mode === 'loose' ? ' kg' : ''}` : ''}
          {wanted > rules.min && item.addedBy ? ' · ' : ''}
          {item.addedBy ? `da ${item.addedBy}` : ''}
        </span>
      ) : null}
    </ProductCard>
  );
}
