import type { OrderTender, PaymentAuth } from '@sporta/contract';
import { type CardBrand, cardBrand, euroToCents, formatEuro } from '@sporta/domain';

const NAMES: Record<CardBrand, string> = {
  visa: 'Visa',
  electron: 'Visa Electron',
  mastercard: 'Mastercard',
  maestro: 'Maestro',
  amex: 'American Express',
  dankort: 'Dankort',
  interpayment: 'InterPayment',
  unionpay: 'UnionPay',
  diners: 'Diners Club',
  discover: 'Discover',
  jcb: 'JCB',
  generic: 'Carta',
};

interface ShownCard {
  brand?: string | undefined;
  /** As whoever keeps the card masks it: "497010******0005", or "•••• 4242" when only its end is known. */
  cardNumber?: string | undefined;
}

/** Digits a number begins with that are enough to know its brand. */
const ISSUER_DIGITS = /^\d{4}/;

/**
 * Brand of a saved card: by the pattern of its number where that shows how it begins (specification, section 3), by the word
 * of whoever keeps it where the beginning is masked; Visa when neither says, generic without a number.
 */
export function brandOf({ brand, cardNumber }: ShownCard): CardBrand {
  const number = cardNumber?.replace(/[\s-]/g, '');
  if (number && ISSUER_DIGITS.test(number)) return cardBrand(number);
  const named = brand?.toLowerCase();
  if (named && named !== 'generic' && Object.hasOwn(NAMES, named)) return named as CardBrand;
  return number ? 'visa' : 'generic';
}

/** "4242" */
export function lastDigits(cardNumber: string): string {
  return cardNumber.replace(/\D/g, '').slice(-4);
}

/** "Visa •• 4242" */
export function cardName(card: Pick<PaymentAuth, 'brand' | 'cardNumber'>): string {
  return `${NAMES[brandOf(card)]} •• ${lastDigits(card.cardNumber)}`;
}

/** "5 × 8,00 €", "3 × 8,00 € + 1 × 5,00 €" */
export function ticketsText(tickets: readonly { value: number; quantity: number }[]): string {
  return tickets.map(({ value, quantity }) => `${quantity} × ${formatEuro(euroToCents(value))}`).join(' + ');
}

/** "Visa •• 4242" for cards, "Edenred Ticket Restaurant, 5 × 8,00 €" for meal tickets, the name of the method for the rest. */
export function tenderName({ name, brand, maskedNumber, tickets }: OrderTender): string {
  if (maskedNumber) return cardName({ brand: brand ?? '', cardNumber: maskedNumber });
  return tickets && tickets.length > 0 ? `${name}, ${ticketsText(tickets)}` : name;
}

/** "09/27" */
export function expiryText({ expiryMonth, expiryYear }: Pick<PaymentAuth, 'expiryMonth' | 'expiryYear'>): string {
  return `${String(expiryMonth).padStart(2, '0')}/${String(expiryYear % 100).padStart(2, '0')}`;
}

/** The default card, else the first one. */
export function proposedCard(cards: readonly PaymentAuth[]): PaymentAuth | undefined {
  return cards.find((card) => card.defaultAuth) ?? cards[0];
}
