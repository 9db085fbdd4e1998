import type { Cart } from '@sporta/contract';
import { euroToCents, formatEuro } from '@sporta/domain';
import { Button, Note, Price } from '@sporta/ui';
import { ClockFill } from '@sporta/ui/icons/ClockFill.ts';
import { LockFill } from '@sporta/ui/icons/LockFill.ts';
import { CartTotals, dueNow } from '../../shared/cart-view/index.ts';
import { shortSlot, whereName } from '../../shared/delivery/index.ts';
import { type PaymentPart, partsText, toPayCents } from './model/payment-parts.ts';
import { PaymentSplit } from './payment-split.tsx';

interface PaymentSummaryProps {
  cart: Cart;
  timeslot: Parameters<typeof shortSlot>[0] | undefined;
  parts: readonly PaymentPart[];
  /** Undefined while a payment is under way: there is only that to go on with. */
  pay: { onPay: () => void; busy: boolean; disabled: boolean; confirmsOnly: boolean } | undefined;
}

/** What is paid, in which parts, and the button; on small screens the button stays in view. */
export function PaymentSummary({ cart, timeslot, parts, pay }: PaymentSummaryProps) {
  const cents = cart.change ? euroToCents(dueNow(cart)) : toPayCents(cart);
  const button = pay ? <PayButton {...pay} cents={cents} /> : null;
  return (
    <aside className="co-side" aria-label="Riepilogo">
      <div className="stick pay-summary">
        <h2>Riepilogo</h2>
        <CartTotals cart={cart} atPayment />
        {parts.length > 1 ? <PaymentSplit parts={parts} totalCents={cents} /> : null}
        <div className="pay-here">{button}</div>
        <p className="xs muted c above">
          {parts.length > 1 ? partsText(parts.length) : 'La carta si addebita dopo la consegna, sul peso effettivo.'}
        </p>
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
  cents: number;
  onPay: () => void;
  busy: boolean;
  disabled: boolean;
  confirmsOnly: boolean;
}

function PayButton({ cents, onPay, busy, disabled, confirmsOnly }: PayButtonProps) {
  return (
    <Button size="lg" block busy={busy} disabled={disabled} onClick={onPay}>
      {busy ? null : <LockFill />}
      {confirmsOnly ? 'Conferma le modifiche' : busy ? 'Paghiamo…' : `Paga ${formatEuro(cents)}`}
    </Button>
  );
}
