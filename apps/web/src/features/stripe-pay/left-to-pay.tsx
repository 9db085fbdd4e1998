import { euroToCents, formatEuro } from '@sporta/domain';
import { Price } from '@sporta/ui';
import type { ResumedPayment } from '../../shared/payable/index.ts';
import { heldText } from '../../shared/payment/index.ts';

/** What is left for the card, and how it comes from the total of the order. */
export function LeftToPay({ resumed }: { resumed: ResumedPayment }) {
  return (
    <section className="sp-sum" aria-label="Da pagare">
      <span>
        <b>Resta da pagare</b>
        <small>{resumed.others ? lessText(resumed.others) : resumed.title}</small>
      </span>
      <Price cents={resumed.toPayCents} />
    </section>
  );
}

/** "72,72 € meno 40,00 € di buoni Edenred e 10,00 € di buono regalo". */
export function lessText({ total, held, prepaid }: NonNullable<ResumedPayment['others']>): string {
  const parts = held.map(heldText);
  if (prepaid > 0) parts.push(`${formatEuro(euroToCents(prepaid))} di buono regalo`);
  return `${formatEuro(euroToCents(total))} meno ${list.format(parts)}`;
}

const list = new Intl.ListFormat('it', { type: 'conjunction' });
