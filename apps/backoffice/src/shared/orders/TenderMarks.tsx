import type { StaffTenderMark } from '@sporta/contract';
import { isPaymentScheme, PaymentMark, type PaymentScheme } from '@sporta/ui/components/brand/PaymentMark.tsx';
import { Bank } from '@sporta/ui/icons/Bank.ts';
import { CreditCard } from '@sporta/ui/icons/CreditCard.ts';
import { Ticket } from '@sporta/ui/icons/Ticket.ts';

type Mark = Pick<StaffTenderMark, 'kind' | 'name' | 'brand'>;

const GLYPHS = { 'bank-transfer': Bank, 'meal-ticket': Ticket } as const;

/** How an order is paid, as marks; each says its name. */
export function TenderMarks({ tenders }: { tenders: readonly (Mark & { paymentTypeId: number })[] }) {
  return (
    <span className="pays">
      {tenders.map((tender, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: two cards of one type may pay one order, and marks have no state.
        <TenderMark key={`${tender.paymentTypeId}-${index}`} tender={tender} />
      ))}
    </span>
  );
}

export function TenderMark({ tender: { kind, name, brand }, large }: { tender: Mark; large?: boolean | undefined }) {
  const scheme: PaymentScheme | undefined =
    kind === 'gift-certificate' ? 'gift' : isPaymentScheme(brand) ? brand : undefined;
  if (scheme) return <PaymentMark {...{ scheme, large }} />;
  const Glyph = kind in GLYPHS ? GLYPHS[kind as keyof typeof GLYPHS] : CreditCard;
  return (
    <span className={large ? 'pay l plain' : 'pay plain'} role="img" aria-label={name}>
      <Glyph />
    </span>
  );
}
