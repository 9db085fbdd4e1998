import type { Cart, CartItem, Client } from '@sporta/contract';
import { QueryClient } from '@tanstack/react-query';
import { beforeEach, expect, it } from 'vitest';
import { changesBetween } from '../../lib/testing/changes-between.ts';
import { applyAnswer } from './apply-cart.ts';
import { knownCart, setCart } from './cart-query.ts';

const item = (cartItemId: number, quantity: number) =>
  ({ cartItemId, quantity, grossTotal: quantity, cartItemInsertionTypeId: 1 }) as CartItem;
const cart = (revision: number, ...cartItems: CartItem[]) =>
  ({ cartId: 1, revision, locked: false, cartItems }) as unknown as Cart;

let client: QueryClient;
let asked: string[];
/** A shop whose cart is this one. */
const shop = (now: Cart) =>
  ({
    async call({ path }: { path: string }) {
      asked.push(path);
      return { data: now };
    },
  }) as unknown as Client;
beforeEach(() => {
  client = new QueryClient();
  asked = [];
});

it('puts the changes into the cart that is known, and asks for nothing', async () => {
  const [before, after] = [cart(1, item(1, 1), item(2, 1)), cart(2, item(1, 1), item(2, 3), item(3, 1))];
  setCart(client, before);
  await applyAnswer(shop(after), client, changesBetween(before, after));
  expect(knownCart(client)).toEqual(after);
  expect(asked).toEqual([]);
});

it.each([
  ['an unknown cart', undefined],
  ['a cart that another device has changed since', cart(1, item(1, 1))],
])('asks for the whole cart in place of %s', async (_, known) => {
  const [before, after] = [cart(2, item(1, 1), item(2, 1)), cart(3, item(1, 1), item(2, 3))];
  if (known) setCart(client, known);
  await applyAnswer(shop(after), client, changesBetween(before, after));
  expect(knownCart(client)).toEqual(after);
  expect(asked).toEqual(['cart/view']);
});

it('takes whole answers and changes alike, and says what the cart is', async () => {
  const [before, after] = [cart(1, item(1, 1)), cart(2, item(1, 4))];
  const api = shop(after);
  expect(await applyAnswer(api, client, before)).toBe(before);
  expect(knownCart(client)).toEqual(before);
  expect(await applyAnswer(api, client, changesBetween(before, after))).toEqual(after);
  expect(knownCart(client)).toEqual(after);
  expect(asked).toEqual([]);
});

it('leaves a later cart as it is', async () => {
  const later = cart(4, item(1, 7));
  setCart(client, later);
  await applyAnswer(shop(later), client, changesBetween(cart(2), cart(3, item(1, 6))));
  expect(knownCart(client)).toBe(later);
  expect(asked).toEqual([]);
});
