import { endpoints } from '@sporta/contract';
import { toast } from '@sporta/ui';
import { useRouter } from '@tanstack/react-router';
import { isWideScreen } from '../../../lib/use-wide-screen.ts';
import { useCartAction } from '../../../shared/cart/index.ts';
import { overlays } from '../../../shared/overlays/index.ts';

/** Says that a list is in the cart, and leads there. */
export function useToldInCart(): () => void {
  const router = useRouter();
  return () => {
    toast.success('La lista è nel carrello', {
      label: 'Apri il carrello',
      onClick: () => (isWideScreen() ? overlays.open('cart') : void router.navigate({ to: '/checkout' })),
    });
  };
}

/** A whole list into the cart; what cannot be bought is told, product by product. */
export function useAddList(listId: number) {
  const told = useToldInCart();
  const add = useCartAction((api) => api.call(endpoints.lists.addToCart, { list_id: listId }));
  return {
    isPending: add.isPending,
    put: ({ onDone }: { onDone?: () => void } = {}) =>
      add.mutate(undefined, {
        onSuccess: () => {
          onDone?.();
          told();
        },
      }),
  };
}
