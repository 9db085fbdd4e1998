import { isApiError, type PaymentAuth } from '@sporta/contract';
import { formatEuro } from '@sporta/domain';
import { Button, Checkbox, IconButton, Note, RowsSkeleton } from '@sporta/ui';
import { ArrowLeftBold } from '@sporta/ui/icons/ArrowLeftBold.ts';
import { InfoFill } from '@sporta/ui/icons/InfoFill.ts';
import type { StripeElements, StripeError } from '@stripe/stripe-js';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useApi } from '../../lib/use-api.ts';
import { messageOf } from '../../shared/errors/index.ts';
import { type Payable, usePayable } from '../../shared/payable/index.ts';
import { savedCardsQuery } from '../../shared/payment/index.ts';
import { BankQuestion } from './bank-question.tsx';
import { CardForm } from './card-form.tsx';
import { LeftToPay } from './left-to-pay.tsx';
import { PayBySaved } from './pay-by-saved.tsx';
import { SavedOrNew } from './saved-or-new.tsx';
import { usePayBySaved } from './use-pay-by-saved.ts';
import { type CameBack, keepsCard, outcomeOf, type StripePayment, useStripePayment } from './use-stripe-payment.ts';

/** Leaves by loading the next page, so that the script of Stripe goes with this one. */
const leaveTo = (address: string) => window.location.replace(address);

/** /payment/stripe/{orderId}: the customer pays in the fields of Stripe, without leaving the shop. */
export function StripePayScreen({ orderId, back }: { orderId: number; back: CameBack }) {
  const payable = usePayable(orderId);
  const { data, error, refetch } = useStripePayment(orderId, payable, back);
  const leaving = data?.kind === 'leave' ? data.to : undefined;
  useEffect(() => {
    if (leaving) leaveTo(leaving);
  }, [leaving]);
  const giveUp = useGiveUp(payable);
  return (
    <div className="stripe-pay">
      <header className="sp-head">
        <IconButton
          icon={ArrowLeftBold}
          label="Cambia modo di pagare"
          disabled={giveUp.isPending}
          onClick={() => giveUp.mutate()}
        />
        <h1>Pagamento</h1>
        <span className="muted small">passo 2 di 3</span>
      </header>
      {giveUp.error ? (
        <Note kind="err" live>
          {messageOf(giveUp.error, 'Non riusciamo ad annullare il pagamento: riprova tra un momento.')}
        </Note>
      ) : null}
      {data?.kind === 'open' ? (
        <Paying payment={data} payable={payable} onGiveUp={() => giveUp.mutate()} />
      ) : error ? (
        <Note kind="err" live>
          <b>Il pagamento non si apre.</b> {messageOf(error, 'Stripe non risponde in questo momento.')}{' '}
          {payable.words.safe}{' '}
          <Button kind="line" size="sm" onClick={() => void refetch()}>
            Riprova
          </Button>
        </Note>
      ) : (
        <RowsSkeleton count={4} label="Apro il pagamento" />
      )}
    </div>
  );
}

interface PayingProps {
  payment: Extract<StripePayment, { kind: 'open' }>;
  payable: Payable;
  onGiveUp: () => void;
}

