import type { Product } from '@sporta/contract';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type CheckoutWorld, startCheckoutWorld } from '../orders/testing/checkout-world.ts';
import { cartText } from './cart-text.ts';

let world: CheckoutWorld;
beforeAll(async () => {
  world = await startCheckoutWorld();
});
afterAll(() => world.close());

it.each([true, false])('says the same as JSON.stringify, with sectors: %s', async (show_sectors) => {
  const customer = await world.customer();
  await customer.add('RISO', 2);
  await customer.add('ULTIMO', 1);
  const { data: cart } = await customer.client.get('cart/view', { show_sectors });
  expect(cart.cartItems).toHaveLength(2);
  expect(Boolean(cart.sectors)).toBe(show_sectors);
  expect(JSON.parse(cartText(cart))).toEqual(cart);
});

it('writes an empty cart, and products it is given for the first time', () => {
  const product = { productId: 7, name: 'Olio «d’oliva», 1 l' } as Product;
  const item = { cartItemId: 1, product, quantity: 1 };
  for (const cartItems of [[], [item], [item, { ...item, cartItemId: 2 }]]) {
    const cart = { cartId: 3, cartItems, totalItems: cartItems.length } as never;
    expect(JSON.parse(cartText(cart))).toEqual(cart);
  }
});
