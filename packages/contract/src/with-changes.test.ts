import { expect, test } from 'vitest';
import type { Cart, CartChanges, CartItem } from './cart.ts';
import { sumOfItems, withChanges } from './with-changes.ts';

const item = (cartItemId: number, quantity: number, more: Partial<CartItem> = {}) =>
  ({ cartItemId, quantity, grossTotal: quantity * 1.1, cartItemInsertionTypeId: 1, ...more }) as CartItem;
const gift = item(4, 1, { cartItemInsertionTypeId: 2, grossTotal: 0 });
const cart = {
  cartId: 9,
  revision: 5,
  locked: false,
  grossTotal: 5.5,
  cartItems: [item(1, 2), item(2, 3), gift],
} as Cart;

/** What the shop answers when the cart has become `items`. */
const changesTo = (items: CartItem[], more: Partial<CartChanges> = {}) =>
  ({
    cartId: 9,
    revision: 6,
    locked: false,
    grossTotal: 7,
    since: 5,
    changedItems: items.filter((each) => !cart.cartItems.includes(each)),
    removedItemIds: cart.cartItems
      .map((each) => each.cartItemId)
      .filter((id) => !items.some((x) => x.cartItemId === id)),
    itemsSum: sumOfItems(items),
    ...more,
  }) as CartChanges;

test('lines change, come before the free ones, and go; the rest is what the answer says', () => {
  const [first] = cart.cartItems as [CartItem];
  const items = [first, item(5, 0.35), gift];
  const now = withChanges(cart, changesTo(items));
  expect(now).toEqual({ cartId: 9, revision: 6, locked: false, grossTotal: 7, cartItems: items });
  expect(now?.cartItems[0]).toBe(first);
  expect(cart.cartItems).toHaveLength(3);
});

test('a cart is emptied', () => {
  expect(withChanges(cart, changesTo([]))?.cartItems).toEqual([]);
});

test.each<[string, Cart | undefined]>([
  ['nothing is known', undefined],
  ['another device was quicker', { ...cart, revision: 4 }],
  ['a later answer is known', { ...cart, revision: 6 }],
  ['it is another cart', { ...cart, cartId: 8 }],
  ['it was locked', { ...cart, locked: true }],
  ['the price of another line moved', { ...cart, cartItems: [item(1, 2, { grossTotal: 2.3 }), item(2, 3), gift] }],
  [
    'another line is sold out',
    { ...cart, cartItems: [item(1, 2, { errors: [{ code: 'x', error: 'X' }] }), item(2, 3), gift] },
  ],
])('cannot be said when %s', (_, known) => {
  expect(withChanges(known, changesTo([item(1, 2), item(2, 4), gift], { changedItems: [item(2, 4)] }))).toBeUndefined();
});