function Paying({ payment, payable, onGiveUp }: PayingProps) {
  const api = useApi();
  const { stripe, secret, heldCents, resumed } = payment;
  const [asksBank, setAsksBank] = useState(payment.asksBank);
  const [wantsSaved, setWantsSaved] = useState(false);
  const [saved, setSaved] = useState<boolean>();
  const { toPayCents, cartTotal } = resumed;
  // a saved card buys the cart: what has none offers its saved cards where it is bought
  const { data: cards = [] } = useQuery({ ...savedCardsQuery(api), enabled: cartTotal !== undefined });
  const [card, setCard] = useState<PaymentAuth>();
  const bySaved = usePayBySaved(cartTotal, leaveTo);
  const intent = secret.split('_secret_')[0] ?? '';

  const finish = async (): Promise<void> => {
    const next = await outcomeOf(api, { payment_intent: intent, payment_intent_client_secret: secret });
    // not decided: the next page waits for the bank's word
    leaveTo(next ?? payable.completedPage);
  };

  const keep = async (elements: StripeElements): Promise<StripeError | undefined> => {
    const { error } = await stripe.confirmSetup({
      elements,
      clientSecret: secret,
      confirmParams: { return_url: window.location.origin + window.location.pathname },
      redirect: 'if_required',
    });
    if (!error) await finish();
    return error;
  };

  const confirm = async (elements: StripeElements): Promise<StripeError | undefined> => {
    if (wantsSaved !== saved) {
      await payable.resume(wantsSaved);
      await elements.fetchUpdates();
      setSaved(wantsSaved);
    }
    const { error } = await stripe.confirmPayment({
      elements,
      clientSecret: secret,
      confirmParams: { return_url: window.location.origin + window.location.pathname },
      redirect: 'if_required',
    });
    if (!error) await finish();
    return error;
  };

  const summary = <LeftToPay resumed={resumed} />;

  if (asksBank) {
    return (
      <BankQuestion
        stripe={stripe}
        secret={secret}
        heldCents={heldCents}
        toPayCents={toPayCents}
        safe={payable.words.safe}
        onAnswered={finish}
        onRefused={() => setAsksBank(false)}
        onGiveUp={onGiveUp}
      />
    );
  }
  if (keepsCard(secret)) {
    return (
      <>
        {summary}
        <CardForm
          stripe={stripe}
          clientSecret={secret}
          action="Salva la carta e conferma l’ordine"
          busyAction="Chiediamo alla banca…"
          refusedTitle="La banca non accetta la carta."
          nothingCharged={payable.words.nothingCharged}
          onConfirm={keep}
        >
          <Note kind="n" icon={InfoFill}>
            La consegna è lontana: oggi non blocchiamo nulla. Stripe conserva la carta, e blocchiamo l’importo quando la
            consegna si avvicina.
          </Note>
        </CardForm>
      </>
    );
  }
  const held =
    heldCents > toPayCents ? (
      <Note kind="n" icon={InfoFill}>
        Blocchiamo fino a <b>{formatEuro(heldCents)}</b>: {formatEuro(toPayCents)} più{' '}
        {formatEuro(heldCents - toPayCents)} per i prodotti da pesare e i sacchetti. Incassiamo solo il conto vero.
      </Note>
    ) : null;
  const action = `Paga ${formatEuro(toPayCents)}`;
  return (
    <>
      {summary}
      <CardForm
        stripe={stripe}
        clientSecret={secret}
        action={action}
        busyAction="Chiediamo alla banca…"
        refusedTitle="La banca ha rifiutato la carta."
        nothingCharged={payable.words.nothingCharged}
        onConfirm={confirm}
        wallets
        above={
          cartTotal !== undefined && cards.length > 0 ? (
            <SavedOrNew
              cards={cards}
              chosen={card}
              disabled={bySaved.isPending || bySaved.isSuccess}
              onChoose={setCard}
            />
          ) : null
        }
        instead={
          card ? (
            <PayBySaved key={card.paymentAuthId} card={card} action={action} pay={bySaved}>
              {held}
            </PayBySaved>
          ) : undefined
        }
        below={heldCents > toPayCents ? <HeldLine heldCents={heldCents} /> : null}
      >
        <Checkbox
          label="Salva la carta per la prossima spesa"
          description="La conserva Stripe. Possiamo usarla per gli ordini che confermi e per incassare dopo la preparazione; la togli quando vuoi."
          checked={wantsSaved}
          onChange={(event) => setWantsSaved(event.target.checked)}
        />
        {held}
      </CardForm>
    </>
  );
}

/** Beside the button: the bank shows another sum than the button. */
function HeldLine({ heldCents }: { heldCents: number }) {
  return (
    <p className="small c">
      Ti chiediamo di confermare fino a <b className="num">{formatEuro(heldCents)}</b>
    </p>
  );
}

/** Ends the payment, to choose another way to pay. */
function useGiveUp(payable: Payable) {
  return useMutation({
    retry: false,
    mutationFn: payable.abandon,
    onSuccess: leaveTo,
    onError: (error) => {
      if (!isApiError(error)) return;
      if (error.is('order-already-paid')) leaveTo(payable.completedPage);
      else if (error.is('payment-not-in-progress')) leaveTo(payable.errorPage);
    },
  });
}
