// @vitest-environment happy-dom
import { okStatus, type Product } from '@sporta/contract';
import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { type AskedCall, renderInShop, type TestAnswer } from '../../lib/testing/render-in-shop.tsx';
import { setCart } from '../../shared/cart/index.ts';
import { setSession } from '../../shared/session/index.ts';
import BarcodeOverlay from './barcode-overlay.tsx';

/** What the camera sees, as the test holds it before it. */
let see: (code: string) => void = () => {};
vi.mock('@sporta/ui/components/barcode/useScanner.ts', () => ({
  useScanner: (_video: unknown, _active: boolean, onCode: (code: string) => void) => {
    see = onCode;
    return { camera: 'scanning', torch: undefined };
  },
}));

afterEach(cleanup);

const product = (barcode: string) =>
  ({
    productId: Number(barcode),
    name: `Penne ${barcode}`,
    shortDescr: 'Molino Serra',
    description: '500 g',
    itemUrl: `/product/penne-${barcode}`,
    productNatureId: 1,
    productInfos: { TIPOLOGIA: 'Pezzo' },
    productClasses: [],
    mediaURL: '/media/1.webp',
    price: 1.59,
    priceDisplay: 1.59,
    priceUmDisplay: 3.18,
    weightUnitDisplay: 'KG',
    available: barcode === '999' ? 0 : 100_000,
  }) as unknown as Product;

/** A shop with one cart. */
function createShop() {
  const lines = new Map<number, number>();
  let revision = 1;
  const cart = () => ({
    cartId: 1,
    revision,
    totalItems: lines.size,
    cartItems: [...lines].map(([productId, quantity]) => ({
      cartItemId: productId + 1000,
      quantity,
      product: product(String(productId)),
      cartItemInsertionTypeId: 1,
    })),
  });
  const answer = ({ path, input }: AskedCall): TestAnswer => {
    const code = String(input.barcode ?? input.slug);
    if (input.slug) {
      const withdrawn = { product: { ...product(code), pubState: 0, available: 0 }, alternatives: [] };
      const refusal = [{ code: 'product-not-found', error: 'Non abbiamo trovato questo prodotto' }];
      return { refusal, data: code === '410' ? withdrawn : {} };
    }
    if (path === 'products') return { data: { products: ['404', '410'].includes(code) ? [] : [product(code)] } };
    revision += 1;
    if (path === 'cart/add-item') lines.set(Number(input.product_id), Number(input.quantity));
    if (path === 'cart/update-item') lines.set(Number(input.cart_item_id) - 1000, Number(input.quantity));
    return { data: cart() };
  };
  return { lines, cart, answer };
}

async function open({ loggedIn = true } = {}) {
  const shop = createShop();
  const answer = (call: AskedCall): TestAnswer => {
    const given = shop.answer(call);
    return loggedIn ? given : { file: { ...given, response: okStatus(), user: { userId: 0 } } };
  };
  const view = await renderInShop(<BarcodeOverlay open onClose={() => {}} />, answer);
  await act(async () => {
    setSession(view.queryClient, { userId: loggedIn ? 3 : 0 });
    setCart(view.queryClient, shop.cart() as never);
  });
  await screen.findByRole('dialog');
  return { ...shop, ...view };
}

it('ten codes in a row go into the cart, a code seen twice as two pieces', async () => {
  const { lines } = await open();
  fireEvent.click(await screen.findByRole('switch', { name: /Metti subito nel carrello/ }));
  const codes = ['1', '2', '3', '4', '5', '6', '7', '8', '9', '1'];
  for (const code of codes) await act(async () => see(code));
  await screen.findByText('10 prodotti messi nel carrello');
  await waitFor(() =>
    expect(Object.fromEntries(lines)).toEqual({ 1: 2, 2: 1, 3: 1, 4: 1, 5: 1, 6: 1, 7: 1, 8: 1, 9: 1 }),
  );
});

it('what is unknown, withdrawn or sold out is said and not counted', async () => {
  const { lines } = await open();
  fireEvent.click(await screen.findByRole('switch', { name: /Metti subito nel carrello/ }));
  await act(async () => see('404'));
  await screen.findByText(/Non abbiamo il prodotto/);
  await act(async () => see('410'));
  await screen.findByText('Non in vendita');
  expect(screen.getByRole('link', { name: 'Vedi simili' }).getAttribute('href')).toBe('/product/penne-410#simili');
  await act(async () => see('999'));
  await screen.findByText('Esaurito');
  await act(async () => see('5'));
  await screen.findByText('1 prodotto messo nel carrello');
  await waitFor(() => expect([...lines]).toEqual([[5, 1]]));
});

it('turned off, a code is shown and nothing is added', async () => {
  const { lines } = await open();
  await act(async () => see('5'));
  await screen.findByText('Trovato');
  expect([...lines]).toEqual([]);
});

it('visitors have no cart to put things into', async () => {
  await open({ loggedIn: false });
  await act(async () => see('5'));
  await screen.findByText('Trovato');
  expect(screen.queryByRole('switch')).toBeNull();
});
