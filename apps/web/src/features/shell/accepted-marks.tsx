import { PaymentMark } from '@sporta/ui/components/brand/PaymentMark.tsx';
import { schemesOf, usePaymentMarks } from '../../shared/payment/index.ts';

/** What the shop takes, as pictures in the footer. */
export default function AcceptedMarks() {
  const schemes = schemesOf(usePaymentMarks() ?? []);
  if (schemes.length === 0) return null;
  return (
    <ul className="pays" aria-label="Pagamenti accettati">
      {schemes.map((scheme) => (
        <li key={scheme}>
          <PaymentMark scheme={scheme} />
        </li>
      ))}
    </ul>
  );
}
