import { type Cart, isApiError } from '@sporta/contract';
import { coveredPaymentTypeId } from '@sporta/contract/constants.ts';
import { euroToCents, formatEuro } from '@sporta/domain';
import { Button, ConfirmProvider, Note, RowsSkeleton } from '@sporta/ui';
import { Link } from '@sporta/ui/components/link/LinkContext.tsx';
import { ClockFill } from '@sporta/ui/icons/ClockFill.ts';
import { LockFill } from '@sporta/ui/icons/LockFill.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { useEffect, useRef, useState } from 'react';
import { estimatedCount, useCart } from '../../shared/cart/index.ts';
import { CartTotals, dueNow } from '../../shared/cart-view/index.ts';
import { HoldNote, openDelivery, shortSlot, whereName } from '../../shared/delivery/index.ts';
import { BuyProblem } from './buy-problem.tsx';
import { useBuy } from './model/use-buy.ts';
import { useLockedCart } from './model/use-cart-lock.ts';
import { keptSlot, useUnfinishedPayment } from './model/use-unfinished-payment.ts';
import { type PaymentChoice, PaymentMethods, usePaymentChoice } from './payment-methods.tsx';
import { UnfinishedPaymentNote } from './unfinished-payment-note.tsx';

/** /payment: how to pay. The cart cannot be changed here; leaving the page unlocks it. */
export function PaymentPage() {
  const cart = useCart();
  const locked = useLockedCart();
  return (
    <ConfirmProvider>
      {cart ? <Payment cart={cart} locked={locked} /> : <RowsSkeleton count={5} label="Carico il pagamento" />}
    </ConfirmProvider>
  );
}

