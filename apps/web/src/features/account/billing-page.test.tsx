// @vitest-environment happy-dom
import type { FiscalPerson } from '@sporta/contract';
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { renderInShop } from '../../lib/testing/render-in-shop.tsx';
import { BillingPage } from './billing-page.tsx';

afterEach(cleanup);

const place = { address1: 'Via Savona', addressNumber: '97', city: 'Milano', province: 'MI', postalcode: '20144' };
const nina: FiscalPerson = {
  personFiscalId: 1,
  type: 'person',
  firstName: 'Nina',
  lastName: 'Verdi',
  fiscalCode: 'RVIGLI88M41F205I',
  isDefault: true,
  ...place,
};
const bassi: FiscalPerson = {
  personFiscalId: 2,
  type: 'business',
  companyName: 'Bassi srl',
  vatNumber: '12345678903',
  pec: 'bassi@pec.example',
  isDefault: false,
  ...place,
};

/** The page over a shop that keeps holders as the real one does. */
async function show(persons: FiscalPerson[], cart: object = { cartItems: [] }) {
  let kept = persons;
  const shop = await renderInShop(<BillingPage />, ({ path, input }) => {
    const id = Number(input.person_fiscal_id);
    if (path.endsWith('set-main')) kept = kept.map((each) => ({ ...each, isDefault: each.personFiscalId === id }));
    if (path.endsWith('delete-person-fiscal')) kept = kept.filter((each) => each.personFiscalId !== id);
    if (path.endsWith('update-person-fiscal')) {
      kept = kept.map((each) => (each.personFiscalId === id ? { ...each, firstName: String(input.first_name) } : each));
    }
    if (path === 'cart/view') return { data: cart };
    return { data: { fiscalPersons: kept, user: { fiscalPersons: kept } } };
  });
  await screen.findByRole('heading', { name: 'Fatturazione' });
  return shop;
}

const cardOf = async (name: string) => {
  const heading = await screen.findByRole('heading', { name });
  return within(heading.closest('li') as HTMLElement);
};

it('changes a holder, with everything as it was written before', async () => {
  const { asked } = await show([nina, bassi]);
  fireEvent.click((await cardOf('Nina Verdi')).getByRole('button', { name: 'Modifica Nina Verdi' }));
  const name = await screen.findByLabelText(/^Nome/);
  expect((name as HTMLInputElement).value).toBe('Nina');
  expect((screen.getByLabelText(/^Codice fiscale/) as HTMLInputElement).value).toBe('RVIGLI88M41F205I');
  fireEvent.change(name, { target: { value: 'Nina Maria' } });
  fireEvent.click(screen.getByRole('button', { name: 'Salva' }));
  await screen.findByRole('heading', { name: 'Nina Maria Verdi' });
  expect(asked.find(({ path }) => path.endsWith('update-person-fiscal'))?.input).toMatchObject({
    person_fiscal_id: 1,
    first_name: 'Nina Maria',
    last_name: 'Verdi',
    address_number: '97',
    postalcode: '20144',
  });
});

it('makes another one the main one, and says who follows the one that is removed', async () => {
  await show([nina, bassi]);
  expect((await cardOf('Nina Verdi')).queryByRole('button', { name: /Usa come principale/ })).toBeNull();
  fireEvent.click((await cardOf('Bassi srl')).getByRole('button', { name: 'Usa come principale Bassi srl' }));
  await waitFor(async () => expect((await cardOf('Bassi srl')).getByText('Principale')).toBeTruthy());
  fireEvent.click((await cardOf('Bassi srl')).getByRole('button', { name: 'Elimina Bassi srl' }));
  await screen.findByText(/Il principale diventa Nina Verdi\./);
  fireEvent.click(screen.getByRole('button', { name: 'Si' }));
  await waitFor(() => expect(screen.queryByRole('heading', { name: 'Bassi srl' })).toBeNull());
});

it('leads back to the cart whose invoice had nobody to be made out to', async () => {
  const cart = {
    cartId: 5,
    cartItems: [{ cartItemId: 1 }],
    cartInfos: { invoice_requested: 'true', invoice_holder_id: '2' },
  };
  await show([nina, bassi], cart);
  const note = (await screen.findByText(/^La fattura della spesa nel carrello/)).closest('.note') as HTMLElement;
  expect(note.textContent).toContain('Bassi srl');
  expect(within(note).getByRole('link', { name: 'Torna al carrello' }).getAttribute('href')).toBe('/checkout');
});
