import { type Cart, isApiError } from '@sporta/contract';
import { ownTicketsText } from '@sporta/contract/acting-words.ts';
import { coveredPaymentTypeId } from '@sporta/contract/constants.ts';
import { euroToCents, formatEuro } from '@sporta/domain';
import { Button, ButtonLink, ConfirmProvider, IconLink, Note, RowsSkeleton } from '@sporta/ui';
import { Link } from '@sporta/ui/components/link/LinkContext.tsx';
import { ArrowLeftBold } from '@sporta/ui/icons/ArrowLeftBold.ts';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { useEffect, useRef, useState } from 'react';
import { useApi } from '../../lib/use-api.ts';
import { reloadPurchase, useCart } from '../../shared/cart/index.ts';
import { shownTotal } from '../../shared/cart-view/index.ts';
import { HoldNote, openDelivery, shortSlot, useLostSlot, whereName } from '../../shared/delivery/index.ts';
import {
  mealTicketsQuery,
  useFreshMealTickets,
  useLinkOutcome,
  useTicketChoice,
} from '../../shared/meal-tickets/index.ts';
import { ApprovalNote, approvalsKey } from '../../shared/orders/index.ts';
import { useTakesTickets } from '../../shared/payment/index.ts';
import { useSession } from '../../shared/session/index.ts';
import { BuyProblem } from './buy-problem.tsx';
import { GiftSection } from './gift-section.tsx';
import { HeldAmount } from './held-amount.tsx';
import { MealTicketsSection } from './meal-tickets-section.tsx';
import { purchaseOf } from './model/buy-key.ts';
import { useKeptChoice } from './model/kept-choice.ts';
import { payWords } from './model/pay-words.ts';
import {
  type PaymentChoice,
  useFreshPaymentTypes,
  useNeedsConsent,
  usePaymentChoice,
  usePaymentKinds,
} from './model/payment-choice.ts';
import { isCovered, restText } from './model/payment-parts.ts';
import { useAnnouncedRest, useLastTender, usePaymentParts } from './model/shown-parts.ts';
import { useBuy } from './model/use-buy.ts';
import { useLockedCart } from './model/use-cart-lock.ts';
import { useHeld } from './model/use-held.ts';
import { useMissingAtPayment } from './model/use-missing.ts';
import { keptSlot, useUnfinishedPayment } from './model/use-unfinished-payment.ts';
import { PaymentMethods } from './payment-methods.tsx';
import { PaymentSummary } from './payment-summary.tsx';
import { buyerAction } from './requirement-notes.tsx';
import { UnfinishedPaymentNote } from './unfinished-payment-note.tsx';

