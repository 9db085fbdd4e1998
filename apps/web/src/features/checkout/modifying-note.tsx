import type { Cart } from '@sporta/contract';
import { Note } from '@sporta/ui';
import { Link } from '@sporta/ui/components/link/LinkContext.tsx';

/** The cart is an order reopened: says what happens to it, with the changes and without. */
export function ModifyingNote({ cart }: { cart: Cart }) {
  if (cart.modifiedOrderId === undefined) return null;
  return (
    <Note kind="info" className="modifying-note">
      <b>Stai modificando un ordine già fatto.</b> Quando concludi, la spesa nuova prende il suo posto. Se non concludi,{' '}
      <Link className="link" href={`/profile/orders/${cart.modifiedOrderId}`}>
        l’ordine
      </Link>{' '}
      arriva com’era.
    </Note>
  );
}
