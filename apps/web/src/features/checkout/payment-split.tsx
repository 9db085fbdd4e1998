import { formatEuro } from '@sporta/domain';
import { isPaymentScheme, PaymentMark, SplitBar } from '@sporta/ui';
import { CardMark } from '../../shared/payment/index.ts';
import type { PaymentPart } from './model/payment-parts.ts';

/** How the total is paid, part by part. */
export function PaymentSplit({ parts, totalCents }: { parts: readonly PaymentPart[]; totalCents: number }) {
  return (
    <div className="split">
      <SplitBar parts={parts.map(({ scheme, cents }) => ({ scheme, amount: cents }))} total={totalCents} />
      <ul aria-label="Come paghi">
        {parts.map(({ key, scheme, label, cents }) => (
          <li key={key}>
            {isPaymentScheme(scheme) ? <PaymentMark scheme={scheme} /> : <CardMark large={false} />}
            <span>{label}</span>
            <b className="num">{formatEuro(cents)}</b>
          </li>
        ))}
      </ul>
    </div>
  );
}
