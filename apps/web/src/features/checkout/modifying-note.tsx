import { type Cart, endpoints } from '@sporta/contract';
import { Button, Note, toast } from '@sporta/ui';
import { Link } from '@sporta/ui/components/link/LinkContext.tsx';
import { useQueryClient } from '@tanstack/react-query';
import { useCartAction } from '../../shared/cart/index.ts';

/** The cart is an order reopened: says what happens to it, with the changes and without, and discards the changes. */
export function ModifyingNote({ cart }: { cart: Cart }) {
  const queryClient = useQueryClient();
  const discard = useCartAction<number>((api, order_id) => api.call(endpoints.order.discardChanges, { order_id }));
  const { modifiedOrderId } = cart;
  if (modifiedOrderId === undefined) return null;
  const discardChanges = () =>
    discard.mutate(modifiedOrderId, {
      onSuccess: () => {
        void queryClient.invalidateQueries({ queryKey: ['orders'] });
        toast.success('L’ordine arriva com’era');
      },
    });
  return (
    <Note
      kind="info"
      className="modifying-note"
      action={
        <Button kind="line" size="sm" busy={discard.isPending} onClick={discardChanges}>
          Lascia l’ordine com’era
        </Button>
      }
    >
      <b>Stai modificando l’ordine {cart.change?.orderNumber}.</b> Quando concludi paghi solo l’eventuale differenza. Se
      non concludi,{' '}
      <Link className="link" href={`/profile/orders/${modifiedOrderId}`}>
        l’ordine
      </Link>{' '}
      arriva com’era.
      {cart.change?.parkedItems ? <ParkedGoods count={cart.change.parkedItems} /> : null}
    </Note>
  );
}

/** The cart from before is not lost. */
function ParkedGoods({ count }: { count: number }) {
  return (
    <span className="own-line">
      {count === 1
        ? 'Il prodotto che avevi nel carrello è da parte: torna'
        : `I ${count} prodotti che avevi nel carrello sono da parte: tornano`}{' '}
      quando hai finito.
    </span>
  );
}
