import { cx } from '@sporta/ui';
import { ExpressCheckoutElement } from '@stripe/react-stripe-js';
import { useState } from 'react';

/** Nothing that keeps the customer's money elsewhere or pays later: what is held here is taken after picking. */
const OPTIONS = {
  buttonHeight: 52,
  paymentMethods: { amazonPay: 'never', klarna: 'never', link: 'never', paypal: 'never' },
} as const;

/** Apple Pay and Google Pay, where the browser has them; nothing elsewhere. @param onPay the customer has confirmed in the wallet */
export function Wallets({ onPay }: { onPay: () => Promise<void> }) {
  const [offered, setOffered] = useState(false);
  return (
    <div className={cx('sp-wallets', offered && 'on')}>
      <ExpressCheckoutElement
        options={OPTIONS}
        onReady={({ availablePaymentMethods }) => setOffered(availablePaymentMethods !== undefined)}
        onLoadError={() => setOffered(false)}
        onConfirm={() => void onPay()}
      />
      {offered ? <p className="sp-or small muted">oppure con la carta</p> : null}
    </div>
  );
}