function Payment({ cart, locked }: { cart: Cart; locked: ReturnType<typeof useLockedCart> }) {
  const queryClient = useQueryClient();
  const router = useRouter();
  const [wanted, setWanted] = useState<PaymentChoice>();
  const [agreed, setAgreed] = useState<number>();
  // the total may change under the eyes of the customer: a price of the day, another device
  const [seenTotal, setSeenTotal] = useState(cart.grossTotal);
  const proposed = usePaymentChoice(wanted);
  const due = euroToCents(dueNow(cart));
  // what the order has paid already is enough for its changes
  const confirmsOnly = cart.change !== undefined && due === 0;
  const choice = confirmsOnly ? (proposed ?? { paymentTypeId: coveredPaymentTypeId, saveAuth: false }) : proposed;
  const buy = useBuy();
  // Successful means that the browser is leaving for the bank or for the confirmation.
  const busy = buy.isPending || buy.isSuccess;
  const pay = () => {
    if (!choice || busy) return;
    locked.keep();
    setAgreed(cart.grossTotal);
    setSeenTotal(cart.grossTotal);
    buy.mutate(
      { ...choice, cartId: cart.cartId, timeslotId: cart.timeslot?.timeslotId, expectedTotal: cart.grossTotal },
      {
        onError: (error) => {
          if (isApiError(error) && error.kind === 'refused') {
            locked.release();
            void queryClient.invalidateQueries({ queryKey: ['cart'] });
            void queryClient.invalidateQueries({ queryKey: ['payment-types'] });
            void queryClient.invalidateQueries({ queryKey: ['company-approvals'] });
          }
        },
      },
    );
  };
  // begun before, here or elsewhere: the customer resumes or abandons it before paying in another way
  const inProgress = isApiError(locked.error) && locked.error.is('payment-in-progress');
  const unfinished = useUnfinishedPayment(cart, inProgress);
  const paying = unfinished.payment !== undefined;
  const timeslot = unfinished.payment ? keptSlot(unfinished.payment) : cart.timeslot;
  useLockAfter(paying, locked.again);
  const problem = buy.error ?? (inProgress ? null : locked.error);
  useFreshAfterBack();
  // the cart is locked here: the slot is chosen on its own page
  const chooseAgain = async () => {
    await router.navigate({ to: '/checkout' });
    openDelivery('slot');
  };
  const nothingLeft = cart.cartItems.length === 0 && !busy;
  useEffect(() => {
    // emptied elsewhere while this page was open
    if (nothingLeft) void router.navigate({ to: '/checkout', replace: true });
  }, [nothingLeft, router]);
  if (nothingLeft) return <RowsSkeleton count={5} label="Torno al carrello" />;
  return (
    <div className="cols2 co-cols">
      <div>
        <Link className="link small tap" href="/checkout">
          Torna Indietro
        </Link>
        <h1 className="pay-title">{confirmsOnly ? 'Conferma le modifiche' : 'Come vuoi pagare?'}</h1>
        {problem && !paying ? <BuyProblem error={problem} cart={cart} agreedTotal={agreed} /> : null}
        <UnfinishedPaymentNote state={unfinished} />
        {paying || inProgress ? null : (
          <>
            {problem || cart.grossTotal === seenTotal || !cart.timeslot ? null : (
              <Note kind="warn" live className="below">
                <b>Il totale è cambiato.</b> Era {formatEuro(euroToCents(seenTotal))}, ora è{' '}
                {formatEuro(euroToCents(cart.grossTotal))}: controlla il riepilogo prima di pagare.
              </Note>
            )}
            <HoldNote timeslot={cart.timeslot} onChoose={() => void chooseAgain()} />
            {confirmsOnly ? (
              <Note kind="ok">
                <b>Non devi pagare nulla.</b> Per le modifiche basta il pagamento che hai già fatto; quello che avanza
                non te lo addebitiamo.
              </Note>
            ) : (
              <PaymentMethods total={dueNow(cart)} choice={choice} onChoose={setWanted} disabled={busy} />
            )}
          </>
        )}
      </div>
      <aside className="co-side" aria-label="Riepilogo">
        <div className="stick">
          <h2>Riepilogo</h2>
          <CartTotals cart={cart} />
          <AuthorisedAmount cart={cart} />
          {paying ? null : (
            <Button
              size="lg"
              block
              className="above-l"
              busy={busy}
              disabled={!choice || !locked.isSuccess || cart.cartItems.length === 0}
              onClick={pay}
            >
              {busy ? null : <LockFill />}
              {confirmsOnly ? 'Conferma le modifiche' : busy ? 'Paghiamo…' : `Paga ${formatEuro(due)}`}
            </Button>
          )}
          <p className="xs muted c above">La carta si addebita dopo la consegna, sul peso effettivo.</p>
        </div>
        <Note kind="n" icon={ClockFill}>
          <b>{timeslot ? shortSlot(timeslot) : 'Nessun orario scelto'}</b>
          {cart.shippingAddress ? (
            <span className="own-line">
              {whereName(cart.shippingAddress)}, {cart.shippingAddress.city}
            </span>
          ) : null}
        </Note>
      </aside>
    </div>
  );
}

/** Once the customer abandons the payment in the way, here or elsewhere, this page locks the cart as it would have at first. */
function useLockAfter(paying: boolean, lock: () => void): void {
  const wasPaying = useRef(false);
  useEffect(() => {
    if (wasPaying.current && !paying) lock();
    wasPaying.current = paying;
  }, [paying, lock]);
}

/** Back from the bank's page may bring this page as it was left, waiting: it loads again. */
function useFreshAfterBack(): void {
  useEffect(() => {
    const onShow = (event: PageTransitionEvent) => {
      if (event.persisted) window.location.reload();
    };
    window.addEventListener('pageshow', onShow);
    return () => window.removeEventListener('pageshow', onShow);
  }, []);
}

/** Why the bank shows more than the total: goods sold by weight may weigh a little more. */
function AuthorisedAmount({ cart }: { cart: Cart }) {
  const { authorisationTotal, grossTotal, cartItems, change } = cart;
  if (authorisationTotal === undefined || authorisationTotal <= grossTotal) return null;
  const count = estimatedCount(cartItems);
  return (
    <Note kind="info" className="above-l">
      Sulla carta la banca riserva {change ? 'in tutto ' : ''}fino a{' '}
      <b>{formatEuro(euroToCents(authorisationTotal))}</b>, perché{' '}
      {count === 1 ? 'un prodotto si pesa' : `${count} prodotti si pesano`} alla preparazione. Paghi solo il peso
      effettivo: il resto torna libero.
    </Note>
  );
}
