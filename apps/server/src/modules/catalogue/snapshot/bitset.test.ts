import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Bitset, countCommon, countSlots, createBitset, eachSlot, intersection, setBit } from './bitset.ts';

const size = 200;
const sets = fc.uniqueArray(fc.integer({ min: 0, max: size - 1 }));

function bitsetOf(slots: readonly number[]): Bitset {
  const bits = createBitset(size);
  for (const slot of slots) setBit(bits, slot);
  return bits;
}

function slotsOf(bits: Bitset): number[] {
  const slots: number[] = [];
  eachSlot(bits, (slot) => slots.push(slot));
  return slots;
}

const rising = (slots: Iterable<number>) => [...slots].sort((a, b) => a - b);

describe('a set of slots', () => {
  it('gives back what was put in, in rising order, and counts it', () => {
    fc.assert(
      fc.property(sets, (slots) => {
        expect(slotsOf(bitsetOf(slots))).toEqual(rising(slots));
        expect(countSlots(bitsetOf(slots))).toBe(slots.length);
      }),
    );
  });

  it('has what both sets have', () => {
    fc.assert(
      fc.property(sets, sets, (first, second) => {
        const [a, b] = [new Set(first), new Set(second)];
        expect(slotsOf(intersection(bitsetOf(first), bitsetOf(second)))).toEqual(rising(a.intersection(b)));
        expect(countCommon(bitsetOf(first), bitsetOf(second))).toBe(a.intersection(b).size);
      }),
    );
  });
});