/** Before the issuers are known; the same one each time. */
const NO_TYPES: never[] = [];

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
  const [wanted, setWanted] = useKeptChoice();
  const [agreed, setAgreed] = useState<number>();
  // the total may change under the eyes of the customer: a price of the day, another device
  const [seenTotal, setSeenTotal] = useState(shownTotal(cart));
  // so may where it goes and when
  const where = placeOf(cart);
  const [seenWhere, setSeenWhere] = useState(where);
  const { isInPerson } = useSession();
  const { data: mealTickets, isLoading: askingIssuers } = useQuery({
    ...mealTicketsQuery(useApi()),
    // those of a customer are the customer's alone to use
    enabled: cart.change === undefined && isInPerson,
  });
  const takesTickets = useTakesTickets();
  const tickets = useTicketChoice(cart, mealTickets?.mealTicketTypes ?? NO_TYPES);
  const shown = tickets.cart;
  const proposed = usePaymentChoice(wanted);
  const due = shownTotal(cart);
  // what the order has paid already is enough for its changes
  const confirmsOnly = cart.change !== undefined && due === 0;
  // tickets and certificates pay everything: nobody is asked for the rest
  const covered = cart.change === undefined && isCovered(shown);
  const nothing = { paymentTypeId: coveredPaymentTypeId, saveAuth: false };
  const choice = covered ? nothing : confirmsOnly ? (proposed ?? nothing) : proposed;
  const kindOf = usePaymentKinds();
  const needsConsent = useNeedsConsent();
  const last = useLastTender(covered ? undefined : choice);
  // of an order in change the bank is asked for exactly what the button says
  const held = useHeld(shown, covered || cart.change ? undefined : choice?.paymentTypeId);
  const parts = usePaymentParts(shown, mealTickets?.mealTicketTypes, last);
  useAnnouncedRest(shown);
  useFreshPaymentTypes(shown);
  useFreshMealTickets(cart);
  useLinkOutcome();
  const buy = useBuy();
  // Successful means that the browser is leaving for the bank or for the confirmation.
  const busy = buy.isPending || buy.isSuccess;
  const pay = () => {
    if (!choice || busy) return;
    locked.keep();
    setAgreed(due);
    setSeenTotal(due);
    setSeenWhere(where);
    buy.mutate(purchaseOf(cart, choice), {
      onError: (error) => {
        if (isApiError(error) && error.kind === 'refused') {
          locked.release();
          void reloadPurchase(queryClient);
          void queryClient.invalidateQueries({ queryKey: ['payment-types'] });
          void queryClient.invalidateQueries({ queryKey: approvalsKey });
        }
      },
    });
  };
  // begun before, here or elsewhere: the customer resumes or abandons it before paying in another way
  const inProgress = isApiError(locked.error) && locked.error.is('payment-in-progress');
  const unfinished = useUnfinishedPayment(cart, inProgress);
  const paying = unfinished.payment !== undefined;
  const timeslot = unfinished.payment ? keptSlot(unfinished.payment) : cart.timeslot;
  useLockAfter(paying, locked.again);
  const consentRefused =
    needsConsent(choice) && isApiError(buy.error) && buy.error.is('card-consent-needed')
      ? buy.error.message
      : undefined;
  const choose = (next: PaymentChoice) => {
    if (consentRefused) buy.reset();
    setWanted(next);
  };
  const problem = buy.error ?? (inProgress ? null : locked.error);
  // a slot that was lost on this page has a note of its own
  const lost = useLostSlot(cart.timeslot) !== undefined;
  const lacking = useMissingAtPayment(cart);
  const missing = lacking.filter(({ code }) => !(lost && code === 'slot-needed'));
  useFreshAfterBack();
  // the cart is locked here: the slot is chosen on its own page
  const chooseAgain = async () => {
    await router.navigate({ to: '/checkout' });
    openDelivery('slot');
  };
  const heading = confirmsOnly ? 'Conferma le modifiche' : paying ? 'Pagamento in corso' : 'Come vuoi pagare?';
  const nothingLeft = cart.cartItems.length === 0 && !busy;
  useEffect(() => {
    // emptied elsewhere while this page was open
    if (nothingLeft) void router.navigate({ to: '/checkout', replace: true });
  }, [nothingLeft, router]);
  if (nothingLeft) return <RowsSkeleton count={5} label="Torno al carrello" />;
  return (
    <div className="cols2 co-cols">
      <div>
        <div className="mpay-head">
          <IconLink icon={ArrowLeftBold} label="Torna Indietro" href="/checkout" />
          <span aria-hidden="true">Pagamento</span>
          <small className="muted">passo 2 di 3</small>
        </div>
        <Link className="link small tap pay-back" href="/checkout">
          Torna Indietro
        </Link>
        <h1 className="pay-title">{heading}</h1>
        {problem && !paying && !consentRefused ? (
          <BuyProblem
            error={problem}
            cart={cart}
            agreedTotal={agreed}
            onPrepareAgain={buy.error ? undefined : locked.again}
          />
        ) : null}
        <UnfinishedPaymentNote state={unfinished} />
        {paying || inProgress ? null : (
          <>
            {problem || due === seenTotal || !cart.timeslot ? null : (
              <Note kind="warn" live className="below">
                <b>Il totale è cambiato.</b> Era {formatEuro(seenTotal)}, ora è {formatEuro(due)}: controlla il
                riepilogo prima di pagare.
              </Note>
            )}
            {problem || !cart.timeslot || !cart.shippingAddress || where === seenWhere ? null : (
              <Note kind="warn" live className="below">
                <b>La consegna è cambiata.</b> Ora è {shortSlot(cart.timeslot)}, {whereName(cart.shippingAddress)}:
                controlla prima di pagare.
              </Note>
            )}
            {problem
              ? null
              : missing.map(({ code, title, body }) => (
                  <Note
                    key={code}
                    kind="warn"
                    className="below"
                    action={
                      code === 'slot-needed' ? (
                        <Button kind="line" size="sm" onClick={() => void chooseAgain()}>
                          Scegli un altro orario
                        </Button>
                      ) : (
                        ((isInPerson ? buyerAction(code) : null) ?? (
                          <ButtonLink kind="line" size="sm" href="/checkout">
                            Torna al carrello
                          </ButtonLink>
                        ))
                      )
                    }
                  >
                    <b>{title}</b> {body}
                  </Note>
                ))}
            <HoldNote timeslot={cart.timeslot} onChoose={() => void chooseAgain()} />
            {problem ? null : <ApprovalNote className="below" cart={cart} />}
            {confirmsOnly ? (
              <Note kind="ok">
                <b>Non devi pagare nulla.</b> Per le modifiche basta il pagamento che hai già fatto; quello che avanza
                non te lo addebitiamo.
              </Note>
            ) : (
              <>
                {cart.change ? null : (
                  <>
                    {mealTickets ? <MealTicketsSection tickets={mealTickets} choice={tickets} disabled={busy} /> : null}
                    {isInPerson || cart.mealTickets.length === 0 ? null : (
                      <Note kind="warn">
                        <b>{ownTicketsText.lead}</b> {ownTicketsText.body}
                      </Note>
                    )}
                    {/* issuers may take seconds: what stands below does not move then */}
                    {askingIssuers && takesTickets ? <RowsSkeleton count={3} label="Carico i buoni pasto" /> : null}
                    <GiftSection
                      cart={shown}
                      disabled={busy || tickets.busy}
                      onChanged={(changed) => setSeenTotal(shownTotal(changed))}
                    />
                  </>
                )}
                {covered ? (
                  <Note kind="ok" live>
                    <b>Non resta niente da pagare.</b> Buoni e certificati coprono tutta la spesa: premi Paga per
                    confermare.
                  </Note>
                ) : (
                  <PaymentMethods
                    totalCents={cart.change ? due : euroToCents(shown.lastTenderTotal)}
                    rest={cart.change ? undefined : restText(shown) || undefined}
                    choice={choice}
                    onChoose={choose}
                    disabled={busy}
                    consentRefused={consentRefused}
                  >
                    {held ? <HeldAmount held={held} /> : null}
                  </PaymentMethods>
                )}
              </>
            )}
          </>
        )}
      </div>
      <PaymentSummary
        cart={shown}
        timeslot={timeslot}
        parts={parts}
        held={held}
        words={payWords({ cents: due, kind: kindOf(choice), covered, confirmsOnly })}
        pay={
          paying
            ? undefined
            : {
                onPay: pay,
                busy,
                disabled: !choice || tickets.busy || !locked.isSuccess || lacking.length > 0,
              }
        }
      />
    </div>
  );
}

/** Another one is another delivery; of a slot that was lost the page speaks elsewhere. */
const placeOf = ({ shippingAddress, timeslot }: Cart): string =>
  [shippingAddress?.warehouseId, shippingAddress?.userAddressId, timeslot?.timeslotId].join(' ');

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
