// @vitest-environment happy-dom
import type { Cart } from '@sporta/contract';
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { renderInShop } from '../../lib/testing/render-in-shop.tsx';
import { knownSession, setSession } from '../../shared/session/index.ts';
import { BottomNavigation } from './bottom-navigation.tsx';
import { CompactHeader } from './compact-header.tsx';
import { Header } from './header.tsx';

afterEach(cleanup);

const SearchBox = ({ children }: { children?: React.ReactNode }) => <form>{children}</form>;

const cart = {
  cartId: 1,
  revision: 1,
  cartItems: [],
  totalItems: 3,
  totalPrice: 12.5,
  editable: true,
  shippingAddress: {
    addressName: 'Casa',
    address1: 'Via Dante',
    addressNumber: '4',
    city: 'Milano',
    deliveryServiceId: 1,
  },
} as unknown as Cart;

async function show(facts?: Partial<Cart>) {
  const answer = facts ? { ...cart, ...facts } : {};
  const shop = await renderInShop(
    <>
      <Header SearchBox={SearchBox} />
      <CompactHeader SearchBox={SearchBox} />
      <BottomNavigation />
    </>,
    ({ path }) => ({ data: path === 'cart/view' ? answer : {} }),
  );
  if (!facts) {
    await waitFor(() => expect(knownSession(shop.queryClient).userId).toBe(3));
    act(() => setSession(shop.queryClient, undefined));
  }
  return shop;
}

const wide = () => within(document.querySelector<HTMLElement>('header.hd')!);

describe('the header (specification, sections 2 and 8)', () => {
  it('leads home, opens the menu, and has visitors log in', async () => {
    await show();
    expect((await wide().findByRole('link', { name: 'Accedi' })).getAttribute('href')).toBe('/login?redirect=%2Fqui');
    expect(
      wide()
        .getByRole('link', { name: /vai alla home/ })
        .getAttribute('href'),
    ).toBe('/');
    expect(wide().getByRole('button', { name: 'Spesa veloce' })).toBeTruthy();
    expect(wide().queryByRole('button', { name: /^Carrello/ })).toBeNull();
    expect(screen.getAllByRole('button', { name: /^Apri menu categorie/ })).toHaveLength(2);
    expect(screen.getAllByRole('link', { name: 'Accedi' })).toHaveLength(2);
    expect(screen.getByRole('button', { name: 'Cerca con il codice a barre' })).toBeTruthy();
  });

  it('shows customers where and when, their lists, their account and their cart', async () => {
    await show({});
    const button = await wide().findByRole('button', { name: /^Carrello, 3 prodotti, 12,50\s€/ });
    expect(button.textContent).toContain('3');
    expect(wide().getByRole('link', { name: 'Vai alle liste dei preferiti' }).getAttribute('href')).toBe(
      '/profile/lists',
    );
    expect(wide().getByRole('button', { name: 'Il tuo profilo' })).toBeTruthy();
    expect(wide().getByText('Data e ora')).toBeTruthy();
    expect(wide().queryByRole('link', { name: 'Accedi' })).toBeNull();
  });

  it.each([
    [1, /^Carrello, 1 prodotto, /],
    [0, /^Carrello, 12,50/],
  ])('says how much is in the cart: %i', async (totalItems, name) => {
    await show({ totalItems });
    expect(await wide().findByRole('button', { name })).toBeTruthy();
  });

  it('lets address and slot be changed only where the cart may be', async () => {
    await show({ editable: false });
    expect((await wide().findByText('Data e ora')).closest('button')).toBeNull();
    cleanup();
    await show({});
    expect((await wide().findByText('Data e ora')).closest('button')).not.toBeNull();
  });

  it('has the whole cart behind the button of small screens', async () => {
    const { router } = await show({});
    const link = within(document.querySelector<HTMLElement>('nav.bnav, .bnav')!).getByRole('link', {
      name: /Carrello/,
    });
    expect(link.getAttribute('href')).toBe('/checkout');
    // and behind the one of the header, where there is no drawer
    fireEvent.click(await wide().findByRole('button', { name: /^Carrello/ }));
    await expect.poll(() => router.state.location.href).toBe('/checkout');
  });

  it('asks for the place before the hour while there is none, on a phone', async () => {
    const strip = () => document.querySelector<HTMLElement>('button.mdl');
    await show({});
    await waitFor(() => expect(strip()?.textContent).toBe('Scegli giorno e ora · Via Dante 4, Milano'));
    cleanup();
    await show({ shippingAddress: undefined, placeLost: 'Questo punto vendita non prende più ordini' });
    await waitFor(() => expect(strip()?.textContent).toBe('Scegli l’indirizzo'));
  });
});
