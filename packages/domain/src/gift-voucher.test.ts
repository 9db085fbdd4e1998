import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { GIFT_VOUCHER_CODE_LIMIT, giftVoucherCode, giftVoucherDays, parseGiftVoucherCode } from './gift-voucher.ts';
import { giftVoucherOrderIds, isGiftVoucherOrder, orderIds } from './order-id.ts';

const random = fc.bigInt({ min: 0n, max: GIFT_VOUCHER_CODE_LIMIT - 1n });

describe('codes of gift vouchers', () => {
  it('come back, however they are typed', () => {
    fc.assert(
      fc.property(random, fc.constantFrom(' ', '-', '', '  '), (value, gap) => {
        const code = giftVoucherCode(value);
        expect(code).toMatch(/^SPRT( \d{4}){4}$/);
        expect(parseGiftVoucherCode(code.replaceAll(' ', gap).toLowerCase())).toBe(code);
      }),
    );
    expect(() => giftVoucherCode(GIFT_VOUCHER_CODE_LIMIT)).toThrow(RangeError);
    expect(parseGiftVoucherCode('BENVENUTO')).toBeUndefined();
  });

  it('every wrong digit and every swap of neighbours is noticed', () => {
    fc.assert(
      fc.property(random, fc.nat(15), fc.integer({ min: 0, max: 9 }), (value, at, other) => {
        const digits = [...giftVoucherCode(value).replace(/\D/g, '')];
        if (digits[at] !== String(other)) {
          expect(parseGiftVoucherCode(`SPRT${digits.with(at, String(other)).join('')}`)).toBeUndefined();
        }
        const next = (at + 1) % 16;
        if (next === 0 || digits[at] === digits[next]) return;
        const swapped = digits.with(at, digits[next]!).with(next, digits[at]!);
        expect(parseGiftVoucherCode(`SPRT${swapped.join('')}`)).toBeUndefined();
      }),
    );
  });
});

it('an id says what it is of', () => {
  expect([giftVoucherOrderIds.min, giftVoucherOrderIds.limit - 1].map(isGiftVoucherOrder)).toEqual([true, true]);
  expect([1, orderIds.min, orderIds.limit].map(isGiftVoucherOrder)).toEqual([false, false, false]);
});

it('the mail leaves within a year', () => {
  expect(giftVoucherDays('2026-11-22')).toEqual({ firstDay: '2026-11-22', lastDay: '2027-11-22' });
});
