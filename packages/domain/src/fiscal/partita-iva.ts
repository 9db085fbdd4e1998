import { compact, type FieldCheck } from './field-check.ts';

/** Whether eleven digits carry the right check digit (D.M. 23/12/1976: Luhn's formula). */
export function hasVatCheckDigit(digits: string): boolean {
  let sum = 0;
  for (let index = 0; index < 11; index += 1) {
    const digit = Number(digits[index]);
    const doubled = index % 2 === 1 ? digit * 2 : digit;
    sum += doubled > 9 ? doubled - 9 : doubled;
  }
  return sum % 10 === 0;
}

/** Partita IVA: eleven digits with check digit; a leading "IT" is accepted and dropped. */
export function checkPartitaIva(text: string): FieldCheck<'partita-iva'> {
  const value = compact(text).replace(/^IT/, '');
  if (!/^\d{11}$/.test(value)) return { ok: false, message: 'La partita IVA ha 11 cifre' };
  if (value === '00000000000' || !hasVatCheckDigit(value)) {
    return { ok: false, message: 'La partita IVA non è corretta: controlla le cifre' };
  }
  return { ok: true, value, kind: 'partita-iva' };
}
