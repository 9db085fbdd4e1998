import { endpoints, type ListDetail } from '@sporta/contract';
import { quantityFromWire } from '@sporta/domain';
import { toast } from '@sporta/ui';
import { useRouter } from '@tanstack/react-router';
import { connectionNow } from '../../../lib/connection.ts';
import { isWideScreen } from '../../../lib/use-wide-screen.ts';
import { useAddQuantity, useCartAction } from '../../../shared/cart/index.ts';
import { overlays } from '../../../shared/overlays/index.ts';
import { isSoldOut } from '../../../shared/product/index.ts';

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

/** A list with its products where they are known. */
type ListToAdd = Pick<ListDetail, 'listId'> & { items?: ListDetail['items'] };

/**
 * Puts a whole list into the cart; a notice names each product that cannot be bought. Without a network its products wait on the
 * device one by one, and what the shop refuses is told when it is back.
 */
export function useAddList({ listId, items }: ListToAdd) {
  const showNotice = useAddedNotice();
  const addQuantity = useAddQuantity();
  const add = useCartAction((api) => api.call(endpoints.lists.addToCart, { list_id: listId }));
  return {
    isPending: add.isPending,
    put: ({ onDone }: { onDone?: () => void } = {}) => {
      const known = items?.filter(({ product }) => !isSoldOut(product));
      if (known?.length && (connectionNow().offline || !navigator.onLine)) {
        for (const { product, quantity } of known) addQuantity(product, quantityFromWire(quantity));
        showNotice();
        return;
      }
      add.mutate(undefined, {
        onSuccess: () => {
          onDone?.();
          showNotice();
        },
      });
    },
  };
}
