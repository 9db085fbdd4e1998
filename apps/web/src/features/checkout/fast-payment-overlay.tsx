import { type Cart, isApiError } from '@sporta/contract';
import { savedCardPaymentTypeId } from '@sporta/contract/constants.ts';
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
import { missingRequirements } from './model/requirements.ts';
import { isUncertain, useBuy } from './model/use-buy.ts';
import { useLockCart, useUnlockCart } from './model/use-cart-lock.ts';
import { useUnfinishedPayment } from './model/use-unfinished-payment.ts';
import { RequirementNotes } from './requirement-notes.tsx';
import { UnfinishedPaymentNote } from './unfinished-payment-note.tsx';
import '../../lib/sheets/purchase.css';

/** "Pagamento rapido", 500 px: a saved card and one confirmation. Address and slot are asked for first. */
export default function FastPaymentOverlay({ open, onClose }: OverlayProps) {
  const cart = useCart();
  const router = useRouter();
  // a cart that is being paid cannot be changed: the window says what there is to do
  const place = !cart?.editable ? undefined : !cart.shippingAddress ? 'address' : cart.timeslot ? undefined : 'slot';
  useEffect(() => {
    if (open && place) openDelivery(place, 'fast-payment');
  }, [open, place]);
  const pay = useFastPayment(cart);
  const { reset } = pay;
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
  const busy = lock.isPending || buy.isPending || buy.isSuccess;
  const ready = cart !== undefined && missingRequirements(cart).length === 0;
  // the order may have taken the cart with it: there is nothing to lock then, only the same question to ask again
  const unanswered =
    isUncertain(buy.error) && buy.variables?.paymentAuthId === card?.paymentAuthId ? buy.variables : undefined;
  const { reset: resetLock } = lock;
  const { reset: resetBuy } = buy;
  const [reset] = useState(() => () => {
    resetLock();
    resetBuy();
  });
  return {
    cards,
    card,
    choose: setWanted,
    busy,
    canConfirm: (ready || unanswered !== undefined) && card !== undefined,
    error: buy.error ?? lock.error,
    reset,
    confirm: () => {
      if (!card || busy) return;
      if (unanswered) return buy.mutate(unanswered);
      lock.mutate(undefined, {
        onSuccess: ({ cartId, timeslot, grossTotal }) =>
          buy.mutate(
            {
              cartId,
              timeslotId: timeslot?.timeslotId,
              paymentTypeId: savedCardPaymentTypeId,
              paymentAuthId: card.paymentAuthId,
              saveAuth: false,
              expectedTotal: grossTotal,
            },
            { onError: (error) => isUncertain(error) || unlock.mutate() },
          ),
      });
    },
  };
}

function FastPayment({ cart, pay }: { cart: Cart; pay: FastPaymentState }) {
  const name = useId();
  const { cards, card, choose, busy, error } = pay;
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
      <RequirementNotes missing={missingRequirements(cart)} />
      {error ? <BuyProblem error={error} cart={cart} agreedTotal={undefined} /> : null}
      {!cards ? (
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
    </div>
  );
}
