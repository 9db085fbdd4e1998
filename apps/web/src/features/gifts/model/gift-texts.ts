import type { GiftCertificate } from '@sporta/contract';
import { euroToCents, formatDayNumeric, formatEuro } from '@sporta/domain';

const STATES: Record<GiftCertificate['state'], string> = {
  available: 'Da usare',
  'in-cart': 'Nel carrello',
  used: 'Usato',
  expired: 'Scaduto',
};

export function giftState({ state }: GiftCertificate): string {
  return STATES[state];
}

/** What it asks for: "Su una spesa da 40,00 € · fino al 31/12/2025". Empty when it asks for nothing. */
export function giftTerms({ minimumOrder, validTo, kind, total, initialTotal }: GiftCertificate): string {
  return [
    kind === 'prepaid' && total !== initialTotal && `Restano su ${formatEuro(euroToCents(initialTotal))}`,
    minimumOrder && `Su una spesa da ${formatEuro(euroToCents(minimumOrder))}`,
    validTo && `fino al ${formatDayNumeric(validTo)}`,
  ]
    .filter(Boolean)
    .join(' · ');
}

/** Those that can be used first, then those in the cart, then the past. */
export function inOrderOfUse(gifts: readonly GiftCertificate[]): GiftCertificate[] {
  const order: GiftCertificate['state'][] = ['available', 'in-cart', 'used', 'expired'];
  return [...gifts].sort(
    (a, b) => order.indexOf(a.state) - order.indexOf(b.state) || (a.validTo ?? '9').localeCompare(b.validTo ?? '9'),
  );
}
