import { type DataOf, isApiError, type PaymentAuth } from '@sporta/contract';
import { euroToCents, formatDayLong, formatEuro, shopDay } from '@sporta/domain';
import { Button, Checkbox, Link, Note } from '@sporta/ui';
import { type FormEvent, useRef, useState } from 'react';
import { shopNow } from '../../lib/shop-clock.ts';
import { FormProblem } from '../../shared/forms/index.ts';
import { PayChoice, type PayWith, proposedPayment } from '../../shared/purchase/index.ts';
import { useBuyPass } from './model/use-buy-pass.ts';
import { PassChoice } from './pass-choice.tsx';

type PassSale = DataOf<typeof import('@sporta/contract')['calls']['deliveryPasses']['offers']>;

interface PassFormProps {
  sale: PassSale;
  cards: readonly PaymentAuth[];
}

/** Which pass, how it is paid, the request to begin at once, and the button that says what it costs. */
export function PassForm({ sale, cards }: PassFormProps) {
  const { offers, startsOn, payments } = sale;
  const [wantedOffer, setWantedOffer] = useState<number>();
  const [wantedPay, setWantedPay] = useState<PayWith>();
  const [asksToBegin, setAsksToBegin] = useState(false);
  const [isAskMissing, setAskMissing] = useState(false);
  const ask = useRef<HTMLInputElement>(null);
  const buy = useBuyPass();
  const offer = offers.find(({ offerId }) => offerId === wantedOffer) ?? offers[0];
  const pay = wantedPay ?? proposedPayment({ types: payments, cards });
  const busy = buy.isPending || buy.isSuccess;
  const hasChanged = isApiError(buy.error) && buy.error.is('delivery-pass-not-sold');
  if (!offer) return null;
  const send = (event: FormEvent) => {
    event.preventDefault();
    if (!pay || busy) return;
    setAskMissing(!asksToBegin);
    if (!asksToBegin) {
      ask.current?.focus();
      return;
    }
    buy.mutate({
      offer_id: offer.offerId,
      price: offer.price,
      payment_type_id: pay.paymentTypeId,
      payment_auth_id: pay.paymentAuthId,
      save_auth: pay.saveAuth,
      begin_now: true,
    });
  };
  const later = startsOn > shopDay(shopNow());
  return (
    <form className="pass-form" noValidate onSubmit={send}>
      <PassChoice offers={offers} value={offer.offerId} onChange={setWantedOffer} />
      <section className="panel stack-form" aria-labelledby="pass-pay">
        <h2 id="pass-pay">Pagamento</h2>
        <PayChoice types={payments} cards={cards} value={pay} onChange={setWantedPay} />
      </section>
      <section className="panel stack-form" aria-labelledby="pass-begin">
        <h2 id="pass-begin">{later ? `Comincia ${formatDayLong(startsOn)}` : 'Comincia oggi'}</h2>
        <Checkbox
          ref={ask}
          label={`Chiedo che l’abbonamento inizi ${later ? 'in quel giorno' : 'subito'}, senza aspettare i 14 giorni per recedere`}
          description="Se recedo mi restituite il prezzo meno la parte già usata, che perdo."
          checked={asksToBegin}
          error={
            isAskMissing
              ? 'Spunta la casella: senza la tua richiesta non possiamo far partire l’abbonamento'
              : undefined
          }
          onChange={(event) => {
            setAsksToBegin(event.target.checked);
            setAskMissing(false);
          }}
        />
        {hasChanged ? (
          <Note kind="warn" live>
            Gli abbonamenti sono cambiati mentre sceglievi: guarda quelli di adesso e il loro prezzo. Non hai pagato
            nulla.
          </Note>
        ) : (
          <FormProblem
            error={buy.error}
            shownInFields={false}
            fallback="Il pagamento non è partito: riprova. Non hai pagato nulla."
          />
        )}
        <Button type="submit" size="lg" block busy={busy} disabled={!pay}>
          Acquista e paga {formatEuro(euroToCents(offer.price))}
        </Button>
        <p className="muted small">
          IVA compresa. Si paga una volta sola e non si rinnova da solo. Puoi recedere entro 14 giorni.{' '}
          <Link className="link" href="/page/termini">
            Condizioni di vendita
          </Link>
        </p>
      </section>
    </form>
  );
}
