import type { Cart } from '@sporta/contract';
import { expect, it } from 'vitest';
import { beforeAdding } from './use-take-back.ts';

const cart = (...lines: [number, number, number?][]) =>
  ({
    cartItems: lines.map(([productId, quantity, cartItemInsertionTypeId = 1]) => ({
      product: { productId },
      quantity,
      cartItemInsertionTypeId,
    })),
  }) as unknown as Cart;

it('remembers how much was there of each product, gifts apart, and whether there was anything', () => {
  expect(beforeAdding(cart([1, 2], [3, 0.5], [4, 1, 2]), [1, 2, 4])).toEqual({
    before: new Map([
      [1, 2000],
      [2, 0],
      [4, 0],
    ]),
    wasEmpty: false,
  });
  expect(beforeAdding(cart(), [1]).wasEmpty).toBe(true);
  expect(beforeAdding(undefined, [1]).wasEmpty).toBe(false);
});
