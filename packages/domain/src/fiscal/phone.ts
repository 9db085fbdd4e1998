import type { FieldCheck } from './field-check.ts';

/**
 * Phone number → "+39…" (E.164). Italian mobiles begin with 3 (nine or ten digits), landlines with 0 (six to eleven,
 * the zero stays after +39). Numbers of other countries are accepted with their "+" or "00".
 */
export function checkPhone(text: string): FieldCheck<'mobile' | 'landline' | 'foreign'> {
  const digits = text
    .trim()
    .replace(/[\s().\-/]/g, '')
    .replace(/^00/, '+');
  if (/^(\+39)?3\d{1,7}$/.test(digits)) return { ok: false, message: 'Manca qualche cifra: servono 9 o 10 numeri' };
  if (!/^\+?\d{6,15}$/.test(digits)) return { ok: false, message: 'Scrivi un numero di telefono valido' };
  if (digits.startsWith('+') && !digits.startsWith('+39')) {
    return digits.length >= 9
      ? { ok: true, value: digits, kind: 'foreign' }
      : { ok: false, message: 'Il numero di telefono è troppo corto' };
  }
  const national = nationalNumber(digits);
  if (/^3\d{8,9}$/.test(national)) return { ok: true, value: `+39${national}`, kind: 'mobile' };
  if (/^0\d{5,10}$/.test(national)) return { ok: true, value: `+39${national}`, kind: 'landline' };
  return { ok: false, message: 'Un numero italiano comincia con 3 (cellulare) o con 0 (fisso)' };
}

/**
 * The number a shop is called at: also one the shop pays for (800, 803), whole or in part (840, 841, 847, 848), and single numbers
 * (199), of six or nine digits (AGCOM, delibera 8/15/CIR, piano di numerazione).
 */
export function checkShopPhone(text: string): FieldCheck<'mobile' | 'landline' | 'foreign' | 'service'> {
  const national = text.replace(/[\s().\-/]/g, '').replace(/^(\+|00)39/, '');
  if (/^(80[03]|84[0178]|199)(\d{3}){1,2}$/.test(national))
    return { ok: true, value: `+39${national}`, kind: 'service' };
  const checked = checkPhone(text);
  return checked.ok || !/^[18]/.test(national)
    ? checked
    : { ok: false, message: 'Scrivi un numero verde come 800 123 456, un cellulare o un fisso' };
}

/** Without "+39"; "39…" without the plus only when what follows is a whole number by itself. */
function nationalNumber(digits: string): string {
  if (digits.startsWith('+39')) return digits.slice(3);
  return /^39(3\d{8,9}|0\d{5,10})$/.test(digits) && digits.length > 10 ? digits.slice(2) : digits;
}

/** "+393331234567" → "333 123 4567", "+39800123456" → "800 123 456"; others as they are, without "+39". */
export function formatPhone(e164: string): string {
  const groups = /^\+39([138]\d{2})(\d{3})(\d{3,4})?$/.exec(e164);
  return groups ? groups.slice(1).filter(Boolean).join(' ') : e164.replace(/^\+39/, '');
}
