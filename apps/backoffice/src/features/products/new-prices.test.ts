import type { StaffProductRow } from '@sporta/contract';
import { expect, it } from 'vitest';
import { newPrices } from './new-prices.ts';

const row = (productId: number, price: number | null) =>
  ({ productId, price, priceField: 'price:1:0' }) as StaffProductRow;
const prices = (...args: Parameters<typeof newPrices>) => newPrices(...args).map(({ after }) => after);

it('moves prices by percent to the cent, half up, or to one amount', () => {
  const rows = [row(1, 1.59), row(2, null), row(3, 10), row(4, 0.05)];
  expect(prices(rows, { kind: 'percent', percent: 5 })).toEqual([1.67, 10.5]);
  expect(prices(rows, { kind: 'percent', percent: -10 })).toEqual([1.43, 9]);
  expect(prices(rows, { kind: 'amount', euro: 10 })).toEqual([10, 10]);
  expect(newPrices([row(1, 1.59)], { kind: 'amount', euro: 1.2 })).toEqual([
    { product_id: 1, field: 'price:1:0', before: 1.59, after: 1.2 },
  ]);
});
