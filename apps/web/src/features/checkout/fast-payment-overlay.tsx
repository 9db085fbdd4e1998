import { type Cart, isApiError } from '@sporta/contract';
import { coveredPaymentTypeId, savedCardPaymentTypeId } from '@sporta/contract/constants.ts';
import { euroToCents, formatEuro } from '@sporta/domain';
import { Button, ButtonLink, ConfirmProvider, Dialog, Note, Price, RowsSkeleton } from '@sporta/ui';
import { useQuery } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { useEffect, useId, useState } from 'react';
import { useApi } from '../../lib/use-api.ts';
import { useCart } from '../../shared/cart/index.ts';
import { CartWhere, shownTotal } from '../../shared/cart-view/index.ts';
import { openDelivery } from '../../shared/delivery/index.ts';
import type { OverlayProps } from '../../shared/overlays/index.ts';
import { CardOption, proposedCard, savedCardsQuery } from '../../shared/payment/index.ts';
import { BuyProblem } from './buy-problem.tsx';
import { purchaseOf } from './model/buy-key.ts';
import type { PaymentChoice } from './model/payment-choice.ts';
import { isPaidWithoutCard } from './model/payment-parts.ts';
import { isUncertain, useBuy } from './model/use-buy.ts';
import { useLockCart, useUnlockCart } from './model/use-cart-lock.ts';
import { useMissing } from './model/use-missing.ts';
import { useUnfinishedPayment } from './model/use-unfinished-payment.ts';
import { RequirementNotes } from './requirement-notes.tsx';
import { UnfinishedPaymentNote } from './unfinished-payment-note.tsx';
import '../../lib/sheets/purchase.css';

/** "Pagamento rapido", 500 px: a saved card, where anything is left to pay, and one confirmation. Address and slot are asked for first. */
export default function FastPaymentOverlay({ open, onClose }: OverlayProps) {
  const cart = useCart();
  const router = useRouter();
  const pay = useFastPayment(cart);
  const { reset } = pay;
  // a cart that is being paid cannot be changed: the window says what there is to do; the next one, without a slot, comes before it closes
  const isAsked = cart?.editable && !pay.busy;
  const place = !isAsked ? undefined : !cart.shippingAddress ? 'address' : cart.timeslot ? undefined : 'slot';
  useEffect(() => {
    if (open && place) openDelivery(place, 'fast-payment');
  }, [open, place]);
  useEffect(() => {
    if (!open) reset();
  }, [open, reset]);
  // The confirmation page came up under it.
  useEffect(
    () => (open ? router.subscribe('onBeforeNavigate', ({ pathChanged }) => pathChanged && onClose()) : undefined),
    [open, router, onClose],
  );
  return (
    <Dialog
      open={open && place === undefined}
      onClose={onClose}
      title="Pagamento rapido"
      width={500}
      keepOnOutsidePress={pay.busy}
      footer={
        <>
          <Button kind="line" className="grow" disabled={pay.busy} onClick={onClose}>
            Torna Indietro
          </Button>
          <Button className="grow" busy={pay.busy} disabled={!pay.canConfirm} onClick={pay.confirm}>
            Conferma
          </Button>
        </>
      }
    >
      <ConfirmProvider>{cart ? <FastPayment cart={cart} pay={pay} /> : null}</ConfirmProvider>
    </Dialog>
  );
}

type FastPaymentState = ReturnType<typeof useFastPayment>;

