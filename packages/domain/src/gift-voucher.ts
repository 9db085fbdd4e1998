import { addDays, type ShopDay } from './shop-day.ts';

/** Days ahead the mail of a gift voucher may be ordered for. */
const DAYS_AHEAD = 365;

/** First and last day on which the mail may leave, seen from `today`. */
export function giftVoucherDays(today: ShopDay): { firstDay: ShopDay; lastDay: ShopDay } {
  return { firstDay: today, lastDay: addDays(today, DAYS_AHEAD) };
}

const PREFIX = 'SPRT';
/** Digits drawn at random: at a thousand guesses a minute, one of ten thousand vouchers is found after nineteen years. */
const RANDOM_DIGITS = 14;

/** Random digits a code is made of are below this. */
export const GIFT_VOUCHER_CODE_LIMIT = 10n ** BigInt(RANDOM_DIGITS);

/**
 * The code of a gift voucher, "SPRT 5520 3316 8841 0775": fourteen digits and two that check them (ISO 7064 MOD 97-10), which finds
 * every wrong digit and every swap of two neighbours.
 * @throws RangeError unless 0 ≤ random < {@link GIFT_VOUCHER_CODE_LIMIT}
 */
export function giftVoucherCode(random: bigint): string {
  if (random < 0n || random >= GIFT_VOUCHER_CODE_LIMIT) throw new RangeError('no code for this number');
  const check = 98n - ((random * 100n) % 97n);
  const digits = `${String(random).padStart(RANDOM_DIGITS, '0')}${String(check).padStart(2, '0')}`;
  return written(digits);
}

/** The code as it is written, of what somebody typed: with blanks, dashes or neither. Undefined where it is none. */
export function parseGiftVoucherCode(typed: string): string | undefined {
  const [, digits] =
    new RegExp(`^${PREFIX}(\\d{${RANDOM_DIGITS + 2}})$`).exec(typed.toUpperCase().replace(/[\s.-]/g, '')) ?? [];
  if (digits === undefined || BigInt(digits) % 97n !== 1n) return undefined;
  return written(digits);
}

function written(digits: string): string {
  return [PREFIX, ...(digits.match(/\d{4}/g) ?? [])].join(' ');
}
