import { endpoints, isApiError, type ListDetail } from '@sporta/contract';
import { cartCountText, euroToCents, formatEuro } from '@sporta/domain';
import { Button, ButtonLink, EmptyState, RowsSkeleton, toast } from '@sporta/ui';
import { Heart } from '@sporta/ui/icons/Heart.ts';
import { HeartDuotone } from '@sporta/ui/icons/HeartDuotone.ts';
import { ToteSimpleBold } from '@sporta/ui/icons/ToteSimpleBold.ts';
import { Users } from '@sporta/ui/icons/Users.ts';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { useApi } from '../../lib/use-api.ts';
import { useCartAction, useShopHash } from '../../shared/cart/index.ts';
import { messageOf } from '../../shared/errors/index.ts';
import { isSoldOut } from '../../shared/product/index.ts';
import { useSession } from '../../shared/session/index.ts';
import { listsKey, sharedListQuery } from './api/lists.ts';
import { ListProduct, unavailableText } from './list-panel.tsx';
import { useAddedNotice } from './model/use-add-list.ts';
import '../../lib/sheets/account.css';

/** /shared-list/{token}: a list as who has its link sees it, also without an account. */
export function SharedListPage({ token }: { token: string }) {
  const { data: list, error } = useQuery(sharedListQuery(useApi(), token, useShopHash()));
  if (error) {
    const gone = isApiError(error) && error.is('list-not-found');
    return (
      <EmptyState
        icon={HeartDuotone}
        heading="h1"
        title={gone ? 'Questa lista non è più condivisa' : 'Qualcosa non ha funzionato'}
        body={gone ? 'Chiedi un altro collegamento a chi te l’ha mandata.' : messageOf(error, 'Riprova fra poco.')}
        actions={<ButtonLink href="/">Vai alla spesa</ButtonLink>}
      />
    );
  }
  if (!list) return <RowsSkeleton count={4} label="Carico la lista" />;
  return (
    <>
      <div className="page-title shared-list">
        <div>
          <h1>{list.name}</h1>
          <p className="muted">
            Lista condivisa con te · {cartCountText(list.itemCount) || 'Nessun prodotto'}
            {list.itemCount > 0 ? `, circa ${formatEuro(euroToCents(list.estimatedTotal))}.` : ''}
            {unavailableText(list)}
          </p>
        </div>
        <SharedActions list={list} token={token} />
      </div>
      <div className="grid-cards">
        {list.items.map((item, position) => (
          <ListProduct
            key={item.listItemId}
            item={item}
            position={position}
            listId={list.listId}
            editable={false}
            heading="h2"
          />
        ))}
      </div>
    </>
  );
}

function SharedActions({ list, token }: { list: ListDetail; token: string }) {
  const api = useApi();
  const router = useRouter();
  const queryClient = useQueryClient();
  const { isLoggedIn } = useSession();
  const buyable = list.items.filter(({ product }) => !isSoldOut(product));
  const add = useCartAction((client) =>
    client.call(endpoints.cartChanges.addItems, {
      items: buyable.map(({ product, quantity }) => ({ product_id: product.productId, quantity })),
      only: 'changes',
    }),
  );
  const copy = useMutation({
    mutationFn: async () => (await api.call(endpoints.lists.insert, { name: list.name, share_token: token })).data.list,
    onSuccess: ({ listId }) => {
      void queryClient.invalidateQueries({ queryKey: listsKey });
      toast.success(`“${list.name}” è fra le tue liste`, {
        label: 'Apri',
        onClick: () => void router.navigate({ href: `/profile/lists/${listId}` }),
      });
    },
    onError: (error) => toast.error(messageOf(error, 'La lista non è stata copiata: riprova.')),
  });
  const join = useMutation({
    mutationFn: async () => (await api.call(endpoints.lists.join, { share_token: token })).data.list,
    onSuccess: async ({ listId }) => {
      void queryClient.invalidateQueries({ queryKey: listsKey });
      toast.success(`Ora fate “${list.name}” insieme`);
      await router.navigate({ href: `/profile/lists/${listId}` });
    },
    onError: (error) => {
      toast.error(messageOf(error, 'Non partecipi ancora alla lista: riprova.'));
      void queryClient.invalidateQueries({ queryKey: ['shared-list', token] });
    },
  });
  const showNotice = useAddedNotice();
  if (list.editable) return <ButtonLink href={`/profile/lists/${list.listId}`}>Apri nelle tue liste</ButtonLink>;
  if (!isLoggedIn) {
    return (
      <ButtonLink href={`/login?redirect=${encodeURIComponent(`/shared-list/${token}`)}`}>
        {list.together ? 'Accedi per fare la lista insieme' : 'Accedi per usare la lista'}
      </ButtonLink>
    );
  }
  return (
    <>
      {list.together ? (
        <Button kind="line" busy={join.isPending} onClick={() => join.mutate()}>
          <Users />
          Partecipa alla lista
        </Button>
      ) : null}
      <Button kind="line" busy={copy.isPending} onClick={() => copy.mutate()}>
        <Heart />
        Copia fra le mie liste
      </Button>
      <Button
        busy={add.isPending}
        disabled={buyable.length === 0}
        onClick={() => add.mutate(undefined, { onSuccess: showNotice })}
      >
        <ToteSimpleBold />
        Aggiungi {buyable.length} al carrello
      </Button>
    </>
  );
}
