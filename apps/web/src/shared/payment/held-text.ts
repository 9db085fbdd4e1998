import type { HeldTender } from '@sporta/contract';
import { euroToCents, formatEuro } from '@sporta/domain';
import { isPaymentScheme, schemeName } from '@sporta/ui/components/brand/PaymentMark.tsx';

/** "40,00 € di buoni Edenred": what a tender holds of an order. */
export function heldText({ name, provider, amount, tickets }: HeldTender): string {
  const who = tickets.length > 0 && isPaymentScheme(provider) ? `buoni ${schemeName(provider)}` : name;
  return `${formatEuro(euroToCents(amount))} di ${who}`;
}
