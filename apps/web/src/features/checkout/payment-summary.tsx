import type { Cart } from '@sporta/contract';
import { Button, Note, Price } from '@sporta/ui';
import { ClockFill } from '@sporta/ui/icons/ClockFill.ts';
import { LockFill } from '@sporta/ui/icons/LockFill.ts';
import { CartTotals, shownTotal } from '../../shared/cart-view/index.ts';
import { shortSlot, whereName } from '../../shared/delivery/index.ts';
import { HeldLine } from './held-amount.tsx';
import type { PayWords } from './model/pay-words.ts';
import { type PaymentPart, partsText } from './model/payment-parts.ts';
import type { Held } from './model/use-held.ts';
import { PaymentSplit } from './payment-split.tsx';
import { SlowPayment } from './slow-payment.tsx';

interface PaymentSummaryProps {
  cart: Cart;
  timeslot: Parameters<typeof shortSlot>[0] | undefined;
  parts: readonly PaymentPart[];
  /** What the bank is asked for, where it is not what the button says. */
  held: Held | undefined;
  /** Undefined while a payment is under way: there is only that to go on with. */
  pay: { onPay: () => void; busy: boolean; disabled: boolean } | undefined;
  words: PayWords;
}

/** What is paid, in which parts, and the button; on small screens the button stays in view. */
export function PaymentSummary({ cart, timeslot, parts, held, pay, words }: PaymentSummaryProps) {
  const cents = shownTotal(cart);
  const button = pay ? (
    <>
      <PayButton {...pay} words={words} />
      {held ? <HeldLine held={held} ofRest={parts.length > 1} /> : null}
      <SlowPayment busy={pay.busy} />
    </>
  ) : null;
  return (
    <aside className="co-side" aria-label="Riepilogo">
      <div className="stick pay-summary">
        <h2>Riepilogo</h2>
        <CartTotals cart={cart} />
        {parts.length > 1 ? <PaymentSplit parts={parts} totalCents={cents} /> : null}
        <div className="pay-here">{button}</div>
        {/* a payment under way is charged as it was begun, whatever is chosen here */}
        {pay ? (
          <p className="xs muted c above">{parts.length > 1 ? partsText(parts.length) : words.afterwards}</p>
        ) : null}
      </div>
      <Note kind="n" icon={ClockFill}>
        <b>{timeslot ? shortSlot(timeslot) : 'Nessun orario scelto'}</b>
        {cart.shippingAddress ? (
          <span className="own-line">
            {whereName(cart.shippingAddress)}, {cart.shippingAddress.city}
          </span>
        ) : null}
      </Note>
      {pay ? (
        <div className="mfoot">
          <div className="mfoot-total">
            <span>{cart.change ? 'Da pagare ora' : 'TOTALE'}</span>
            <Price size="lg" cents={cents} />
          </div>
          {button}
        </div>
      ) : null}
    </aside>
  );
}

interface PayButtonProps {
  onPay: () => void;
  busy: boolean;
  disabled: boolean;
  words: PayWords;
}

function PayButton({ onPay, busy, disabled, words }: PayButtonProps) {
  return (
    <Button size="lg" block busy={busy} disabled={disabled} onClick={onPay}>
      {busy ? null : <LockFill />}
      {busy ? words.busy : words.button}
    </Button>
  );
}
