import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { formatUnitPrice, showsOnlyUnitPrice, unitPrice, weightUnitDisplay } from './unit-price.ts';

describe('unit price', () => {
  it('compares by kilogram, litre, piece, wash', () => {
    expect(unitPrice(299, { mode: 'piece', content: 1500, contentUnit: 'g' })).toEqual({ cents: 199, unit: 'kg' });
    expect(unitPrice(42, { mode: 'piece', content: 1500, contentUnit: 'ml' })).toEqual({ cents: 28, unit: 'l' });
    expect(unitPrice(699, { mode: 'piece', content: 40, contentUnit: 'wash' })).toEqual({ cents: 17, unit: 'wash' });
    expect(unitPrice(1190, { mode: 'weighed', content: 500, contentUnit: 'g' })).toEqual({ cents: 1190, unit: 'kg' });
  });

  it('uses the drained weight of goods in liquid', () => {
    expect(unitPrice(449, { mode: 'piece', content: 240, contentUnit: 'g', drainedGrams: 168 })?.cents).toBe(2673);
  });

  it('says nothing when the content is unknown', () => {
    expect(unitPrice(449, { mode: 'piece' })).toBeUndefined();
    expect(unitPrice(449, { mode: 'piece', content: 0, contentUnit: 'g' })).toBeUndefined();
  });

  it('is the price itself for loose goods', () => {
    expect(showsOnlyUnitPrice('loose')).toBe(true);
    fc.assert(
      fc.property(fc.nat(100_000), (cents) => {
        expect(unitPrice(cents, { mode: 'loose' })).toEqual({ cents, unit: 'kg' });
      }),
    );
  });

  it('times the content is the price again, within the rounding', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 100_000 }), fc.integer({ min: 1, max: 20_000 }), (cents, grams) => {
        const per = unitPrice(cents, { mode: 'piece', content: grams, contentUnit: 'g' });
        expect(Math.abs(((per?.cents ?? 0) * grams) / 1000 - cents)).toBeLessThanOrEqual(grams / 2000 + 1e-6);
      }),
    );
  });

  it('is written with its unit', () => {
    expect(formatUnitPrice({ cents: 199, unit: 'kg' })).toBe('1,99\u00a0€/kg');
    expect(formatUnitPrice({ cents: 17, unit: 'wash' })).toBe('0,17\u00a0€/lavaggio');
    expect(formatUnitPrice({ cents: 37, unit: 'piece' }, 'uovo')).toBe('0,37\u00a0€/uovo');
    expect(weightUnitDisplay('l')).toBe('LT');
    expect(weightUnitDisplay('roll')).toBe('PZ');
  });
});
