import { isApiError, type PaymentWait } from '@sporta/contract';
import { euroToCents, formatEuro, SHOP_TIME_ZONE } from '@sporta/domain';
import { Button, ButtonLink, EmptyState, IconButton, Note, Spinner } from '@sporta/ui';
import { ArrowLeftBold } from '@sporta/ui/icons/ArrowLeftBold.ts';
import { ArrowSquareOutBold } from '@sporta/ui/icons/ArrowSquareOutBold.ts';
import { CheckBold } from '@sporta/ui/icons/CheckBold.ts';
import { useState } from 'react';
import { lateFormat } from '../../lib/late-format.ts';
import { shortSlot } from '../../shared/delivery/index.ts';
import { type Payable, usePayable } from '../../shared/payable/index.ts';
import { heldText } from '../../shared/payment/index.ts';
import { useSatispay } from './model/use-satispay.ts';
import { keptSlot } from './model/use-unfinished-payment.ts';
import { SatispayClock } from './satispay-clock.tsx';
import { SatispayCode } from './satispay-code.tsx';

/** Waits until the customer has confirmed in the app of Satispay: the page asks, and goes on by itself. */
export function SatispayPage({ orderId }: { orderId: number }) {
  const payable = usePayable(orderId);
  const state = useSatispay(orderId, payable);
  const { waiting } = state;
  if (state.lost) {
    return (
      <div className="pay-outcome">
        <EmptyState
          heading="h1"
          tone="warn"
          title={payable.words.notFound}
          body={`Se il pagamento è riuscito ${payable.words.amongYours}.`}
          actions={<ButtonLink href={payable.listPage}>{payable.words.toList}</ButtonLink>}
        />
      </div>
    );
  }
  if (!waiting) {
    return (
      <div className="pay-outcome pending" role="status">
        <Spinner />
        <h1>Chiediamo a Satispay</h1>
        <p className="muted">
          {state.silent ? 'Satispay non risponde: continuiamo a chiedere. Non serve pagare di nuovo.' : 'Un momento…'}
        </p>
      </div>
    );
  }
  return <Waiting waiting={waiting} state={state} words={payable.words} />;
}

interface WaitingProps {
  waiting: PaymentWait;
  state: ReturnType<typeof useSatispay>;
  words: Payable['words'];
}

function Waiting({ waiting, state, words }: WaitingProps) {
  const [saidSo, setSaidSo] = useState(false);
  const amount = formatEuro(euroToCents(waiting.amount));
  return (
    <div className="satispay-page">
      <div className="mpay-head">
        <IconButton
          icon={ArrowLeftBold}
          label="Annulla e torna indietro"
          disabled={state.changing}
          onClick={state.change}
        />
        <span aria-hidden="true">Satispay</span>
        <small className="muted">passo 2 di 3</small>
      </div>
      <SatispayClock expiresAt={waiting.expiresAt} />
      <h1>
        Conferma {amount} <span>nell’app Satispay</span>
      </h1>
      <p className="muted satispay-lead">Questa pagina va avanti da sola.</p>
      <SatispayCode address={waiting.redirectUrl} />
      <Steps waiting={waiting} amount={amount} words={words} />
      <Note kind="info">
        Puoi chiudere la pagina: se confermi entro le {clock(Date.parse(waiting.expiresAt))} {words.goesAhead}.
      </Note>
      <div aria-live="polite" className="satispay-news">
        {state.silent ? (
          <Note kind="warn">Satispay non risponde: continuiamo a chiedere. Non serve pagare di nuovo.</Note>
        ) : saidSo && !state.asking ? (
          <Note kind="warn">Non vediamo ancora la conferma. Aprila nell’app: appena arriva andiamo avanti.</Note>
        ) : null}
        {state.changeError ? (
          <Note kind="err">
            {isApiError(state.changeError)
              ? state.changeError.message
              : 'Non ci siamo riusciti: riprova tra un momento.'}
          </Note>
        ) : null}
      </div>
      <div className="satispay-acts">
        <ButtonLink size="lg" href={waiting.redirectUrl}>
          <ArrowSquareOutBold />
          Apri Satispay
        </ButtonLink>
        <Button
          kind="ghost"
          disabled={state.changing}
          onClick={() => {
            setSaidSo(true);
            state.ask();
          }}
        >
          Ho confermato
        </Button>
        <Button kind="ghost" busy={state.changing} onClick={state.change}>
          Cambia metodo
        </Button>
      </div>
    </div>
  );
}

function Steps({ waiting, amount, words }: Pick<WaitingProps, 'waiting' | 'words'> & { amount: string }) {
  const { held, timeSlotDate, timeSlotTime } = waiting;
  return (
    <ol className="satispay-steps">
      {held.map((tender) => (
        <li key={tender.name} className="done">
          <CheckBold />
          <b>{heldText(tender)} bloccati</b>
          <span className="small muted">
            {tender.tickets
              .map(
                ({ value, quantity }) =>
                  `${quantity} ${quantity === 1 ? 'buono' : 'buoni'} da ${formatEuro(euroToCents(value))}`,
              )
              .join(', ')}
          </span>
        </li>
      ))}
      <li className="now" aria-current="step">
        <b>Aspettiamo la conferma di {amount}</b>
        <span className="small muted">{amountText(waiting, words.taken)}</span>
      </li>
      <li>
        <b>{words.done}</b>
        <span className="small muted">
          {words.afterwards(
            timeSlotDate && timeSlotTime ? shortSlot(keptSlot({ timeSlotDate, timeSlotTime })) : undefined,
          )}
        </span>
      </li>
    </ol>
  );
}

const clock = lateFormat({ hour: 'numeric', minute: '2-digit', timeZone: SHOP_TIME_ZONE });

/** "Il resto dei 72,72 €, più 2,11 € per i prodotti da pesare": how the sum of the app comes from the total of the order. */
function amountText({ amount, toPay, total }: PaymentWait, taken: string): string {
  const [held, due, all] = [amount, toPay, total].map(euroToCents) as [number, number, number];
  const margin = held > due ? `, più ${formatEuro(held - due)} per i prodotti da pesare` : '';
  if (due < all) return `Il resto dei ${formatEuro(all)}${margin}`;
  return `${margin ? `Il totale di ${formatEuro(all)}${margin}: li` : 'Li'} ${taken}`;
}
