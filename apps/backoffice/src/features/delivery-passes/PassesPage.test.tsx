// @vitest-environment happy-dom
import { ApiError, type StaffDeliveryPassOffer, staffEndpoints } from '@sporta/contract';
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { renderInBanco } from '../../lib/testing/render-in-banco.tsx';
import { PassesPage } from './PassesPage.tsx';

afterEach(cleanup);

const { list, save, sell } = staffEndpoints.staffDeliveryPasses;
const month: StaffDeliveryPassOffer = {
  offerId: 1,
  name: 'Mensile',
  days: 30,
  price: 9.9,
  freeFrom: 40,
  onSale: true,
  mayChange: false,
  sold: 3,
  holding: 2,
  takings: 26.41,
  deliveries: 4,
  saved: 11.6,
};
const year: StaffDeliveryPassOffer = { ...month, offerId: 2, name: 'Annuale', days: 365, price: 79, mayChange: true };

/** A shop that sells these; `answer` is what it says to a change. */
async function open(offers: StaffDeliveryPassOffer[], answer: () => StaffDeliveryPassOffer[] = () => offers) {
  const sent: [unknown, unknown][] = [];
  const api = {
    call: async (call: unknown, input: unknown) => {
      if (call === list) return { data: { offers } };
      sent.push([call, input]);
      return { data: { offers: answer() } };
    },
  };
  renderInBanco(() => <PassesPage />, api);
  await screen.findByRole('heading', { name: 'Abbonamenti consegne' });
  return sent;
}
const press = (name: string | RegExp) => act(async () => void fireEvent.click(screen.getByRole('button', { name })));
const type = (label: RegExp, text: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value: text } });

it('says what each sold, and lets change only what nobody bought', async () => {
  await open([month, year]);
  const row = (await screen.findByText('Mensile')).closest('tr')!;
  expect(row.textContent).toContain('26,41');
  expect(row.textContent).toContain('gratis da 40,00');
  expect(screen.queryByRole('button', { name: 'Cambia Mensile' })).toBeNull();
  expect(screen.getByRole('button', { name: 'Cambia Annuale' })).toBeTruthy();
});

it('takes off sale and says so in the row', async () => {
  const sent = await open([month], () => [{ ...month, onSale: false }]);
  await screen.findByText('Mensile');
  await press('Togli dalla vendita: Mensile');
  expect(sent).toEqual([[sell, { offer_id: 1, on_sale: false }]]);
  expect(await screen.findByRole('button', { name: 'Rimetti in vendita: Mensile' })).toBeTruthy();
});

it('writes the first one: what is missing is said at its field, and the preview shows what the customer reads', async () => {
  const sent = await open([], () => [month]);
  await screen.findByText('Il negozio non vende abbonamenti');
  await press('Nuovo abbonamento');
  const dialog = within(await screen.findByRole('dialog'));
  await press('Metti in vendita');
  expect(dialog.getByText(/^Scrivi il nome/)).toBeTruthy();
  expect(dialog.getByText(/^Scrivi i giorni, da 7 a 400/)).toBeTruthy();
  expect(sent).toEqual([]);
  type(/^Nome/, 'Mensile');
  type(/^Durata/, '30');
  type(/^Prezzo/, '9,90');
  type(/^Consegna gratis/, '40');
  type(/^Consegne alla settimana/, '2');
  const preview = screen.getByRole('region', { name: 'Come lo legge il cliente' });
  expect(preview.textContent).toContain('Gratis da 40,00\u00a0€ di spesa, fino a 2 consegne alla settimana');
  await press('Metti in vendita');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(sent).toEqual([[save, { name: 'Mensile', days: 30, price: 9.9, free_from: 40, per_week: 2 }]]);
  expect(await screen.findByText('Mensile')).toBeTruthy();
});

it('keeps what was typed where the shop refuses it, and says why at the field', async () => {
  await open([year], () => {
    throw new ApiError('refused', {
      status: 200,
      errors: [{ code: 'delivery-pass-name-taken', field: 'name', error: 'C’è già in vendita «Mensile»' }],
    });
  });
  await screen.findByText('Annuale');
  await press('Cambia Annuale');
  type(/^Nome/, 'Mensile');
  await press('Salva');
  expect(await screen.findByText('C’è già in vendita «Mensile»')).toBeTruthy();
  expect(screen.getByLabelText<HTMLInputElement>(/^Nome/).value).toBe('Mensile');
  type(/^Nome/, 'Annuale 2');
  expect(screen.queryByText('C’è già in vendita «Mensile»')).toBeNull();
});
