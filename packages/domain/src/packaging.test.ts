import { describe, expect, it } from 'vitest';
import { bagsNeeded, packageCount, packageCountText, packageLineText } from './packaging.ts';

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
    expect(packageLineText({ kind: 'box', count: 0, items: 6 })).toBe('');
    expect(packageLineText({ kind: 'box', count: 3, items: 1 })).toBe('3\u00a0confezioni');
  });

  it('counts bags', () => {
    expect([0, 1, 8, 9].map((pieces) => bagsNeeded(pieces, 8))).toEqual([0, 1, 1, 2]);
  });
});
