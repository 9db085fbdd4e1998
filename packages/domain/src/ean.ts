/** Bar codes of trade items: GTIN-8, -12, -13, -14 (GS1 General Specifications, section 7.9). */

/** Check digit of the digits before it; works for every length. */
export function eanCheckDigit(digits: string): number {
  let sum = 0;
  for (let index = 0; index < digits.length; index += 1) {
    const fromRight = digits.length - index;
    sum += Number(digits[index]) * (fromRight % 2 === 1 ? 3 : 1);
  }
  return (10 - (sum % 10)) % 10;
}

/** Whether a text is 8, 12, 13 or 14 digits with the right check digit. */
export function isEan(text: string): boolean {
  return /^(\d{8}|\d{12,14})$/.test(text) && eanCheckDigit(text.slice(0, -1)) === Number(text.at(-1));
}

/**
 * One form for each code, so that a scan finds what was imported: 13 digits for 12 (a zero in front) and for 14 that
 * begin with 0; EAN-8 and real 14-digit codes stay. Scanners write EAN-8 with zeros in front too, and UPC-E in its short form.
 * Undefined when it is not a valid code. Spaces and dashes are dropped.
 */
export function normaliseEan(text: string): string | undefined {
  const digits = text.replace(/[\s-]/g, '');
  if (!isEan(digits)) {
    const upcA = expandUpcE(digits);
    return upcA && `0${upcA}`;
  }
  const bare = digits.length === 14 && digits.startsWith('0') ? digits.slice(1) : digits;
  const long = bare.length === 12 ? `0${bare}` : bare;
  // GTIN-8 in the field of longer ones (GS1 General Specifications, section 3.3.2): no other code begins with five zeros
  return /^00000\d{8}$/.test(long) ? long.slice(5) : long;
}

/** UPC-E (8 digits with number system and check digit, as scanners give it) → UPC-A; undefined when invalid. */
export function expandUpcE(text: string): string | undefined {
  if (!/^[01]\d{7}$/.test(text)) return undefined;
  const [system, a, b, c, d, e, last, check] = text;
  const middle =
    last === '0' || last === '1' || last === '2'
      ? `${a}${b}${last}0000${c}${d}${e}`
      : last === '3'
        ? `${a}${b}${c}00000${d}${e}`
        : last === '4'
          ? `${a}${b}${c}${d}00000${e}`
          : `${a}${b}${c}${d}${e}0000${last}`;
  const upcA = `${system}${middle}${check}`;
  return isEan(upcA) ? upcA : undefined;
}
