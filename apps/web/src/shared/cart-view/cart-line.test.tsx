// @vitest-environment happy-dom
import type { CartItem } from '@sporta/contract';
import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { Profiler } from 'react';
import { afterEach, describe, expect, it } from 'vitest';
import { renderInShop } from '../../lib/testing/render-in-shop.tsx';
import { setCart, useCart } from '../cart/index.ts';
import { CartLine } from './cart-line.tsx';
import { CartSections } from './cart-sections.tsx';

afterEach(cleanup);

const line = (cartItemId: number, name: string, facts: Partial<CartItem> = {}, product: object = {}) =>
  ({
    cartItemId,
    quantity: 3,
    price: 1.59,
    grossTotal: 4.77,
    weightUnitSelling: 'pz',
    editable: true,
    cartItemInsertionTypeId: 1,
    cartItemInfo: { accept_alternatives: 'true' },
    product: {
      productId: cartItemId,
      productNatureId: 1,
      name,
      shortDescr: '',
      description: '500 g',
      slug: 'penne',
      itemUrl: '/product/penne',
      priceDisplay: 1.59,
      productInfos: { TIPOLOGIA: 'Pezzo' },
      mediaURL: '/p.webp',
      mediaURLMedium: '/p.webp',
      breadCrumbs: [{ categoryId: 1, name: 'Pasta' }],
      ...product,
    },
    ...facts,
  }) as unknown as CartItem;

function Lines({ items }: { items: CartItem[] }) {
  useCart();
  return (
    <ul>
      {items.map((item) => (
        <CartLine key={item.cartItemId} item={item} editable />
      ))}
    </ul>
  );
}

/** A shop with these lines in the cart, which are taken out when they are asked to be. */
async function show(...items: CartItem[]) {
  const cart = (lines: CartItem[]) => ({ cartId: 1, revision: 1, cartItems: lines, totalItems: lines.length });
  const shop = await renderInShop(<Lines items={items} />, ({ path }) => ({
    data: path === 'cart/view' ? cart(items) : { ...cart([]), revision: 2 },
  }));
  await waitFor(() => expect(shop.queryClient.getQueryData(['cart'])).toBeTruthy());
  shop.asked.length = 0;
  return shop;
}

const press = async (name: string) => fireEvent.click(await screen.findByRole('button', { name }));

/** Only a product of one piece is taken out by its minus. */
const one = { quantity: 1 };

describe('taking a line out of the cart (specification, sections 4 and 8)', () => {
  it('asks with name, quantity and unit, and sends what it is for goods', async () => {
    const { asked } = await show(line(7, 'Penne rigate', one));
    await press('Togli Penne rigate');
    await screen.findByRole('alertdialog', { name: /^Togliere 1\spezzo di Penne rigate\?$/ });
    expect(asked).toEqual([]);
    await press('Si');
    await waitFor(() => expect(asked.map(({ path }) => path)).toEqual(['cart/remove-item']));
    expect(asked[0]?.input).toMatchObject({ cart_item_id: 7 });
  });

  it('takes nothing out after a No', async () => {
    const { asked } = await show(line(7, 'Penne rigate', one));
    await press('Togli Penne rigate');
    await press('No');
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    expect(asked).toEqual([]);
  });

  it.each([
    ['of nature 8', line(9, 'Borsa', {}, { productNatureId: 8 })],
    ['added by a promotion', line(9, 'Borsa', { cartItemInsertionTypeId: 2 })],
  ])('refuses a gift %s by a call of its own', async (_, gift) => {
    const { asked } = await show(gift);
    await press('Rinuncia all’omaggio Borsa');
    await screen.findByRole('alertdialog', { name: 'Rinunciare a Borsa?' });
    await press('Si');
    await waitFor(() => expect(asked.map(({ path }) => path)).toEqual(['cart/remove-gift']));
    expect(asked[0]?.input).toMatchObject({ cart_item_id: 9 });
  });
});

it('a gift leads to no page and has no quantity to be changed (specification, section 3)', async () => {
  await show(line(7, 'Penne rigate'), line(9, 'Borsa', {}, { productNatureId: 8 }));
  expect(screen.getAllByRole('link').map(({ textContent }) => textContent?.trim())).toEqual(['Penne rigate']);
  expect(await screen.findAllByRole('spinbutton')).toHaveLength(1);
});

it('gifts come last, however they came into the cart (specification, section 4)', async () => {
  const items = [
    line(1, 'Borsa', {}, { productNatureId: 8 }),
    line(2, 'Omaggio', { cartItemInsertionTypeId: 2 }),
    line(3, 'Penne rigate'),
  ];
  await renderInShop(<CartSections items={items} view="latest" editable />);
  const names = () => [...document.querySelectorAll('li.cline .nm')].map(({ textContent }) => textContent?.trim());
  await waitFor(() => expect(names()).toEqual(['Penne rigate', 'Borsa', 'Omaggio']));
});

it('a line is drawn anew for what changes of it, not for what changes of the others', async () => {
  const [penne, riso] = [line(7, 'Penne rigate'), line(8, 'Riso')];
  const drawn: string[] = [];
  const lines = (
    <ul>
      {[penne, riso].map((item) => (
        <Profiler key={item.cartItemId} id={item.product.name} onRender={(id) => drawn.push(id)}>
          <CartLine item={item} editable />
        </Profiler>
      ))}
    </ul>
  );
  const cart = { cartId: 1, revision: 1, cartItems: [penne, riso], totalItems: 2 };
  const { queryClient } = await renderInShop(lines, () => ({ data: cart }));
  await waitFor(() => expect(screen.getAllByRole('spinbutton').map(quantityOf)).toEqual(['3', '3']));
  drawn.length = 0;
  act(() => setCart(queryClient, { ...cart, revision: 2, cartItems: [penne, { ...riso, quantity: 4 }] } as never));
  await waitFor(() => expect(screen.getAllByRole('spinbutton').map(quantityOf)).toEqual(['3', '4']));
  expect(new Set(drawn)).toEqual(new Set(['Riso']));
});

const quantityOf = (stepper: HTMLElement) =>
  stepper.getAttribute('aria-valuenow') ?? (stepper as HTMLInputElement).value;

it('says that the price rose, and leads from what is withdrawn to what is like it', async () => {
  const error = { code: 'not-available', error: 'Non è più in vendita' };
  await show(
    line(1, 'Penne', { priceBefore: 1.49 }),
    line(2, 'Sugo', { errors: [error] }, { available: 0, pubState: 0 }),
    line(3, 'Riso', { errors: [{ ...error, error: 'Ne restano 2 pezzi' }] }, { available: 2 }),
  );
  screen.getByText(/Prezzo salito da 1,49.€ a 1,59.€/);
  screen.getByText('Non è più in vendita.');
  const ways = screen.getAllByRole('link', { name: 'Vedi simili' });
  expect(ways.map((way) => way.getAttribute('href'))).toEqual(['/product/penne#simili']);
  expect(screen.getAllByRole('button', { name: 'Togli' })).toHaveLength(2);
  // the server changes nothing of what is not sold: only what works is offered
  const changeable = ['Penne', 'Riso'].map((name) => `Quantità di ${name}`);
  expect(screen.getAllByRole('spinbutton').map((each) => each.getAttribute('aria-label'))).toEqual(changeable);
  expect(screen.getAllByRole('button', { name: /^Nota e sostituti/ })).toHaveLength(2);
  screen.getByText('3 pz');
});
