import { expect, it } from 'vitest';
import { moves } from './new-departments.ts';

it('makes a department the main one and keeps the others', () => {
  const rows = [
    { productId: 1, categoryIds: [10, 20] },
    { productId: 2, categoryIds: [30] },
    { productId: 3, categoryIds: [11, 30, 20] },
    { productId: 4, categoryIds: [] },
  ];
  expect(moves(rows, 30)).toEqual([
    { product_id: 1, field: 'categories', before: [10, 20], after: [30, 20] },
    { product_id: 3, field: 'categories', before: [11, 30, 20], after: [30, 20] },
    { product_id: 4, field: 'categories', before: [], after: [30] },
  ]);
});
