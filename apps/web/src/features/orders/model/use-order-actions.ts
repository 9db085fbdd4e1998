import { type Cart, endpoints, type Order } from '@sporta/contract';
import { cartCountText } from '@sporta/domain';
import { toast, useConfirm } from '@sporta/ui';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { useApi } from '../../../lib/use-api.ts';
import { isWideScreen } from '../../../lib/use-wide-screen.ts';
import { useCart, useCartAction } from '../../../shared/cart/index.ts';
import { messageOf } from '../../../shared/errors/index.ts';
import { overlays } from '../../../shared/overlays/index.ts';

/** "Riordina": the products go into the cart; a notice names those that cannot. */
export function useRepeatOrder() {
  const router = useRouter();
  const repeat = useCartAction<number>((api, id) => api.call(endpoints.order.repeat, { order_id: id }));
  return {
    busyWith: repeat.isPending ? repeat.variables : undefined,
    repeat: (orderId: number) =>
      repeat.mutate(orderId, {
        onSuccess: () =>
          toast.success('La spesa è nel carrello', {
            label: 'Apri il carrello',
            onClick: () => (isWideScreen() ? overlays.open('cart') : void router.navigate({ to: '/checkout' })),
          }),
      }),
  };
}

/**
 * "Modifica": the order comes back as the cart until its cut-off; it stays valid if nothing is concluded. Another purchase in the cart
 * waits beside it; changes of another order are left.
 */
export function useModifyOrder() {
  const router = useRouter();
  const confirm = useConfirm();
  const queryClient = useQueryClient();
  const cart = useCart();
  const modify = useCartAction<number>((api, id) => api.call(endpoints.order.modify, { order_id: id }));
  const discard = useCartAction<number>((api, id) => api.call(endpoints.order.discardChanges, { order_id: id }));
  return {
    busy: modify.isPending || discard.isPending,
    ask: async (order: Order) => {
      const other = cart?.modifiedOrderId === order.orderId ? undefined : cart?.modifiedOrderId;
      const yes = await confirm(questionAbout(order, cart));
      if (!yes) return;
      const isFree =
        other === undefined ||
        (await discard.mutateAsync(other).then(
          () => true,
          () => false,
        ));
      // the customer has seen already why the other changes could not be left
      if (!isFree) return;
      modify.mutate(order.orderId, {
        onSuccess: () => {
          void queryClient.invalidateQueries({ queryKey: ['orders'] });
          void router.navigate({ to: '/checkout' });
        },
      });
    },
  };
}

function questionAbout({ orderId, orderNumber }: Order, cart: Cart | undefined) {
  if (cart?.change && cart.modifiedOrderId !== orderId) {
    return {
      title: `Lasciare le modifiche all’ordine ${cart.change.orderNumber} e modificare l’ordine ${orderNumber}?`,
      body: `L’ordine ${cart.change.orderNumber} arriva com’era.`,
    };
  }
  const apart = cart?.cartItems.length
    ? ` La spesa che hai nel carrello (${cartCountText(cart.totalItems)}) resta da parte e torna quando hai finito.`
    : '';
  return {
    title: `Modificare l’ordine ${orderNumber}?`,
    body: `Lo rimettiamo nel carrello: aggiungi e togli quello che vuoi, poi concludi di nuovo.${apart}`,
    danger: false,
  };
}

export function useCancelOrder() {
  const api = useApi();
  const confirm = useConfirm();
  const queryClient = useQueryClient();
  const cancel = useMutation({
    mutationFn: async (orderId: number) => (await api.call(endpoints.order.cancel, { order_id: orderId })).data.order,
    onSuccess: (order) => {
      queryClient.setQueryData(['orders', 'one', order.orderId], order);
      void queryClient.invalidateQueries({ queryKey: ['orders'] });
      toast.success(`Ordine ${order.orderNumber} annullato`);
    },
    onError: (error) => toast.error(messageOf(error, 'L’ordine non è stato annullato: riprova.')),
  });
  return {
    busy: cancel.isPending,
    ask: async (order: Order) => {
      const yes = await confirm({
        title: `Annullare l’ordine ${order.orderNumber}?`,
        body: order.redelivers
          ? 'La tua segnalazione torna aperta: ti rispondiamo entro un giorno.'
          : 'Non ti addebitiamo nulla; se avevi già pagato, ti rimborsiamo.',
      });
      if (yes) cancel.mutate(order.orderId);
    },
  };
}
