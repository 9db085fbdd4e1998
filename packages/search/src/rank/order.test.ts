import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { outOfStockCost, rankOrder } from './order.ts';

describe('rankOrder', () => {
  it('sorts by score less what being out of stock costs, then promotion, then row', () => {
    const product = fc.record({ score: fc.integer({ min: 0, max: 5 }), out: fc.boolean(), promoted: fc.boolean() });
    fc.assert(
      fc.property(fc.array(product, { maxLength: 40 }), (products) => {
        const rows = Int32Array.from(products, (_, i) => i);
        const scores = Float64Array.from(products, ({ score }) => score / 4);
        const order = rankOrder(
          rows,
          scores,
          (row) => !products[row]?.out,
          (row) => products[row]?.promoted === true,
        );
        const worth = ({ score, out }: { score: number; out: boolean }) => score / 4 - (out ? outOfStockCost : 0);
        const expected = products
          .map((each, i) => ({ ...each, i }))
          .sort((a, b) => worth(b) - worth(a) || Number(b.promoted) - Number(a.promoted) || a.i - b.i)
          .map(({ i }) => i);
        expect(Array.from(order)).toEqual(expected);
      }),
    );
  });

  it('gives the first of many as it would among all', () => {
    const size = { minLength: 0, maxLength: 400 };
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 0, max: 30 }), size), fc.integer({ min: 0, max: 90 }), (worths, most) => {
        const rows = Int32Array.from(worths, (_, i) => i);
        const scores = Float64Array.from(worths, (worth) => worth / 30);
        const isAvailable = (row: number) => row % 3 !== 0;
        const all = rankOrder(rows, scores, isAvailable, undefined);
        const first = rankOrder(rows, scores, isAvailable, undefined, most);
        expect(Array.from(first)).toEqual(Array.from(all.subarray(0, most)));
      }),
    );
  });
});
