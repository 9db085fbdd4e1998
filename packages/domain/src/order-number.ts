/**
 * Order numbers: short, readable aloud, not guessable by counting (the integer is drawn at random by the server).
 * Seven characters and a check character, written "7KDM-2QXA". The 29 characters leave out what is mistaken for
 * something else (0 and O, 1, I and L, S, U); 29 is prime, so the check finds every single wrong character and every swap of
 * two.
 */
const ALPHABET = '23456789ABCDEFGHJKMNPQRTVWXYZ';
const BASE = ALPHABET.length;
const LENGTH = 7;

/** Integers up to here (excluded) have a number. */
export const ORDER_NUMBER_LIMIT = BASE ** LENGTH;

/** Makes the weighted sum of all eight characters divisible by 29. 11 is the inverse of 8 modulo 29. */
function checkValue(values: readonly number[]): number {
  const sum = values.reduce((total, value, index) => total + value * (index + 1), 0);
  return ((BASE - (sum % BASE)) * 11) % BASE;
}

/** @throws RangeError unless a whole number from 0 to {@link ORDER_NUMBER_LIMIT} − 1 */
export function orderNumber(random: number): string {
  if (!Number.isSafeInteger(random) || random < 0 || random >= ORDER_NUMBER_LIMIT) {
    throw new RangeError(`no order number for ${random}`);
  }
  const values: number[] = [];
  for (let rest = random; values.length < LENGTH; rest = Math.floor(rest / BASE)) values.unshift(rest % BASE);
  const text = [...values, checkValue(values)].map((value) => ALPHABET[value]).join('');
  return `${text.slice(0, 4)}-${text.slice(4)}`;
}

/** The integer of a number as people type it (any case, with or without dash); undefined when it is not one. */
export function parseOrderNumber(text: string): number | undefined {
  const characters = text.toUpperCase().replace(/[\s-]/g, '');
  if (characters.length !== LENGTH + 1) return undefined;
  const values = [...characters].map((character) => ALPHABET.indexOf(character));
  if (values.includes(-1)) return undefined;
  const body = values.slice(0, LENGTH);
  if (checkValue(body) !== values[LENGTH]) return undefined;
  return body.reduce((total, value) => total * BASE + value, 0);
}
