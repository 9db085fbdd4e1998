import type { OrderTender, PaymentAuth } from '@sporta/contract';
import type { PaymentScheme } from '@sporta/ui';

/** Brands that have a picture of their own; the others show a generic card. */
const SCHEMES: Record<string, PaymentScheme> = {
  visa: 'visa',
  electron: 'visa',
  mastercard: 'mastercard',
  maestro: 'maestro',
  amex: 'amex',
};

const NAMES: Record<string, string> = {
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
};

export function schemeOf(brand: string | undefined): PaymentScheme | undefined {
  return brand ? SCHEMES[brand.toLowerCase()] : undefined;
}

function brandName(brand: string | undefined): string {
  return (brand && NAMES[brand.toLowerCase()]) || 'Carta';
}

/** "4242" */
export function lastDigits(cardNumber: string): string {
  return cardNumber.replace(/\D/g, '').slice(-4);
}

/** "Visa •• 4242" */
export function cardName({ brand, cardNumber }: Pick<PaymentAuth, 'brand' | 'cardNumber'>): string {
  return `${brandName(brand)} •• ${lastDigits(cardNumber)}`;
}

/** "Visa •• 4242" for cards, the name of the method for the rest. */
export function tenderName({ name, brand, maskedNumber }: OrderTender): string {
  return maskedNumber ? `${brandName(brand)} •• ${lastDigits(maskedNumber)}` : name;
}

/** "09/27" */
export function expiryText({ expiryMonth, expiryYear }: PaymentAuth): string {
  return `${String(expiryMonth).padStart(2, '0')}/${String(expiryYear % 100).padStart(2, '0')}`;
}

/** The default card, else the first one. */
export function proposedCard(cards: readonly PaymentAuth[]): PaymentAuth | undefined {
  return cards.find((card) => card.defaultAuth) ?? cards[0];
}
