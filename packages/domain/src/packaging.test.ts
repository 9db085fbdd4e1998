import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  bagsNeeded,
  OWN_HANDLE_GRAMS,
  packageCount,
  packageCountText,
  packageLineText,
  piecesToBag,
} from './packaging.ts';

const water = { mode: 'piece' as const, boxItems: 6, palletItems: 72 };
const text = (pieces: number) => {
  const count = packageCount(pieces * 1000, water);
  return count && packageCountText(count);
};

describe('package count', () => {
  it('prefers pallets, then boxes, then says 0 boxes', () => {
    expect(text(72)).toBe('1\u00a0pallet');
    expect(text(144)).toBe('2\u00a0pallet');
    expect(text(6)).toBe('1\u00a0scatola');
    expect(text(12)).toBe('2\u00a0scatole');
    expect(text(7)).toBe('0\u00a0scatole');
    expect(text(0)).toBe('0\u00a0scatole');
  });

  it('says nothing for loose goods and without packaging data', () => {
    expect(packageCount(6000, { ...water, mode: 'loose' })).toBeUndefined();
    expect(packageCount(6000, { mode: 'piece' })).toBeUndefined();
  });

  it('is a phrase on the line of the cart', () => {
    expect(packageLineText({ kind: 'box', count: 2, items: 6 })).toBe('2\u00a0confezioni da 6');
    expect(packageLineText({ kind: 'box', count: 1, items: 6 })).toBe('1\u00a0confezione da 6');
    expect(packageLineText({ kind: 'box', count: 0, items: 6 })).toBe('0\u00a0scatole');
    expect(packageLineText({ kind: 'box', count: 3, items: 1 })).toBe('3\u00a0confezioni');
  });

  it('puts into bags only what is not in a carton or on a pallet, and not too heavy for one', () => {
    const pieces = (quantity: number, more = {}) => piecesToBag({ quantity: quantity * 1000, ...water, ...more });
    expect([0, 1, 5, 6, 7, 12, 71, 72, 73, 78].map((each) => pieces(each))).toEqual([0, 1, 5, 0, 1, 0, 5, 0, 1, 0]);
    // a pallet that is not a whole number of cartons
    expect(pieces(80, { palletItems: 75 })).toBe(5);
    expect(pieces(9, { boxItems: null, palletItems: null })).toBe(9);
    expect(pieces(9, { boxItems: 1 })).toBe(0);
    expect(pieces(3, { boxItems: null, palletItems: null, grossGrams: OWN_HANDLE_GRAMS })).toBe(0);
    expect(pieces(3, { boxItems: null, palletItems: null, grossGrams: OWN_HANDLE_GRAMS - 1 })).toBe(3);
    expect(piecesToBag({ quantity: 2400, mode: 'loose', boxItems: 6 })).toBe(1);
    expect(piecesToBag({ quantity: 2000, mode: 'weighed' })).toBe(2);
  });

  it('never bags more than there are pieces, and nothing more for whole cartons', () => {
    fc.assert(
      fc.property(fc.nat(2000), fc.integer({ min: 1, max: 60 }), fc.nat(50), (quantity, boxItems, cartons) => {
        const bagged = (pieces: number) => piecesToBag({ quantity: pieces * 1000, mode: 'piece', boxItems });
        expect(bagged(quantity)).toBeLessThanOrEqual(Math.min(quantity, boxItems - 1));
        expect(bagged(quantity + cartons * boxItems)).toBe(bagged(quantity));
      }),
    );
  });

  it('counts bags', () => {
    expect([0, 1, 8, 9].map((pieces) => bagsNeeded(pieces, 8))).toEqual([0, 1, 1, 2]);
  });
});
