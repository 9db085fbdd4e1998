import { isApiError } from '@sporta/contract';
import { euroToCents, formatEuro } from '@sporta/domain';
import { Button, Note } from '@sporta/ui';
import { slotSentence } from '../../shared/delivery/index.ts';
import { keptSlot, type UnfinishedPaymentState } from './model/use-unfinished-payment.ts';

/** "C’è già un pagamento in corso": goes on with it, or abandons it at once. Nothing when there is none. */
export function UnfinishedPaymentNote({ state }: { state: UnfinishedPaymentState }) {
  const { payment, busy, error } = state;
  if (!payment) return null;
  return (
    <Note kind="warn" live className="unfinished">
      <b>C’è già un pagamento in corso per questo carrello.</b> Ordine {payment.orderNumber} da{' '}
      <b>{formatEuro(euroToCents(payment.orderGrossTotal))}</b>, {slotSentence(keptSlot(payment)).toLowerCase()}. Lo hai
      iniziato qui o su un altro dispositivo: puoi continuarlo, o annullarlo e tornare al carrello. Non paghi due volte.
      {error && !(isApiError(error) && error.is('payment-not-in-progress')) ? (
        <p className="unfinished-error" role="alert">
          {isApiError(error) ? error.message : 'Non ci siamo riusciti: riprova tra un momento.'}
        </p>
      ) : null}
      <div className="unfinished-acts">
        <Button size="sm" busy={busy === 'resume'} disabled={busy === 'abandon'} onClick={state.resume}>
          Continua il pagamento
        </Button>
        <Button kind="line" size="sm" busy={busy === 'abandon'} disabled={busy === 'resume'} onClick={state.abandon}>
          Annulla il pagamento
        </Button>
      </div>
    </Note>
  );
}
