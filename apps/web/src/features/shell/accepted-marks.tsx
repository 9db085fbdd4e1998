import type { PaymentMark as Taken } from '@sporta/contract';
import { PaymentMark } from '@sporta/ui/components/brand/PaymentMark.tsx';
import { useAlive } from '../../lib/use-alive.ts';
import { schemesOf, usePaymentMarks } from '../../shared/payment/index.ts';

export interface AcceptedMarksProps {
  /** What was known when the page was drawn: this part may come alive much later, when what is known has been forgotten. */
  drawn: readonly Taken[] | undefined;
}

/** What the shop takes, as pictures in the footer. */
export default function AcceptedMarks({ drawn }: AcceptedMarksProps) {
  const alive = useAlive();
  const known = usePaymentMarks();
  // who leaves forgets all that is known: what was drawn stays until the shop has said it again
  const schemes = schemesOf((alive ? (known ?? drawn) : drawn) ?? []);
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
