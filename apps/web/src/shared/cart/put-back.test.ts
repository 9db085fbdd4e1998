import type { Cart, CartItem, Client, Product } from '@sporta/contract';
import { toastManager } from '@sporta/ui/components/toast/toast.ts';
import { QueryClient } from '@tanstack/react-query';
import { afterEach, describe, expect, it } from 'vitest';
import { changesBetween } from '../../lib/testing/changes-between.ts';
import { knownCart, setCart } from './cart-query.ts';
import { offerToPutBack, putBack } from './put-back.ts';
import { wishes } from './wishes.ts';

const pasta = { productId: 7, name: 'Penne', shortDescr: '', description: '' } as unknown as Product;

const lineWith = (cartItemId: number, quantity: number, more: object = {}): CartItem =>
  ({
    cartItemId,
    quantity,
    product: pasta,
    cartItemInsertionTypeId: 1,
    cartItemInfo: { is_package: 'false', accept_alternatives: 'true' },
    ...more,
  }) as unknown as CartItem;

/** A shop whose cart gives an added product a line of a new number, with nothing written on it. */
function shopWith(lines: CartItem[], { refuseInfo = false } = {}) {
  const sent: { path: string; input: Record<string, unknown> }[] = [];
  let state = { cartId: 1, revision: 1, cartItems: lines } as unknown as Cart;
  const become = (cartItems: CartItem[]) => {
    const before = state;
    state = { ...state, revision: state.revision + 1, cartItems };
    return { data: changesBetween(before, state) };
  };
  const api = {
    async call({ path }: { path: string }, { change_id, only, ...input }: Record<string, number>) {
      sent.push({ path, input });
      if (path === 'cart/set-item-info') {
        if (refuseInfo) throw new Error('away');
        return become(state.cartItems);
      }
      if (path === 'cart/add-item') return become([...state.cartItems, lineWith(99, input.quantity ?? 0)]);
      return become([]);
    },
  } as unknown as Client;
  const client = new QueryClient();
  setCart(client, state);
  return { api, client, sent };
}

describe('what was taken out of the cart', () => {
  it('comes back with its quantity, its note, and what to bring if it is missing', async () => {
    const line = lineWith(12, 3, {
      cartItemInfo: { is_package: 'false', accept_alternatives: 'false', user_notes: 'Quelle corte' },
      wantedSubstitute: { productId: 8 },
    });
    const { api, client, sent } = shopWith([]);
    await putBack(api, client, { product: pasta, quantity: 3000, line });
    expect(sent).toEqual([
      { path: 'cart/add-item', input: { product_id: 7, quantity: 3 } },
      {
        path: 'cart/set-item-info',
        input: {
          cart_item_id: 99,
          user_notes: 'Quelle corte',
          accept_alternatives: false,
          wanted_substitute_id: 8,
        },
      },
    ]);
    expect(knownCart(client)?.cartItems.map(({ cartItemId, quantity }) => [cartItemId, quantity])).toEqual([[99, 3]]);
  });

  it('asks nothing of the shop about a line with nothing written on it', async () => {
    const { api, client, sent } = shopWith([]);
    await putBack(api, client, { product: pasta, quantity: 1000, line: lineWith(12, 1) });
    expect(sent.map(({ path }) => path)).toEqual(['cart/add-item']);
  });

  it('stays as it was when it is put back before it went out', async () => {
    const line = lineWith(12, 2, { cartItemInfo: { accept_alternatives: 'true', user_notes: 'Mature' } });
    const { api, client, sent } = shopWith([line]);
    await putBack(api, client, { product: pasta, quantity: 2000, line });
    expect(sent).toEqual([]);
  });

  it('is in the cart also when its note does not follow', async () => {
    const line = lineWith(12, 2, { cartItemInfo: { accept_alternatives: 'true', user_notes: 'Mature' } });
    const { api, client } = shopWith([], { refuseInfo: true });
    await putBack(api, client, { product: pasta, quantity: 2000, line });
    expect(knownCart(client)?.cartItems.map(({ quantity }) => quantity)).toEqual([2]);
  });
});

describe('the offer to put back', () => {
  let end: (() => void)[] = [];
  afterEach(() => {
    for (const each of end) each();
    end = [];
    wishes.clear(7);
  });
  function watched(lines: CartItem[]) {
    const { api, client } = shopWith(lines);
    const said: string[] = [];
    end.push(
      offerToPutBack(api, client),
      toastManager[' subscribe'](({ options }) => void said.push(String(options.title))),
    );
    return said;
  }

  it('is made once for each product that is taken out, also by the last of several taps', () => {
    const said = watched([lineWith(12, 2)]);
    wishes.set(7, { quantity: 1000, product: pasta });
    expect(said).toEqual([]);
    wishes.set(7, { quantity: 0, product: pasta });
    wishes.set(8, { quantity: 1000, product: pasta });
    wishes.clear(8);
    expect(said).toEqual(['Penne tolto dal carrello']);
  });

  it('is not made for what was never in the cart, nor for what waits for the network', () => {
    const said = watched([]);
    wishes.set(7, { quantity: 0, product: pasta });
    wishes.clear(7);
    wishes.set(7, { quantity: 0, product: pasta, keptFrom: 2000 });
    expect(said).toEqual([]);
  });
});
