import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  allocate,
  centsToEuro,
  divideHalfUp,
  euroToCents,
  formatEuro,
  multiplyByQuantity,
  percentOf,
  priceParts,
  roundHalfUp,
  spokenPrice,
} from './money.ts';

const cents = fc.integer({ min: -100_000_000, max: 100_000_000 });

describe('rounding', () => {
  it('rounds halves away from zero', () => {
    expect([0.5, 1.5, 2.4, -0.5, -2.5, -0.4].map(roundHalfUp)).toEqual([1, 2, 2, -1, -3, 0]);
  });

  it('divides whole numbers exactly', () => {
    expect(divideHalfUp(5, 2)).toBe(3);
    expect(divideHalfUp(-5, 2)).toBe(-3);
    expect(divideHalfUp(1, 3)).toBe(0);
    expect(() => divideHalfUp(1.5, 2)).toThrow(RangeError);
    expect(() => divideHalfUp(1, 0)).toThrow(RangeError);
    fc.assert(
      fc.property(cents, fc.integer({ min: 1, max: 100_000 }), (dividend, divisor) => {
        const error = Math.abs(divideHalfUp(dividend, divisor) * divisor - dividend);
        expect(error * 2).toBeLessThanOrEqual(divisor);
      }),
    );
  });
});

describe('euro and cents', () => {
  it('reads the decimal figure, not its binary neighbour', () => {
    expect(euroToCents(1.005)).toBe(101);
    expect(euroToCents(2.99)).toBe(299);
    expect(euroToCents(-0.1)).toBe(-10);
    expect(euroToCents(0.1 + 0.2)).toBe(30);
    expect(() => euroToCents(Number.NaN)).toThrow(RangeError);
    expect(() => euroToCents(1e20)).toThrow(RangeError);
  });

  it('comes back unchanged from the wire', () => {
    fc.assert(
      fc.property(cents, (value) => {
        expect(euroToCents(centsToEuro(value))).toBe(value);
      }),
    );
  });
});

describe('line totals', () => {
  it('rounds once', () => {
    expect(multiplyByQuantity(179, 1200)).toBe(215);
    expect(multiplyByQuantity(1190, 486)).toBe(578);
    expect(multiplyByQuantity(299, 3000)).toBe(897);
  });

  it('takes percentages half up', () => {
    expect(percentOf(399, 25)).toBe(100);
    expect(percentOf(1000, 12.5)).toBe(125);
  });
});

describe('allocate', () => {
  it('gives away exactly what it got, each share within a cent of its due', () => {
    const weights = fc.array(fc.integer({ min: 0, max: 100_000 }), { minLength: 1, maxLength: 30 });
    fc.assert(
      fc.property(cents, weights, (amount, shares) => {
        const given = allocate(amount, shares);
        expect(given.reduce((a, b) => a + b, 0)).toBe(amount);
        const sum = shares.reduce((a, b) => a + b, 0);
        if (sum > 0) {
          for (const [i, share] of shares.entries()) {
            expect(Math.abs((given[i] ?? 0) - (amount * share) / sum)).toBeLessThanOrEqual(1);
          }
        }
      }),
    );
  });
});

describe('texts', () => {
  it('writes prices the Italian way', () => {
    expect(formatEuro(299)).toBe('2,99\u00a0€');
    expect(formatEuro(-500)).toBe('−5,00\u00a0€');
    expect(formatEuro(123456789)).toBe('1.234.567,89\u00a0€');
    expect(priceParts(123405)).toEqual({ sign: '', euros: '1.234', cents: '05' });
  });

  it('says prices the Italian way', () => {
    expect(spokenPrice(299)).toBe('2 euro e 99 centesimi');
    expect(spokenPrice(101)).toBe('1 euro e 1 centesimo');
    expect(spokenPrice(50)).toBe('50 centesimi');
    expect(spokenPrice(0)).toBe('0 euro');
    expect(spokenPrice(-500)).toBe('meno 5 euro');
  });
});
