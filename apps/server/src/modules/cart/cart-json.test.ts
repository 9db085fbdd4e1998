import { type AddressInfo, connect } from 'node:net';
import type { Cart, CartItem, Product } from '@sporta/contract';
import { cartItem } from '@sporta/contract/cart.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { jsonOf } from '../../platform/http/envelope.ts';
import { createSession } from '../../platform/session.ts';
import { type CheckoutWorld, startCheckoutWorld } from '../orders/testing/checkout-world.ts';
import { writeCart } from './cart-json.ts';

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
  expect(JSON.parse(jsonOf((writer) => writeCart(cart, writer)).toString())).toEqual(cart);
});

it('writes an empty cart, and products it is given for the first time', () => {
  const product = { productId: 7, name: 'Olio «d’oliva», 1 l' } as Product;
  const item = { cartItemId: 1, product, quantity: 1 };
  for (const cartItems of [[], [item], [item, { ...item, cartItemId: 2 }]]) {
    const cart = { cartId: 3, cartItems, totalItems: cartItems.length } as never;
    expect(JSON.parse(jsonOf((writer) => writeCart(cart, writer)).toString())).toEqual(cart);
  }
});

it('writes every member an item may have', () => {
  const item: Required<CartItem> = {
    cartItemId: 1,
    product: { productId: 7, name: 'Mele' } as Product,
    quantity: 0.5,
    weightUnitSelling: 'kg',
    price: 2.98,
    priceBefore: 2.5,
    grossTotal: 1.49,
    standardTotal: 1.99,
    estimated: true,
    editable: true,
    cartItemInsertionTypeId: 1,
    cartItemInfo: { size: 'M', is_package: 'false', accept_alternatives: 'true', user_notes: 'Mature “però” sode' },
    wantedSubstitute: { productId: 8, name: 'Pere' } as CartItem['wantedSubstitute'],
    promotions: [{ name: 'Sconto', amount: 0.5 }],
    hint: { text: 'Aggiungine 1: è gratis', add: 1 },
    errors: [{ code: 'not-available', error: 'È esaurito' }],
  } as Required<CartItem>;
  expect(Object.keys(item)).toEqual(Object.keys(cartItem.shape));
  const cart = { cartItems: [item] } as never as Cart;
  const written = jsonOf((writer) => writeCart({ ...cart, cartId: 3 }, writer)).toString();
  expect(JSON.parse(written).cartItems).toEqual([item]);
});

it('gives each customer their own cart, whoever asks ahead and reads late', async () => {
  const { port } = world.app.server.address() as AddressInfo;
  const shoppers = await Promise.all(
    [3, 1].map(async (quantity) => {
      const customer = await world.customer();
      await customer.add('RISO', quantity);
      if (quantity === 1) await customer.add('ULTIMO', 1);
      const { token } = await createSession(world.deps, customer.accountId, { remember: false });
      return { token, cart: await customer.cart() };
    }),
  );
  const asked = Array.from({ length: 60 }, (_, n) => shoppers[n % 7 === 0 ? 1 : 0]!);
  // they lie in memory until this connection reads
  const answers = await new Promise<string[]>((resolve, reject) => {
    let text = '';
    const socket = connect(port, '127.0.0.1', () => {
      socket.pause();
      for (const { token } of asked)
        socket.write(`GET /ebsn/api/cart/view HTTP/1.1\r\nHost: shop\r\nX-Ebsn-Account: ${token}\r\n\r\n`);
      setTimeout(() => socket.resume(), 300);
    });
    socket.setEncoding('utf8');
    socket.on('error', reject);
    socket.on('data', (piece) => {
      text += piece;
      const bodies = text.split(/HTTP\/1\.1 200 OK[\s\S]*?\r\n\r\n/).slice(1);
      if (bodies.length < asked.length || !bodies.at(-1)!.endsWith('}}')) return;
      socket.destroy();
      resolve(bodies);
    });
  });
  for (const [n, { cart }] of asked.entries()) expect(JSON.parse(answers[n]!).data).toEqual(cart);
});
