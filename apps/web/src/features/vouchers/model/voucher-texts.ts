import type { GiftCertificate } from '@sporta/contract';
import { euroToCents, formatDayNumeric, formatEuro } from '@sporta/domain';

const STATES: Record<GiftCertificate['state'], string> = {
  available: 'Da usare',
  'in-cart': 'Nel carrello',
  used: 'Usato',
  expired: 'Scaduto',
};

export function voucherState({ state }: GiftCertificate): string {
  return STATES[state];
}

/**
 * What it asks for: "Su una spesa da 40,00 € · Fino al 31/12/2025". Empty when it asks for nothing, and of one whose time is
 * over only what it was.
 */
export function voucherTerms(voucher: GiftCertificate): string {
  const { minimumOrder, validTo, kind, total, initialTotal, state, combinable } = voucher;
  if (state === 'used') return `Valeva ${formatEuro(euroToCents(initialTotal))}`;
  if (state === 'expired') return validTo ? `È scaduto il ${formatDayNumeric(validTo)}` : '';
  return [
    kind === 'prepaid' && total !== initialTotal && `Dei ${formatEuro(euroToCents(initialTotal))} iniziali`,
    minimumOrder && `Su una spesa da ${formatEuro(euroToCents(minimumOrder))}`,
    validTo && `Fino al ${formatDayNumeric(validTo)}`,
    !combinable && 'Non si somma ad altri buoni',
  ]
    .filter(Boolean)
    .join(' · ');
}

/** Those that can be used, in the cart or not (a card does not jump when it is used), then the past; of each the first to end. */
export function inOrderOfUse(vouchers: readonly GiftCertificate[]): GiftCertificate[] {
  const ranks: Record<GiftCertificate['state'], number> = { available: 0, 'in-cart': 0, used: 1, expired: 2 };
  return [...vouchers].sort(
    (a, b) => ranks[a.state] - ranks[b.state] || (a.validTo ?? '9').localeCompare(b.validTo ?? '9'),
  );
}
