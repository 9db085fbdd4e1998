import type { ApiError, PaymentAuth } from '@sporta/contract';
import { isApiError } from '@sporta/contract';
import { Button, ButtonLink, Note } from '@sporta/ui';
import { LockFill } from '@sporta/ui/icons/LockFill.ts';
import type { ReactNode } from 'react';
import { cardName } from '../../shared/payment/index.ts';
import type { usePayBySaved } from './use-pay-by-saved.ts';

interface PayBySavedProps {
  card: PaymentAuth;
  /** What the button says without the card: "Paga 32,72 €". */
  action: string;
  pay: ReturnType<typeof usePayBySaved>;
  /** Above the button. */
  children?: ReactNode;
}

/** The button that pays with a saved card. A refusal opens the cart again: the choices are on the page of the payment. */
export function PayBySaved({ card, action, pay, children }: PayBySavedProps) {
  const { error } = pay;
  const busy = pay.isPending || pay.isSuccess;
  const refused = isApiError(error) && error.kind === 'refused';
  return (
    <div className="sp-form">
      {error ? (
        <Note
          kind="err"
          live
          action={
            refused ? (
              <ButtonLink kind="line" size="sm" href="/payment">
                Scegli come pagare
              </ButtonLink>
            ) : null
          }
        >
          {refused ? (
            <Refusal error={error} card={card} />
          ) : (
            <>
              <b>Non sappiamo ancora com’è andata.</b> Premi di nuovo: non paghi due volte.
            </>
          )}
        </Note>
      ) : null}
      {children}
      <div className="sp-pay">
        <Button size="lg" block busy={busy} disabled={refused} onClick={() => pay.mutate(card)}>
          {busy ? null : <LockFill />}
          {busy ? 'Chiediamo alla banca…' : `${action} con ${cardName(card)}`}
        </Button>
      </div>
    </div>
  );
}

/** The bank refuses the card, and everything else stays; the shop refuses the order, and says what is missing. */
function Refusal({ error, card }: { error: ApiError; card: PaymentAuth }) {
  const reason = `${error.message.replace(/\.$/, '')}.`;
  if (error.is('payment-refused')) {
    return (
      <>
        <b>Il pagamento con {cardName(card)} non è riuscito.</b> {reason} Il carrello, i buoni e la fascia sono salvi.
      </>
    );
  }
  return (
    <>
      <b>Non puoi ancora pagare.</b> {reason}
    </>
  );
}
