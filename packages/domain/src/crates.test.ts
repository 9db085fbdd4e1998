import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { estimatedCrates, type GoodsToCarry, GRAMS_PER_CRATE, PIECES_PER_CRATE } from './crates.ts';
import { largerSize, placeSize, sizeBeyond, smallerSize } from './place-size.ts';

const dry: GoodsToCarry = { mode: 'piece', quantity: 1000, grossGrams: null, perishable: false, sectorTint: 'pasta' };
const pieces = (count: number, other: Partial<GoodsToCarry> = {}) => ({ ...dry, quantity: count * 1000, ...other });

const anyLine: fc.Arbitrary<GoodsToCarry> = fc.record({
  mode: fc.constantFrom('piece', 'pack', 'loose', 'weighed'),
  quantity: fc.integer({ min: 50, max: 60_000 }),
  grossGrams: fc.option(fc.integer({ min: 1, max: 20_000 })),
  perishable: fc.boolean(),
  sectorTint: fc.constantFrom(null, 'gelo', 'pasta'),
});

describe('crates of an order', () => {
  it('are one at least, and full by pieces', () => {
    expect(estimatedCrates([])).toBe(1);
    expect(estimatedCrates([pieces(PIECES_PER_CRATE)])).toBe(1);
    expect(estimatedCrates([pieces(PIECES_PER_CRATE + 1)])).toBe(2);
  });

  it('are apart by zone', () => {
    expect(estimatedCrates([dry, pieces(1, { perishable: true }), pieces(1, { sectorTint: 'gelo' })])).toBe(3);
    expect(estimatedCrates([pieces(7), pieces(7)])).toBe(1);
  });

  it('are full by weight, too: six packs of six bottles are no single crate', () => {
    expect(estimatedCrates([pieces(6, { mode: 'pack', grossGrams: 9300 })])).toBe(4);
    expect(estimatedCrates([{ ...dry, mode: 'loose', quantity: GRAMS_PER_CRATE + 1 }])).toBe(2);
  });

  it('grow with the order, and hardly less than its parts', () => {
    fc.assert(
      fc.property(fc.array(anyLine), fc.array(anyLine), (some, more) => {
        const [all, first, second] = [
          estimatedCrates([...some, ...more]),
          estimatedCrates(some),
          estimatedCrates(more),
        ];
        expect(all).toBeGreaterThanOrEqual(Math.max(first, second));
        expect(all).toBeLessThanOrEqual(first + second);
        expect(estimatedCrates([...more, ...some])).toBe(all);
      }),
    );
  });

  it('hold what they are counted for, in each zone', () => {
    fc.assert(
      fc.property(fc.array(anyLine, { minLength: 1 }), (lines) => {
        const count = lines.reduce((sum, { quantity }) => sum + Math.ceil(quantity / 1000), 0);
        const grams = lines.reduce(
          (sum, { mode, quantity, grossGrams }) =>
            sum + (mode === 'loose' ? quantity : Math.ceil(quantity / 1000) * (grossGrams ?? 0)),
          0,
        );
        const crates = estimatedCrates(lines);
        expect(crates * PIECES_PER_CRATE).toBeGreaterThanOrEqual(count);
        expect(crates * GRAMS_PER_CRATE).toBeGreaterThanOrEqual(grams);
      }),
    );
  });
});

it('what a place takes grows and shrinks by both counts at once', () => {
  const size = fc.record({ units: fc.nat(500), crates: fc.nat(80) });
  fc.assert(
    fc.property(size, size, (a, b) => {
      const [larger, smaller] = [largerSize(a, b), smallerSize(a, b)];
      expect(sizeBeyond(larger, smaller).units).toBe(Math.abs(a.units - b.units));
      expect(sizeBeyond(larger, smaller).crates).toBe(Math.abs(a.crates - b.crates));
    }),
  );
  expect(placeSize([pieces(30)])).toEqual({ units: 3, crates: 3 });
});
