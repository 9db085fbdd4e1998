import { euroToCents, formatEuro } from '@sporta/domain';
import { ButtonLink } from '@sporta/ui/components/button/Button.tsx';
import { Note } from '@sporta/ui/components/feedback/Note.tsx';
import { useQuery } from '@tanstack/react-query';
import { useApi } from '../../lib/use-api.ts';
import { useCart } from '../../shared/cart/index.ts';
import { unfinishedPaymentQuery } from '../../shared/payment/index.ts';

/** A payment was begun and not ended: the cart says how to go on with it, or gives it up. */
export default function OpenPaymentNote() {
  const { data: payment } = useQuery(unfinishedPaymentQuery(useApi()));
  const change = useCart()?.change;
  if (!payment) return null;
  return (
    <Note
      kind="warn"
      className="open-payment"
      action={
        <ButtonLink kind="line" size="sm" href="/checkout">
          Vai al carrello
        </ButtonLink>
      }
    >
      {/* of an order in change the bank is asked only what it has not paid yet */}
      <b>Hai un pagamento in sospeso di {formatEuro(euroToCents(change?.toAuthorise ?? payment.orderGrossTotal))}.</b>{' '}
      {change
        ? `Le modifiche all’ordine ${change.orderNumber} non sono ancora confermate: puoi concluderle o annullare il pagamento.`
        : 'La spesa non è ancora confermata: puoi concluderla o annullare il pagamento.'}
    </Note>
  );
}