/** Locks the cart, then buys with the chosen card. A lock that fails buys nothing. */
function useFastPayment(cart: Cart | undefined) {
  const { data: cards } = useQuery(savedCardsQuery(useApi()));
  const [wanted, setWanted] = useState<number>();
  const lock = useLockCart();
  const unlock = useUnlockCart();
  const buy = useBuy();
  const card = cards?.find((each) => each.paymentAuthId === wanted) ?? (cards && proposedCard(cards));
  // tickets and certificates pay everything: no card is asked for
  const covered = cart !== undefined && isPaidWithoutCard(cart);
  const paidBy: PaymentChoice | undefined = covered
    ? { paymentTypeId: coveredPaymentTypeId, saveAuth: false }
    : card && { paymentTypeId: savedCardPaymentTypeId, paymentAuthId: card.paymentAuthId, saveAuth: false };
  const busy = lock.isPending || buy.isPending || buy.isSuccess;
  const missing = useMissing(cart);
  const ready = cart !== undefined && missing.length === 0;
  // the order may have taken the cart with it: there is nothing to lock then, only the same question to ask again
  const unanswered =
    isUncertain(buy.error) && buy.variables?.paymentAuthId === paidBy?.paymentAuthId ? buy.variables : undefined;
  const { reset: resetLock } = lock;
  const { reset: resetBuy } = buy;
  const [reset] = useState(() => () => {
    resetLock();
    resetBuy();
  });
  return {
    missing,
    cards,
    card,
    covered,
    choose: setWanted,
    busy,
    canConfirm: (ready || unanswered !== undefined) && paidBy !== undefined,
    error: buy.error ?? lock.error,
    reset,
    confirm: () => {
      if (!paidBy || busy) return;
      if (unanswered) return buy.mutate(unanswered);
      if (!cart) return;
      // what the window shows, not what the lock answers: that may be dearer or go elsewhere by now
      const purchase = purchaseOf(cart, paidBy);
      lock.mutate(undefined, {
        onSuccess: () => buy.mutate(purchase, { onError: (error) => isUncertain(error) || unlock.mutate() }),
      });
    },
  };
}

function FastPayment({ cart, pay }: { cart: Cart; pay: FastPaymentState }) {
  const name = useId();
  const { missing, cards, card, covered, choose, busy, error } = pay;
  const rest = euroToCents(cart.lastTenderTotal ?? 0);
  const unfinished = useUnfinishedPayment(cart, isApiError(error) && error.is('payment-in-progress'));
  if (unfinished.payment) {
    return (
      <div className="fast-pay">
        <UnfinishedPaymentNote state={unfinished} />
      </div>
    );
  }
  return (
    <div className="fast-pay">
      <CartWhere cart={cart} then="fast-payment" />
      <RequirementNotes missing={missing} />
      {error ? <BuyProblem error={error} cart={cart} agreedTotal={undefined} /> : null}
      {covered ? (
        <Note kind="ok">
          <b>Non resta niente da pagare.</b> Buoni e certificati coprono tutta la spesa: premi Conferma.
        </Note>
      ) : !cards ? (
        <RowsSkeleton count={2} label="Carico le carte" />
      ) : cards.length === 0 ? (
        <Note
          kind="n"
          action={
            <ButtonLink kind="line" size="sm" href="/payment">
              Vai al pagamento
            </ButtonLink>
          }
        >
          Non hai ancora una carta salvata. La prossima volta che paghi puoi salvarla.
        </Note>
      ) : (
        <fieldset className="cards two">
          <legend className="sr">Con quale carta</legend>
          {cards.map((each) => (
            <CardOption
              key={each.paymentAuthId}
              card={each}
              name={name}
              checked={each.paymentAuthId === card?.paymentAuthId}
              disabled={busy}
              onChoose={() => choose(each.paymentAuthId)}
            />
          ))}
        </fieldset>
      )}
      <div className="fast-total">
        <span>{cart.change ? 'Da pagare ora: differenza' : 'TOTALE'}</span>
        <Price size="lg" cents={shownTotal(cart)} />
      </div>
      {cart.change || rest === shownTotal(cart) ? null : (
        <p className="fast-rest muted">
          {rest > 0
            ? `Di questi ${formatEuro(rest)} con la carta: il resto lo pagano i tuoi buoni.`
            : 'Li pagano i tuoi buoni.'}
        </p>
      )}
    </div>
  );
}
