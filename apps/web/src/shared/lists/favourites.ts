import { endpoints, isApiError, type Product } from '@sporta/contract';
import { toast } from '@sporta/ui/components/toast/toast.ts';
import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import type { Api } from '../../lib/api.ts';
import { useApi } from '../../lib/use-api.ts';
import { useSession } from '../session/index.ts';
import { chooseListFor } from './chosen-product.ts';

/** Under the key of the lists: whatever changes one of them makes this be asked again. */
const favouritesKey = ['lists', 'favourites'] as const;

/** Ids of the products among the favourites. */
function favouritesQuery(api: Api) {
  return queryOptions({
    queryKey: favouritesKey,
    queryFn: async ({ signal }): Promise<number[]> => {
      const { lists } = (await api.call(endpoints.lists.list, {}, { signal })).data;
      const favourites = lists.find(({ isFavourites }) => isFavourites);
      if (!favourites || favourites.itemCount === 0) return [];
      const { list } = (await api.call(endpoints.lists.detail, { list_id: favourites.listId }, { signal })).data;
      return list.items.map(({ product }) => product.productId);
    },
    staleTime: 5 * 60_000,
  });
}

export interface Like {
  liked: boolean;
  /** Into the favourites, or out of them. */
  toggle: () => void;
}

/** The heart of a product. Visitors are sent to log in first. */
export function useLike(product: Product): Like {
  const api = useApi();
  const router = useRouter();
  const queryClient = useQueryClient();
  const { isLoggedIn } = useSession();
  const { productId } = product;
  // of a whole list of cards the one is drawn anew whose heart changes
  const { data: isKnown = false } = useQuery({
    ...favouritesQuery(api),
    enabled: isLoggedIn,
    select: (ids) => ids.includes(productId),
  });
  const liked = isLoggedIn && isKnown;

  const toggle = async () => {
    if (!isLoggedIn) {
      await router.navigate({ to: '/login', search: { redirect: router.state.location.href } });
      return;
    }
    const show = (like: boolean) =>
      queryClient.setQueryData<number[]>(favouritesKey, (known = []) =>
        like ? [...known, productId] : known.filter((id) => id !== productId),
      );
    show(!liked);
    try {
      if (liked) {
        await api.call(endpoints.lists.removeProduct, { product_id: productId });
        toast.info('Tolto dai preferiti');
        return;
      }
      await api.call(endpoints.lists.addProduct, { product_id: productId });
      toast.success('Aggiunto ai preferiti', { label: 'Scegli una lista', onClick: () => chooseListFor(product) });
    } catch (error) {
      show(liked);
      toast.error(isApiError(error) ? error.message : 'La lista non è stata aggiornata: riprova');
    }
  };
  return { liked, toggle: () => void toggle() };
}
