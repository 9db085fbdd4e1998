import { ApiError, type Cart, type Client, type Product } from '@sporta/contract';
import { QueryClient } from '@tanstack/react-query';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { changesBetween } from '../../lib/testing/changes-between.ts';
import { takeWantedProduct } from '../session/index.ts';
import { knownCart, setCart } from './cart-query.ts';
import { flushQuantity, sendWaiting } from './flush-quantity.ts';
import { wishes } from './wishes.ts';

interface Sent {
  path: string;
  input: Record<string, unknown>;
}

/** A server with one cart: keeps lines, counts revisions, and answers when `release` is called. */
function fakeShop({ refuse, answersWhole = false }: { refuse?: ApiError; answersWhole?: boolean } = {}) {
  const sent: Sent[] = [];
  const waiting: (() => void)[] = [];
  const lines = new Map<number, { cartItemId: number; quantity: number }>();
  let revision = 1;
  const cart = () =>
    ({
      cartId: 1,
      revision,
      cartItems: [...lines].map(([productId, line]) => ({
        ...line,
        product: { productId },
        cartItemInsertionTypeId: 1,
      })),
    }) as unknown as Cart;
  const api = {
    async call(endpoint: { path: string }, { change_id, only, ...input }: Record<string, number>) {
      expect(only).toBe('changes');
      expect(change_id).toMatch(/^[0-9a-f-]{36}$/);
      sent.push({ path: endpoint.path, input });
      await new Promise<void>((resolve) => waiting.push(resolve));
      if (refuse) throw refuse;
      const before = cart();
      revision += 1;
      const byItem = [...lines].find(([, line]) => line.cartItemId === input.cart_item_id);
      if (endpoint.path === 'cart/add-item') {
        lines.set(input.product_id ?? 0, { cartItemId: 100 + (input.product_id ?? 0), quantity: input.quantity ?? 0 });
      } else if (endpoint.path === 'cart/update-item' && byItem) byItem[1].quantity = input.quantity ?? 0;
      else if (byItem) lines.delete(byItem[0]);
      return { data: answersWhole ? cart() : changesBetween(before, cart()) };
    },
  } as unknown as Client;
  const settle = async () => {
    for (let turn = 0; turn < 20; turn += 1) {
      waiting.shift()?.();
      await new Promise((resolve) => setTimeout(resolve));
    }
  };
  return { api, sent, settle, cart };
}

function tap(api: Client, client: QueryClient, productId: number, quantity: number): void {
  wishes.set(productId, { quantity });
  flushQuantity(api, client, productId);
}

