import type { MealTicketType } from '@sporta/contract';
import { countText, euroToCents, formatEuro } from '@sporta/domain';

/** `broken`: linked once, and the issuer no longer takes it; `silent`: it does not answer now. */
export type IssuerState = 'linked' | 'silent' | 'broken' | 'pending' | 'unlinked';

export function issuerState({ linked, error, pending, account }: MealTicketType): IssuerState {
  if (pending) return 'pending';
  if (error?.code === 'issuer-unavailable') return 'silent';
  if (!linked) return account === undefined && error?.code !== 'not-linked' ? 'unlinked' : 'broken';
  return 'linked';
}

const euro = (amount: number) => formatEuro(euroToCents(amount));

/** "7 buoni da 8,00 €", "2 da 8,00 €, 1 da 5,00 €"; empty when there is none. */
export function purseText({ balance, faceValue, faceValues }: MealTicketType): string {
  if (faceValues && faceValues.length > 1) {
    return faceValues.map(({ value, quantity }) => `${quantity} da ${euro(value)}`).join(', ');
  }
  if (!balance || !faceValue) return '';
  const count = Math.floor(euroToCents(balance) / euroToCents(faceValue));
  return `${countText(count, 'buono', 'buoni')} da ${euro(faceValue)}`;
}

/** Why one more ticket does not fit, for the customer; undefined when one does, or nothing is left to pay with them. */
export function shortfallText(remainingCents: number, faceCents: number | undefined): string | undefined {
  if (faceCents === undefined || remainingCents <= 0 || remainingCents >= faceCents) return undefined;
  return `Un altro buono da ${formatEuro(faceCents)} non ci sta: della spesa ammessa restano ${formatEuro(remainingCents)}.`;
}
