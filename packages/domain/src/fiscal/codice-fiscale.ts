import { compact, type FieldCheck } from './field-check.ts';
import { hasVatCheckDigit } from './partita-iva.ts';

/** Letters that stand for the digits 0…9 where two people would have the same code (omocodia). */
const OMOCODIA = 'LMNPQRSTUV';
const DIGIT = `[\\d${OMOCODIA}]`;
const PERSON = new RegExp(`^[A-Z]{6}${DIGIT}{2}[ABCDEHLMPRST]${DIGIT}{2}[A-Z]${DIGIT}{3}[A-Z]$`);

/** Value of a character in an odd place (first, third, …), 0–9 and then A–Z (D.M. 12/3/1974). */
const ODD_DIGITS = [1, 0, 5, 7, 9, 13, 15, 17, 19, 21];
const ODD_LETTERS = [1, 0, 5, 7, 9, 13, 15, 17, 19, 21, 2, 4, 18, 20, 11, 3, 6, 8, 12, 14, 16, 10, 22, 25, 24, 23];

/** Control letter of the first fifteen characters. */
export function codiceFiscaleLetter(first15: string): string {
  let sum = 0;
  for (let index = 0; index < 15; index += 1) {
    const code = first15.charCodeAt(index);
    const isDigit = code < 65;
    const ordinal = isDigit ? code - 48 : code - 65;
    const oddPlace = index % 2 === 0;
    sum += oddPlace ? ((isDigit ? ODD_DIGITS : ODD_LETTERS)[ordinal] as number) : ordinal;
  }
  return String.fromCharCode(65 + (sum % 26));
}

/** Codice fiscale: sixteen characters of a person (also with omocodia), or eleven digits of a company. */
export function checkCodiceFiscale(text: string): FieldCheck<'person' | 'company'> {
  const value = compact(text);
  if (/^\d+$/.test(value)) {
    if (value.length !== 11)
      return { ok: false, message: 'Il codice fiscale ha 16 caratteri, o 11 cifre per le aziende' };
    return value !== '00000000000' && hasVatCheckDigit(value)
      ? { ok: true, value, kind: 'company' }
      : { ok: false, message: 'Il codice fiscale non è corretto: controlla le cifre' };
  }
  if (value.length !== 16)
    return { ok: false, message: 'Il codice fiscale ha 16 caratteri, o 11 cifre per le aziende' };
  if (!PERSON.test(value) || !hasPossibleDay(value) || codiceFiscaleLetter(value) !== value[15]) {
    return { ok: false, message: 'Il codice fiscale non è corretto: controlla lettere e cifre' };
  }
  return { ok: true, value, kind: 'person' };
}

/** Day of birth: 1–31, plus 40 for women. */
function hasPossibleDay(code: string): boolean {
  const digits = [...code.slice(9, 11)].map((character) => {
    const stood = OMOCODIA.indexOf(character);
    return stood >= 0 ? stood : Number(character);
  });
  const day = ((digits[0] ?? 0) * 10 + (digits[1] ?? 0)) % 40;
  return day >= 1 && day <= 31 && (digits[0] ?? 0) < 8;
}
