import { endpoints } from '@sporta/contract';
import { toast } from '@sporta/ui';
import { useRouter } from '@tanstack/react-router';
import { isWideScreen } from '../../../lib/use-wide-screen.ts';
import { useCartAction } from '../../../shared/cart/index.ts';
import { overlays } from '../../../shared/overlays/index.ts';

/** Says that a list is in the cart, and leads there. */
export function useAddedNotice(): () => void {
  const router = useRouter();
  return () => {
    toast.success('La lista è nel carrello', {
      label: 'Apri il carrello',
      onClick: () => (isWideScreen() ? overlays.open('cart') : void router.navigate({ to: '/checkout' })),
    });
  };
}

/** Puts a whole list into the cart; a notice names each product that cannot be bought. */
export function useAddList(listId: number) {
  const showNotice = useAddedNotice();
  const add = useCartAction((api) => api.call(endpoints.lists.addToCart, { list_id: listId }));
  return {
    isPending: add.isPending,
    put: ({ onDone }: { onDone?: () => void } = {}) =>
      add.mutate(undefined, {
        onSuccess: () => {
          onDone?.();
          showNotice();
        },
      }),
  };
}
