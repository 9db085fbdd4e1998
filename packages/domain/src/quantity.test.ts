import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  canBuy,
  chargedQuantity,
  formatGrams,
  formatQuantity,
  isWireQuantity,
  longQuantity,
  manualQuantity,
  nextQuantity,
  normaliseQuantity,
  parseManualQuantity,
  previousQuantity,
  quantityFromWire,
  quantityRules,
  quantityToWire,
  refusedQuantityHint,
  type SellingMode,
} from './quantity.ts';

const mode = fc.constantFrom<SellingMode>('piece', 'pack', 'loose', 'weighed');
const anyRules = fc
  .record({
    mode,
    min: fc.option(fc.integer({ min: 1, max: 30_000 }), { nil: undefined }),
    max: fc.option(fc.integer({ min: 1, max: 99_000 }), { nil: undefined }),
    step: fc.option(fc.integer({ min: 1, max: 12_000 }), { nil: undefined }),
  })
  .map(quantityRules);

describe('wire quantities', () => {
  it('refuses more than three decimals and nonsense', () => {
    for (const bad of [1.2345, -1, Number.NaN, Number.POSITIVE_INFINITY, 1e9]) {
      expect(isWireQuantity(bad)).toBe(false);
      expect(() => quantityFromWire(bad)).toThrow(RangeError);
    }
    expect(quantityFromWire(1.2)).toBe(1200);
    expect(quantityFromWire(0.001)).toBe(1);
  });

  it('comes back unchanged', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 1_000_000_000 }), (thousandths) => {
        expect(quantityFromWire(quantityToWire(thousandths))).toBe(thousandths);
      }),
    );
  });
});

describe('normaliseQuantity', () => {
  const sixes = quantityRules({ mode: 'piece', step: 6000 });

  it('goes up to the next multiple, and keeps within minimum and maximum', () => {
    expect(normaliseQuantity(10_000, sixes)).toEqual({ quantity: 12_000, reason: 'rounded-to-multiple' });
    expect(normaliseQuantity(12_000, sixes)).toEqual({ quantity: 12_000, reason: 'ok' });
    expect(normaliseQuantity(1000, sixes)).toEqual({ quantity: 6000, reason: 'min' });
    expect(normaliseQuantity(20_000, { ...sixes, max: 18_000 })).toEqual({ quantity: 18_000, reason: 'max' });
    expect(normaliseQuantity(0, sixes)).toEqual({ quantity: 0, reason: 'ok' });
  });

  it('always gives a quantity that may be bought, and leaves such a quantity alone', () => {
    fc.assert(
      fc.property(anyRules, fc.integer({ min: -1000, max: 200_000 }), (rules, wanted) => {
        const { quantity, reason } = normaliseQuantity(wanted, rules);
        if (quantity > 0) {
          expect(quantity % rules.step).toBe(0);
          expect(quantity).toBeGreaterThanOrEqual(rules.min);
          expect(quantity).toBeLessThanOrEqual(rules.max ?? Number.POSITIVE_INFINITY);
          expect(normaliseQuantity(quantity, rules)).toEqual({ quantity, reason: 'ok' });
        } else expect(wanted <= 0 || !canBuy(rules)).toBe(true);
        if (wanted > 0) expect(reason === 'ok').toBe(quantity === wanted);
      }),
    );
  });
});

describe('steppers', () => {
  it('climb from nothing to the maximum and back to nothing through the same quantities', () => {
    const rules = quantityRules({ mode: 'loose', min: 300, max: 1050 });
    const up: number[] = [];
    for (let q = nextQuantity(0, rules); q !== up.at(-1); q = nextQuantity(q, rules)) up.push(q);
    expect(up).toEqual([300, 400, 500, 600, 700, 800, 900, 1000]);
    const down: number[] = [];
    for (let q = 1000; q > 0; q = previousQuantity(q, rules)) down.unshift(q);
    expect(down).toEqual(up);
  });

  it('move strictly, unless at an end', () => {
    fc.assert(
      fc.property(anyRules, fc.integer({ min: 0, max: 200_000 }), (rules, wanted) => {
        const { quantity } = normaliseQuantity(wanted, rules);
        const next = nextQuantity(quantity, rules);
        if (canBuy(rules)) expect(next > quantity || quantity === rules.max).toBe(true);
        if (quantity > 0) expect(previousQuantity(quantity, rules)).toBeLessThan(quantity);
      }),
    );
  });
});

describe('manual entry', () => {
  it('takes up to three digits', () => {
    expect(parseManualQuantity('999', 'piece')).toBe(999_000);
    expect(parseManualQuantity(' 12 ', 'piece')).toBe(12_000);
    expect(parseManualQuantity('1,2', 'loose')).toBe(1200);
    expect(parseManualQuantity('0.25', 'loose')).toBe(250);
    for (const bad of ['1000', '', '-1', '1e2', '1,2', 'due'])
      expect(parseManualQuantity(bad, 'piece')).toBeUndefined();
    for (const bad of ['1,234', '1,', ',5', '1,2,3']) expect(parseManualQuantity(bad, 'loose')).toBeUndefined();
  });

  it('says why a comma is not for pieces', () => {
    expect(refusedQuantityHint('2,5', 'piece')).toBe('Si vende a pezzi interi: scrivi un numero senza virgola.');
    expect(refusedQuantityHint('2,', 'weighed')).toMatch(/pezzi interi/);
    expect(refusedQuantityHint('2,5', 'pack')).toMatch(/confezioni intere/);
    expect(refusedQuantityHint('2,5', 'loose')).toBe('');
    expect(refusedQuantityHint('', 'piece')).toBe('');
  });

  it('explains what it changes', () => {
    const six = quantityRules({ mode: 'piece', step: 6000 });
    expect(manualQuantity(10_000, six).hint).toBe('A multipli di 6: diventano 12.');
    expect(manualQuantity(12_000, six).hint).toBe('');
    expect(manualQuantity(1000, six).hint).toBe('Il minimo è 6\u00a0pezzi.');
    const twoToNine = quantityRules({ mode: 'piece', min: 2000, max: 9000 });
    expect(manualQuantity(1000, twoToNine).hint).toBe('Da 2 a 9\u00a0pezzi.');
    expect(manualQuantity(10_000, twoToNine).hint).toBe('Da 2 a 9\u00a0pezzi.');
    expect(manualQuantity(13_000, quantityRules({ mode: 'piece', max: 12_000 })).hint).toBe(
      'Massimo 12\u00a0pezzi a spesa.',
    );
    expect(manualQuantity(1250, quantityRules({ mode: 'loose' })).hint).toBe(
      'A multipli di 0,1\u00a0kg: diventano 1,3\u00a0kg.',
    );
  });
});

describe('texts and weights', () => {
  it('writes quantities', () => {
    expect(formatQuantity(1200, 'loose')).toBe('1,2\u00a0kg');
    expect(formatQuantity(3000, 'piece')).toBe('3\u00a0pz');
    expect(longQuantity(1000, 'pack')).toBe('1\u00a0confezione');
    expect(longQuantity(2000, 'weighed')).toBe('2\u00a0pezzi');
    expect(formatGrams(486)).toBe('486\u00a0g');
    expect(formatGrams(1500)).toBe('1,5\u00a0kg');
  });

  it('charges weighed packs by their estimated weight', () => {
    expect(chargedQuantity(2000, 'weighed', 500)).toBe(1000);
    expect(chargedQuantity(2000, 'piece', 500)).toBe(2000);
    expect(chargedQuantity(1200, 'loose')).toBe(1200);
  });
});
