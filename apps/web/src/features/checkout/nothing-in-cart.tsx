import { Button, ButtonLink, Note, RowsSkeleton } from '@sporta/ui';
import { EmptyCart } from '../../shared/cart-view/index.ts';
import { useLostOrder } from './model/use-lost-order.ts';

/** Nobody who has just paid is told that the cart is empty before the shop has looked for the order. */
export function NothingInCart() {
  const { state, again } = useLostOrder();
  if (state === 'searching') return <RowsSkeleton count={4} label="Cerco il tuo ordine" />;
  return (
    <>
      {state === 'unknown' ? (
        <Note
          kind="warn"
          live
          action={
            <>
              <Button kind="line" size="sm" onClick={again}>
                Riprova
              </Button>
              <ButtonLink kind="line" size="sm" href="/profile/orders">
                I tuoi ordini
              </ButtonLink>
            </>
          }
        >
          <b>Non sappiamo ancora se l’ordine è partito.</b> Se è partito lo trovi fra i tuoi ordini: non rifarlo.
        </Note>
      ) : null}
      <EmptyCart heading="h1" />
    </>
  );
}
