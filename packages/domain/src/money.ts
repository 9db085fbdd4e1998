/**
 * Money is a whole number of euro cents everywhere inside; euro numbers exist only on the wire (API, import files).
 * Texts are built by hand and not with `Intl`: they must be identical on the server and in every browser, or the
 * hydrated page would flicker.
 */

/** Whole euro cents. May be negative (a discount, a refund). */
export type Cents = number;

/** VAT rate in basis points: 400 = 4 %, 2200 = 22 %. */
export type RateBp = number;

/** Non-breaking space: a price never wraps between the figure and its unit. */
export const NBSP = '\u00a0';
const MINUS = '\u2212';

/**
 * Rounds half away from zero: 2.5 → 3, −2.5 → −3, so that a refund mirrors the charge it undoes.
 * Meant for numbers that are already exact (use {@link divideHalfUp} for divisions of whole numbers).
 */
export function roundHalfUp(value: number): number {
  const rounded = Math.floor(Math.abs(value) + 0.5);
  return value < 0 && rounded !== 0 ? -rounded : rounded;
}

/**
 * Whole-number division rounded half away from zero, without going through binary fractions.
 * @throws RangeError unless both are safe integers and the divisor is positive
 */
export function divideHalfUp(dividend: number, divisor: number): number {
  if (!Number.isSafeInteger(dividend) || !Number.isSafeInteger(divisor) || divisor <= 0) {
    throw new RangeError(`cannot divide ${dividend} by ${divisor}`);
  }
  const size = Math.abs(dividend);
  const remainder = size % divisor;
  const quotient = (size - remainder) / divisor + (remainder >= divisor - remainder ? 1 : 0);
  return dividend < 0 && quotient !== 0 ? -quotient : quotient;
}

/**
 * Euro of the wire → cents, half up on the decimal figure as it is written (1.005 → 101, although 1.005 × 100 is
 * 100.49999… in binary).
 * @throws RangeError if not finite or beyond ±90,000 billion euro
 */
export function euroToCents(euro: number): Cents {
  if (!Number.isFinite(euro)) throw new RangeError(`not an amount of money: ${euro}`);
  const cents = roundHalfUp(Number(`${Number(euro.toPrecision(15)).toFixed(6)}e2`));
  if (!Number.isSafeInteger(cents)) throw new RangeError(`amount of money out of range: ${euro}`);
  return cents;
}

/** Cents → euro of the wire, at most two decimals. */
export function centsToEuro(cents: Cents): number {
  return cents / 100;
}

/**
 * Total of a line: price per selling unit × quantity, rounded once, half up (domain rules, "Money and quantities").
 * @param unitCents price of one selling unit (a piece, or a kilogram)
 * @param thousandths quantity in thousandths of the selling unit
 */
export function multiplyByQuantity(unitCents: Cents, thousandths: number): Cents {
  return divideHalfUp(unitCents * thousandths, 1000);
}

/**
 * `percent` of an amount, half up.
 * @param percent 0…100, at most two decimals
 */
export function percentOf(cents: Cents, percent: number): Cents {
  return divideHalfUp(cents * Math.round(percent * 100), 10_000);
}

/**
 * Shares `cents` out in proportion to `weights`, to the cent: the shares always add up to `cents` (largest remainder,
 * ties to the earlier one). All weights 0: everything goes to the first.
 */
export function allocate(cents: Cents, weights: readonly number[]): Cents[] {
  const sum = weights.reduce((total, weight) => total + weight, 0);
  if (weights.length === 0) return [];
  if (sum === 0) return weights.map((_, index) => (index === 0 ? cents : 0));
  const sign = cents < 0 ? -1 : 1;
  const size = Math.abs(cents);
  const exact = weights.map((weight) => (size * weight) / sum);
  const shares = exact.map(Math.floor);
  let left = size - shares.reduce((total, share) => total + share, 0);
  const byRemainder = exact
    .map((value, index) => ({ index, remainder: value - Math.floor(value) }))
    .sort((a, b) => b.remainder - a.remainder || a.index - b.index);
  for (const { index } of byRemainder) {
    if (left <= 0) break;
    shares[index] = (shares[index] ?? 0) + 1;
    left -= 1;
  }
  return sign < 0 ? shares.map((share) => (share === 0 ? 0 : -share)) : shares;
}

/** "1234567" → "1.234.567". */
function groupThousands(digits: string): string {
  return digits.replace(/\B(?=(\d{3})+$)/g, '.');
}

/** The parts of a price for the display with big euro and small raised cents. */
export interface PriceParts {
  /** "−" or "". */
  sign: string;
  /** "1.234" */
  euros: string;
  /** Always two digits, without the comma: "05". */
  cents: string;
}

export function priceParts(cents: Cents): PriceParts {
  const size = Math.abs(cents);
  return {
    sign: cents < 0 ? MINUS : '',
    euros: groupThousands(String(Math.floor(size / 100))),
    cents: String(size % 100).padStart(2, '0'),
  };
}

/** "1.234,05": the figure alone, for tables and unit prices. */
export function formatAmount(cents: Cents): string {
  const parts = priceParts(cents);
  return `${parts.sign}${parts.euros},${parts.cents}`;
}

/** "2,99 €", "−5,00 €", "1.234,50 €" with a non-breaking space ({@link NBSP}) before the sign. */
export function formatEuro(cents: Cents): string {
  return `${formatAmount(cents)}${NBSP}€`;
}

/** As a screen reader should say it: "2 euro e 99 centesimi", "1 centesimo", "meno 5 euro". */
export function spokenPrice(cents: Cents): string {
  const size = Math.abs(cents);
  const euros = Math.floor(size / 100);
  const rest = size % 100;
  const centsText = `${rest} ${rest === 1 ? 'centesimo' : 'centesimi'}`;
  const text = rest === 0 ? `${euros} euro` : euros === 0 ? centsText : `${euros} euro e ${centsText}`;
  return cents < 0 ? `meno ${text}` : text;
}
