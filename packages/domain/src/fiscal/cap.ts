import type { FieldCheck } from './field-check.ts';

/** Italian postal code: five digits, 00010–98168. */
export function checkCap(text: string): FieldCheck<'cap'> {
  const value = text.trim();
  const number = Number(value);
  if (!/^\d{5}$/.test(value)) return { ok: false, message: 'Il CAP ha 5 cifre' };
  return number >= 10 && number <= 98168
    ? { ok: true, value, kind: 'cap' }
    : { ok: false, message: 'Questo CAP non esiste' };
}
