import type { Cart } from '@sporta/contract';
import { cartCountText, euroToCents, formatEuro } from '@sporta/domain';
import { Button, ButtonLink, ConfirmProvider, Drawer, EmptyState, Note, RowsSkeleton } from '@sporta/ui';
import { ArrowRightBold } from '@sporta/ui/icons/ArrowRightBold.ts';
import { LightningFill } from '@sporta/ui/icons/LightningFill.ts';
import { Trash } from '@sporta/ui/icons/Trash.ts';
import { useQuery } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { useEffect } from 'react';
import { useApi } from '../../lib/use-api.ts';
import { cartQuery, estimatedText, isFreeItem, useEmptyCart, useUnlockIdleCart } from '../../shared/cart/index.ts';
import {
  CartLine,
  CartSections,
  CartTotals,
  CartWhere,
  EmptyCart,
  FreeDelivery,
  savedCents,
} from '../../shared/cart-view/index.ts';
import { HoldNote, openDelivery } from '../../shared/delivery/index.ts';
import { type OverlayProps, overlays } from '../../shared/overlays/index.ts';
import { useSession } from '../../shared/session/index.ts';

/**
 * The cart at the right of the page, 620 px. It needs a login, then an address, then a slot (specification, section 4):
 * what is missing is asked for first, and the cart opens after it.
 */
export default function CartOverlay({ open, onClose }: OverlayProps) {
  const router = useRouter();
  const { isLoggedIn } = useSession();
  const { data: cart, isError } = useQuery({ ...cartQuery(useApi()), enabled: isLoggedIn });
  const missing = cart?.editable ? missingOf(cart) : undefined;
  useUnlockIdleCart(cart, open);
  useEffect(() => {
    if (!open) return;
    if (!isLoggedIn) {
      onClose();
      void router.navigate({ to: '/login', search: { redirect: router.state.location.href } });
    } else if (missing) {
      openDelivery(missing, 'cart');
    }
  }, [open, isLoggedIn, missing, onClose, router]);
  const shown = open && isLoggedIn && !missing;
  return (
    <ConfirmProvider>
      <Drawer
        open={shown}
        onClose={onClose}
        title="Carrello"
        width={620}
        className="cart-drawer"
        headerEnd={<HeadEnd cart={cart} />}
        footer={cart && cart.cartItems.length > 0 ? <Foot cart={cart} onClose={onClose} /> : undefined}
      >
        {cart ? <Body cart={cart} onClose={onClose} /> : isError ? <NoCart /> : <Waiting />}
      </Drawer>
    </ConfirmProvider>
  );
}

function missingOf(cart: Cart): 'address' | 'slot' | undefined {
  if (!cart.shippingAddress) return 'address';
  return cart.timeslot ? undefined : 'slot';
}

function HeadEnd({ cart }: { cart: Cart | undefined }) {
  const { ask, busy } = useEmptyCart();
  return (
    <>
      <span className="muted grow">{cart ? cartCountText(cart.totalItems) : ''}</span>
      {cart?.editable && cart.cartItems.length > 0 ? (
        <Button kind="quiet" busy={busy} onClick={() => void ask()}>
          <Trash />
          Svuota
        </Button>
      ) : null}
    </>
  );
}

function Body({ cart, onClose }: { cart: Cart; onClose: () => void }) {
  if (cart.cartItems.length === 0) {
    return (
      <div className="dempty">
        <CartWhere cart={cart} then="cart" />
        <EmptyCart onLeave={onClose} />
      </div>
    );
  }
  const freeItems = cart.cartItems.filter(isFreeItem);
  const bought = cart.cartItems.filter((item) => !isFreeItem(item));
  return (
    <>
      <button type="button" className="skip" onClick={() => document.getElementById(TOTALS_ID)?.focus()}>
        Vai al totale
      </button>
      <CartWhere cart={cart} then="cart" />
      <div className="dhold">
        <HoldNote timeslot={cart.timeslot} />
        {cart.editable ? null : (
          <Note
            kind="info"
            action={
              <ButtonLink kind="line" size="sm" href="/checkout" onClick={onClose}>
                Vedi il pagamento
              </ButtonLink>
            }
          >
            Stai pagando: per ora il carrello non si può modificare.
          </Note>
        )}
      </div>
      <FreeDelivery cart={cart} />
      <div className="dlist">
        <CartSections items={bought} view="sectors" editable={cart.editable} />
      </div>
      {freeItems.length > 0 ? (
        <ul className="dfree" aria-label="Omaggi">
          {freeItems.map((item) => (
            <CartLine key={item.cartItemId} item={item} editable={cart.editable} />
          ))}
        </ul>
      ) : null}
    </>
  );
}

/** The focus goes there past the lines; a link would leave its address in the history, which closes the drawer. */
const TOTALS_ID = 'totale-carrello';

function Foot({ cart, onClose }: { cart: Cart; onClose: () => void }) {
  const { user } = useSession();
  const words = estimatedText(cart.cartItems);
  const gained = gainedText(cart);
  return (
    <>
      <div id={TOTALS_ID} tabIndex={-1}>
        <CartTotals cart={cart} compact full />
      </div>
      <p className="xs muted dwords">
        {gained ? <b className="saving">{gained}</b> : null} {words}
      </p>
      <div className="dbtn">
        <Button kind="line" onClick={onClose}>
          Continua la spesa
        </Button>
        <ButtonLink kind="line" href="/checkout" onClick={onClose}>
          Visualizza carrello
        </ButtonLink>
        {user.actedBy ? null : (
          <Button kind="soft" onClick={() => overlays.open('fast-payment')}>
            <LightningFill />
            Pagamento rapido
          </Button>
        )}
        <ButtonLink kind="primary" href="/checkout" onClick={onClose}>
          Concludi ordine
          <ArrowRightBold />
        </ButtonLink>
      </div>
    </>
  );
}

/** "Risparmi 4,20 €, e per la prossima spesa un buono da 5,00 €." */
function gainedText({ promotions, giftCertificatesToGenerate }: Cart): string {
  const saved = savedCents(promotions);
  const given = giftCertificatesToGenerate.reduce((sum, { giftTotal }) => sum + euroToCents(giftTotal), 0);
  const parts = [
    saved > 0 && `Risparmi ${formatEuro(saved)}`,
    given > 0 && `${saved > 0 ? 'e per' : 'Per'} la prossima spesa ricevi ${formatEuro(given)} in buoni`,
  ].filter(Boolean);
  return parts.length === 0 ? '' : `${parts.join(', ')}.`;
}

function NoCart() {
  return (
    <div className="dempty">
      <EmptyState
        picture="/pictures/borsa-vuota.svg"
        title="Nessun carrello"
        body="Non riusciamo a leggere il tuo carrello: è al sicuro, riprova fra poco."
        actions={
          <Button kind="line" onClick={() => window.location.reload()}>
            Aggiorna
          </Button>
        }
      />
    </div>
  );
}

function Waiting() {
  return (
    <div className="dlist">
      <RowsSkeleton count={5} label="Carico il carrello" />
    </div>
  );
}
