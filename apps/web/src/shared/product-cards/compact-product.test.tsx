// @vitest-environment happy-dom
import { type Cart, endpoints, type Product } from '@sporta/contract';
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { changesBetween } from '../../lib/testing/changes-between.ts';
import { type AskedCall, renderInShop, type TestAnswer } from '../../lib/testing/render-in-shop.tsx';
import { CompactProduct } from './alternatives.tsx';

afterEach(cleanup);

const pasta = {
  productId: 7,
  name: 'Penne rigate',
  shortDescr: 'Molino Serra',
  description: '500 g',
  productNatureId: 1,
  productInfos: { TIPOLOGIA: 'Pezzo' },
  productClasses: [],
  mediaURL: '/media/products/1/77/480.webp',
  itemUrl: '/product/penne',
  price: 1.59,
  priceDisplay: 1.59,
  priceUmDisplay: 3.18,
  weightUnitDisplay: 'KG',
  available: 100,
} as unknown as Product;

/** A server with one cart, whose changes wait until `release` lets the next one go. */
function shopWithCart(start: number) {
  let pieces = start;
  let revision = 1;
  const waiting: (() => void)[] = [];
  const cart = () =>
    ({
      cartId: 1,
      revision,
      cartItems:
        pieces === 0
          ? []
          : [{ cartItemId: 107, quantity: pieces, product: { productId: 7 }, cartItemInsertionTypeId: 1 }],
    }) as unknown as Cart;
  const answer = async ({ path, input }: AskedCall): Promise<TestAnswer> => {
    if (!/^cart\/(add|update|remove)-item$/.test(path))
      return { data: path === endpoints.cart.view.path ? cart() : {} };
    await new Promise<void>((resolve) => waiting.push(resolve));
    const wanted = path === endpoints.cart.removeItem.path ? 0 : Number(input.quantity);
    if (wanted > 3) return { refusal: [{ code: 'not-available', error: 'Ne restano 3' }] };
    const before = cart();
    pieces = wanted;
    revision += 1;
    return { data: changesBetween(before, cart()) };
  };
  const release = async () => {
    await waitFor(() => expect(waiting.length).toBeGreaterThan(0));
    waiting.shift()?.();
  };
  return { answer, release };
}

const press = (name: RegExp) => fireEvent.click(screen.getByRole('button', { name }));
const shown = () => screen.queryByRole('spinbutton')?.getAttribute('aria-valuenow') ?? '0';
const isBusy = () => screen.getByRole('spinbutton').getAttribute('aria-busy') === 'true';
const changes = (asked: AskedCall[]) =>
  asked.filter(({ path }) => path.endsWith('-item')).map(({ path, input }) => [path, input.quantity]);

async function show(start: number) {
  const { answer, release } = shopWithCart(start);
  const shop = await renderInShop(<CompactProduct product={pasta} />, answer);
  await waitFor(() => expect(shop.queryClient.getQueryData(['cart'])).toBeTruthy());
  await waitFor(() => expect(shown()).toBe(String(start)));
  return { ...shop, release };
}

describe('the quantity of a product, while the server has not answered yet', () => {
  it('shows every tap at once, and sends those made meanwhile as one change', async () => {
    const { asked, release } = await show(0);
    press(/^Aggiungi/);
    await waitFor(() => expect(changes(asked)).toHaveLength(1));
    press(/Uno in più/);
    press(/Uno in più/);
    expect(shown()).toBe('3');
    expect(isBusy()).toBe(true);
    await release();
    await release();
    await waitFor(() => expect(isBusy()).toBe(false));
    expect(shown()).toBe('3');
    expect(changes(asked)).toEqual([
      [endpoints.cart.addItem.path, 1],
      [endpoints.cart.updateItem.path, 3],
    ]);
  });

  it('goes back to what is in the cart when the shop refuses', async () => {
    const { asked, release } = await show(3);
    press(/Uno in più/);
    expect(shown()).toBe('4');
    await release();
    await waitFor(() => expect(shown()).toBe('3'));
    expect(changes(asked)).toEqual([[endpoints.cart.updateItem.path, 4]]);
  });

  it('takes the product out with the bin, and offers to add it again', async () => {
    const { asked, release } = await show(1);
    press(/^Togli/);
    expect(shown()).toBe('0');
    expect(screen.getByRole('button', { name: /^Aggiungi/ })).toBeTruthy();
    await release();
    await waitFor(() => expect(changes(asked)).toEqual([[endpoints.cart.removeItem.path, undefined]]));
    await waitFor(() => expect(shown()).toBe('0'));
  });
});
