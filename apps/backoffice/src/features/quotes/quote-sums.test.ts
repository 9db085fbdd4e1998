import type { StaffQuoteLine } from '@sporta/contract';
import { expect, it } from 'vitest';
import { quoteSums } from './quote-sums.ts';

const line = (facts: Partial<StaffQuoteLine>) =>
  ({ quoteLineId: 1, quantity: 10, charged: 10, vatRateBp: 1000, fixed: false, ...facts }) as StaffQuoteLine;
const priceOf = ({ price }: StaffQuoteLine) => price;

it('comes to the sum of its lines, with and without VAT, less than today by so much, with what is left to the shop', () => {
  const items = [
    line({ price: 2.2, usualPrice: 2.4, listPrice: 2.5, cost: 1.5 }),
    // weighed: what is charged counts, not the pieces
    line({ price: 11, listPrice: 11, cost: 8, quantity: 12, charged: 6 }),
  ];
  expect(quoteSums(items, priceOf)).toEqual({
    totalCents: 8800,
    netCents: 8000,
    discount: { cents: -200, fraction: 8800 / 9000 - 1 },
    margin: { cents: 1700, fraction: 1700 / 8000, lines: 2 },
    lines: 2,
  });
});

it('compares only what is sold today, and says of how many products it knows the cost', () => {
  const items = [line({ price: 2.2, listPrice: 2.2, cost: 2.5 }), line({ price: 1.1 }), line({ fixed: true })];
  const { lines, discount, margin, totalCents } = quoteSums(items, priceOf);
  expect([lines, totalCents]).toEqual([2, 3300]);
  expect(discount).toEqual({ cents: 0, fraction: 0 });
  // below cost
  expect(margin).toEqual({ cents: -500, fraction: -0.25, lines: 1 });
  expect(quoteSums([line({ price: 1 })], priceOf)).toMatchObject({ discount: undefined, margin: undefined });
});

it('reckons a cost of less than a cent', () => {
  expect(quoteSums([line({ price: 1.1, cost: 0.125, charged: 100 })], priceOf).margin?.cents).toBe(10_000 - 1250);
});
