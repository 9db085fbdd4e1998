import { ButtonLink } from '@sporta/ui/components/button/Button.tsx';
import { Note } from '@sporta/ui/components/feedback/Note.tsx';

/** A payment was begun and not ended: the cart says how to go on with it, or gives it up. */
export default function OpenPaymentNote() {
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
      <b>Hai un pagamento in sospeso.</b> La spesa non è ancora confermata: puoi concluderla o annullare il pagamento.
    </Note>
  );
}
