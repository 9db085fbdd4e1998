import type { Cart, Product } from '@sporta/contract';
import { describe, expect, it } from 'vitest';
import { addedItems, commerceEvent } from './commerce-events.ts';

const product = (productId: number) =>
  ({ productId, name: `P${productId}`, shortDescr: '', breadCrumbs: [], priceDisplay: 1.1 }) as unknown as Product;
const cart = (lines: [number, number][], cartId = 1) =>
  ({ cartId, cartItems: lines.map(([id, quantity]) => ({ cartItemId: id, product: product(id), quantity })) }) as Cart;

describe('addedItems', () => {
  it('counts what is new and what is more, not what is less', () => {
    const items = addedItems(
      cart([
        [1, 2],
        [2, 3],
      ]),
      cart([
        [1, 3],
        [2, 1],
        [3, 0.3],
      ]),
    );
    expect(items.map(({ item_id, quantity }) => [item_id, quantity])).toEqual([
      ['1', 1],
      ['3', 0.3],
    ]);
  });

  it('says nothing of a cart seen for the first time, nor of another one', () => {
    expect(addedItems(undefined, cart([[1, 1]]))).toEqual([]);
    expect(addedItems(cart([[1, 1]]), cart([[2, 5]], 9))).toEqual([]);
  });
});

describe('commerceEvent', () => {
  it('adds up the value in euro', () => {
    const items = addedItems(cart([]), cart([[1, 3]]));
    expect(commerceEvent('add_to_cart', items)).toMatchObject({ ecommerce: { currency: 'EUR', value: 3.3 } });
  });
});
