import type { Cart } from '@sporta/contract';
import { isApiError } from '@sporta/contract';
import { formatEuro } from '@sporta/domain';
import { Button, ButtonLink, Note } from '@sporta/ui';
import { useRouter } from '@tanstack/react-router';
import { type ReactNode, useEffect, useRef } from 'react';
import { shownTotal } from '../../shared/cart-view/index.ts';
import { openDelivery, shortSlot, whereName } from '../../shared/delivery/index.ts';
import { useSession } from '../../shared/session/index.ts';
import { reassuring } from './model/sentences.ts';
import { isUncertain } from './model/use-buy.ts';
import { buyerAction } from './requirement-notes.tsx';

interface BuyProblemProps {
  error: unknown;
  cart: Cart;
  /** Cents the customer had agreed to. */
  agreedTotal: number | undefined;
  /** Nobody has pressed "Paga" yet: the cart could not be made ready for it. Tries that once more. */
  onPrepareAgain?: (() => void) | undefined;
}

/** Why the order was not placed, what is safe, and the way on; it takes the focus. */
export function BuyProblem({ error, cart, agreedTotal, onPrepareAgain }: BuyProblemProps) {
  const forStaff = useSession().user.actedBy !== undefined;
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (error) box.current?.focus();
  }, [error]);
  return (
    <div ref={box} tabIndex={-1} className="buy-problem">
      {onPrepareAgain ? (
        <NotReady error={error} onAgain={onPrepareAgain} forStaff={forStaff} />
      ) : (
        <Note kind={kindOf(error)} live action={<WayOn error={error} forStaff={forStaff} />}>
          {wordsFor(error, cart, { agreedTotal, forStaff })}
        </Note>
      )}
    </div>
  );
}

/** Before anything was asked of the bank nobody speaks of orders and money. */
function NotReady({ error, onAgain, forStaff }: { error: unknown; onAgain: () => void; forStaff: boolean }) {
  if (isUncertain(error) || !isApiError(error)) {
    return (
      <Note
        kind="warn"
        live
        action={
          <Button kind="line" size="sm" onClick={onAgain}>
            Riprova
          </Button>
        }
      >
        <b>Non riusciamo a preparare il pagamento.</b> Il carrello è salvo: controlla la rete e riprova.
      </Note>
    );
  }
  return (
    <Note kind="warn" live action={<WayOn error={error} forStaff={forStaff} />}>
      <b>Non puoi ancora pagare.</b> {error.message.replace(/\.$/, '')}.
    </Note>
  );
}

function kindOf(error: unknown): 'warn' | 'err' {
  return isApiError(error) && error.is('total-changed', 'cart-changed', 'place-changed', 'approval-needed')
    ? 'warn'
    : 'err';
}

interface Situation {
  agreedTotal: number | undefined;
  /** Read by who buys for the customer. */
  forStaff: boolean;
}

function wordsFor(error: unknown, cart: Cart, { agreedTotal, forStaff }: Situation): ReactNode {
  if (isUncertain(error) || !isApiError(error)) {
    return (
      <>
        <b>Non sappiamo ancora se l’ordine è partito.</b> Premi di nuovo: se c’era già, ritroviamo quello e non paghi
        due volte.
      </>
    );
  }
  if (error.is('total-changed', 'cart-changed')) {
    const total = shownTotal(cart);
    const now = formatEuro(total);
    return (
      <>
        <b>Il totale è cambiato.</b>{' '}
        {agreedTotal !== undefined && agreedTotal !== total
          ? `Era ${formatEuro(agreedTotal)}, ora è ${now}. Se va bene, paga il nuovo totale.`
          : `Ora è ${now}: controlla il riepilogo e conferma.`}
      </>
    );
  }
  if (error.is('place-changed')) {
    const { timeslot, shippingAddress: where } = cart;
    return (
      <>
        <b>La consegna è cambiata.</b>{' '}
        {timeslot && where
          ? `Ora è ${shortSlot(timeslot)}, ${whereName(where)}. Se va bene, paga di nuovo.`
          : reassuring(error.message)}
      </>
    );
  }
  if (error.is('payment-refused')) {
    return (
      <>
        <b>Il pagamento non è andato a buon fine.</b> {reassuring(error.message)} Quello che hai scelto è ancora qui:
        cambia il modo in cui paghi il resto, poi paga di nuovo.
      </>
    );
  }
  if (error.is('meal-ticket-refused')) {
    return (
      <>
        <b>I buoni pasto non sono stati accettati.</b> {reassuring(error.message)} Cambia il numero di buoni, o togli
        quelli rifiutati, poi paga di nuovo.
      </>
    );
  }
  if (error.is('approval-needed')) {
    return (
      <>
        <b>L’ordine aspetta l’approvazione.</b> {error.message}. Dopo il sì{' '}
        {forStaff ? 'il cliente lo conclude dal suo account' : 'torni qui e lo concludi'}.
      </>
    );
  }
  if (error.is('approval-refused', 'spending-limit')) {
    return (
      <>
        <b>
          {error.is('approval-refused')
            ? 'L’ordine non è approvato.'
            : `L’ordine supera il ${forStaff ? 'limite del cliente' : 'tuo limite'}.`}
        </b>{' '}
        {reassuring(error.message)}
      </>
    );
  }
  return (
    <>
      <b>L’ordine non è partito.</b> {reassuring(error.message)}
    </>
  );
}

/** The step that puts it right, when it is on another page. */
function WayOn({ error, forStaff }: { error: unknown; forStaff: boolean }) {
  const router = useRouter();
  if (!isApiError(error)) return null;
  if (error.is('slot-lost', 'slot-needed', 'slot-full', 'slot-closed', 'address-needed')) {
    const about = error.is('address-needed') ? 'address' : 'slot';
    const choose = async () => {
      await router.navigate({ to: '/checkout' });
      openDelivery(about);
    };
    return (
      <Button kind="line" size="sm" onClick={() => void choose()}>
        {about === 'slot'
          ? error.is('slot-needed')
            ? 'Scegli l’orario'
            : 'Scegli un altro orario'
          : 'Scegli l’indirizzo'}
      </Button>
    );
  }
  const inCart = [
    'not-available',
    'max-quantity',
    'minimum-order',
    'cart-empty',
    'gift-certificate-not-valid',
    'approval-refused',
    'spending-limit',
  ];
  if (error.is(...inCart)) {
    return (
      <ButtonLink kind="line" size="sm" href="/checkout">
        Torna al carrello
      </ButtonLink>
    );
  }
  // who the customer is only the customer changes
  return forStaff ? null : buyerAction(error.code);
}
