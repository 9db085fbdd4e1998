// @vitest-environment happy-dom
import type { Cart } from '@sporta/contract';
import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { renderInShop } from '../../lib/testing/render-in-shop.tsx';
import { OverlayHost, type OverlayProps, overlays, registerOverlays } from '../../shared/overlays/index.ts';
import { setSession } from '../../shared/session/index.ts';
import CartOverlay from './cart-overlay.tsx';

afterEach(() => {
  act(() => overlays.close());
  cleanup();
});

const penne = {
  productId: 7,
  productNatureId: 1,
  name: 'Penne rigate',
  shortDescr: '',
  description: '500 g',
  itemUrl: '/product/penne',
  priceDisplay: 1.59,
  productInfos: { TIPOLOGIA: 'Pezzo' },
  mediaURL: '/p.webp',
  mediaURLMedium: '/p.webp',
  breadCrumbs: [{ categoryId: 1, name: 'Pasta' }],
};

const cart = {
  cartId: 5,
  revision: 1,
  cartItems: [
    {
      cartItemId: 1,
      product: penne,
      quantity: 2,
      price: 1.59,
      grossTotal: 3.18,
      weightUnitSelling: 'pz',
      editable: true,
      cartItemInsertionTypeId: 1,
      cartItemInfo: { accept_alternatives: 'true' },
    },
  ],
  totalItems: 2,
  totalPrice: 60,
  grossTotal: 57.9,
  taxTotal: 5.5,
  deliveryCost: 2.9,
  promotions: [],
  orderPackages: [
    { orderPackageId: 1, quantity: 2, totalPrice: 0.3, package: { descr: 'Sacchetto di carta', cost: 0.15 } },
  ],
  giftCertificatesToGenerate: [],
  giftCertificates: [{ giftCertificateId: 1, description: 'Benvenuto', kind: 'voucher', total: 5 }],
  editable: true,
  shippingAddress: {
    addressName: 'Casa',
    address1: 'Via Dante',
    addressNumber: '4',
    city: 'Milano',
    deliveryServiceId: 1,
  },
  timeslot: { timeslotId: 31, date: '2026-11-27', beginTime: '18:00', endTime: '20:00' },
} as unknown as Cart;

const choice = (of: string) => async () => ({
  default: ({ open }: OverlayProps) => (open ? <p>Scelta: {of}</p> : null),
});
registerOverlays({ cart: async () => ({ default: CartOverlay }), address: choice('address'), slot: choice('slot') });

/** A page of a customer who opens the cart; the root of the shop knows who they are before any page shows. */
async function show(answer: { data: object } | { refusal: { code: string; error: string }[] }) {
  const shop = await renderInShop(<OverlayHost />, ({ path }) =>
    path.startsWith('cart/') ? answer : { data: { orders: [] } },
  );
  setSession(shop.queryClient, { userId: 3 });
  act(() => overlays.open('cart'));
  return shop;
}

const texts = (role: string) =>
  screen.getAllByRole(role).map(({ textContent }) => textContent?.replaceAll('\u00a0', ' ').trim());

describe('the cart at the right (specification, sections 2, 4 and 8)', () => {
  it('has the words of the specification', async () => {
    await show({ data: cart });
    const drawer = await screen.findByRole('dialog', { name: 'Carrello' });
    expect(drawer.className).toContain('w620');
    await screen.findAllByText('2 prodotti');
    expect(texts('term')).toEqual([
      'Totale Ordine',
      'Totale Buoni',
      'Benvenuto',
      'Sacchetto di carta 2 × 0,15 €',
      'Consegna',
      'Totale Iva, compresa',
      'TOTALE',
    ]);
    expect(screen.getByRole('button', { name: 'Togli il buono Benvenuto' })).toBeTruthy();
    const ways = screen.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')]);
    expect(ways).toContainEqual(['Visualizza carrello', '/checkout']);
    expect(ways).toContainEqual(['Concludi ordine', '/checkout']);
    for (const name of ['Continua la spesa', 'Pagamento rapido', 'Svuota']) screen.getByRole('button', { name });
  });

  it.each([
    ['address', { shippingAddress: undefined, timeslot: undefined }],
    ['slot', { timeslot: undefined }],
  ] as const)('asks for the %s first', async (what, without) => {
    await show({ data: { ...cart, ...without } });
    await screen.findByText(`Scelta: ${what}`);
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('is emptied after a question only (specification, section 8)', async () => {
    const { asked } = await show({ data: cart });
    const press = async (name: string) => fireEvent.click(await screen.findByRole('button', { name }));
    const emptied = () => asked.filter(({ path }) => path === 'cart/empty').length;
    await press('Svuota');
    await screen.findByRole('alertdialog', { name: 'Svuotare il carrello?' });
    await press('No');
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    expect(emptied()).toBe(0);
    await press('Svuota');
    await press('Si');
    await waitFor(() => expect(emptied()).toBe(1));
  });

  it('has a visitor log in, and come back', async () => {
    const { queryClient, router } = await show({ data: cart });
    await screen.findByRole('dialog', { name: 'Carrello' });
    act(() => overlays.close());
    setSession(queryClient, undefined);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    act(() => overlays.open('cart'));
    await waitFor(() => expect(router.state.location.href).toBe('/login?redirect=%2Fqui'));
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('says so when there is no cart', async () => {
    await show({ refusal: [{ code: 'unavailable', error: 'Non ora' }] });
    await screen.findByRole('heading', { name: 'Nessun carrello' });
  });
});