describe('changing quantities', () => {
  let client: QueryClient;
  beforeEach(() => {
    client = new QueryClient();
    for (const productId of wishes.all().keys()) wishes.clear(productId);
  });

  it('shows the wish at once, adds, and takes the answer as the cart', async () => {
    const shop = fakeShop();
    setCart(client, shop.cart());
    tap(shop.api, client, 7, 1000);
    expect(wishes.get(7)?.quantity).toBe(1000);
    await shop.settle();
    expect(shop.sent).toEqual([{ path: 'cart/add-item', input: { product_id: 7, quantity: 1 } }]);
    expect(wishes.get(7)).toBeUndefined();
    expect(knownCart(client)?.cartItems).toHaveLength(1);
  });

  it('takes the whole cart of a server that is older than the page, tap after tap', async () => {
    const shop = fakeShop({ answersWhole: true });
    setCart(client, shop.cart());
    tap(shop.api, client, 7, 1000);
    await shop.settle();
    tap(shop.api, client, 8, 2000);
    await shop.settle();
    tap(shop.api, client, 7, 0);
    await shop.settle();
    expect(shop.sent.map(({ path }) => path)).toEqual(['cart/add-item', 'cart/add-item', 'cart/remove-item']);
    expect(knownCart(client)).toEqual(shop.cart());
    expect(wishes.all().size).toBe(0);
  });

  it('sends many quick taps as one add and one change, the last wish wins', async () => {
    const shop = fakeShop();
    setCart(client, shop.cart());
    for (const quantity of [1000, 2000, 3000, 4000]) {
      tap(shop.api, client, 7, quantity);
      await new Promise((resolve) => setTimeout(resolve));
    }
    await shop.settle();
    expect(shop.sent).toEqual([
      { path: 'cart/add-item', input: { product_id: 7, quantity: 1 } },
      { path: 'cart/update-item', input: { cart_item_id: 107, quantity: 4 } },
    ]);
    expect(wishes.all().size).toBe(0);
  });

  it('removes the line at zero, and asks nothing for a product that never was there', async () => {
    const shop = fakeShop();
    setCart(client, shop.cart());
    tap(shop.api, client, 7, 1000);
    await shop.settle();
    tap(shop.api, client, 7, 0);
    await shop.settle();
    tap(shop.api, client, 8, 0);
    await shop.settle();
    expect(shop.sent.map(({ path }) => path)).toEqual(['cart/add-item', 'cart/remove-item']);
    expect(knownCart(client)?.cartItems).toHaveLength(0);
  });

  it('a refusal takes the wish back and leaves the cart as it was', async () => {
    const refusal = new ApiError('refused', { status: 200, errors: [{ code: 'not-available', error: 'Esaurito' }] });
    const shop = fakeShop({ refuse: refusal });
    setCart(client, shop.cart());
    tap(shop.api, client, 7, 1000);
    await shop.settle();
    expect(wishes.get(7)).toBeUndefined();
    expect(knownCart(client)?.cartItems).toHaveLength(0);
  });

  it('remembers for after the login what was added when the session had ended, and nothing that was taken out', async () => {
    const kept = new Map<string, string>();
    vi.stubGlobal('sessionStorage', {
      getItem: (key: string) => kept.get(key) ?? null,
      setItem: (key: string, text: string) => kept.set(key, text),
      removeItem: (key: string) => kept.delete(key),
    });
    const shop = fakeShop({ refuse: new ApiError('loginNeeded', { status: 419, errors: [] }) });
    const product = { productId: 7, name: 'Latte fresco' } as Product;
    setCart(client, shop.cart());
    wishes.set(7, { quantity: 2000, product });
    flushQuantity(shop.api, client, 7);
    await shop.settle();
    expect(takeWantedProduct()).toEqual({ productId: 7, quantity: 2, name: 'Latte fresco' });
    setCart(client, {
      ...shop.cart(),
      revision: 9,
      cartItems: [{ cartItemId: 107, product, quantity: 3, cartItemInsertionTypeId: 1 }],
    } as Cart);
    wishes.set(7, { quantity: 1000, product });
    flushQuantity(shop.api, client, 7);
    await shop.settle();
    expect(takeWantedProduct()).toBeUndefined();
    vi.unstubAllGlobals();
  });

  it('leaves with the page what still waits, each change once', async () => {
    const shop = fakeShop();
    setCart(client, shop.cart());
    // the first is under way, the others wait for it; more of the first is wished meanwhile
    tap(shop.api, client, 7, 1000);
    tap(shop.api, client, 8, 2000);
    tap(shop.api, client, 9, 1000);
    await new Promise((resolve) => setTimeout(resolve));
    tap(shop.api, client, 7, 3000);
    sendWaiting(shop.api, client);
    const added = (product_id: number, quantity: number) => ({
      path: 'cart/add-item',
      input: { product_id, quantity },
    });
    const left = [added(7, 1), added(8, 2), added(9, 1), added(7, 2)];
    expect(shop.sent).toEqual(left);
    // the page comes back from the browser's memory: nothing goes out a second time
    await shop.settle();
    expect(shop.sent).toEqual(left);
    expect(wishes.all().size).toBe(0);
  });

  it('never lets an older answer replace a newer cart', () => {
    const shop = fakeShop();
    setCart(client, { ...shop.cart(), revision: 9 });
    setCart(client, { ...shop.cart(), revision: 4 });
    expect(knownCart(client)?.revision).toBe(9);
    setCart(client, { ...shop.cart(), cartId: 2, revision: 1 });
    expect(knownCart(client)?.cartId).toBe(2);
  });
});
