// @vitest-environment happy-dom
import type { Cart, MealTicketType } from '@sporta/contract';
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { type AskedCall, renderInShop, type TestAnswer } from '../../lib/testing/render-in-shop.tsx';
import { type MealTickets, useTicketChoice } from '../../shared/meal-tickets/index.ts';
import { MealTicketsSection } from './meal-tickets-section.tsx';
import { restText } from './model/payment-parts.ts';

afterEach(cleanup);

const issuer = (paymentTypeId: number, provider: MealTicketType['provider'], facts: Partial<MealTicketType> = {}) =>
  ({
    paymentTypeId,
    provider,
    name: provider === 'edenred' ? 'Edenred Ticket Restaurant' : provider,
    linked: true,
    loginKind: 'oauth',
    account: 'giulia.riva',
    balance: 56,
    faceValue: 8,
    tickets: 7,
    maxTickets: 8,
    selected: false,
    usedTickets: 0,
    usedAmount: 0,
    ...facts,
  }) as MealTicketType;

const UNLINKED = { linked: false, account: undefined, balance: undefined, faceValue: undefined } as never;

const cartWith = (used: [paymentTypeId: number, count: number][], facts: Partial<Cart> = {}) => {
  const mealTickets = used.map(([paymentTypeId, quantity]) => ({
    paymentTypeId,
    tickets: [{ value: 8, quantity }],
    amount: 8 * quantity,
  }));
  const paid = mealTickets.reduce((sum, { amount }) => sum + amount, 0);
  return {
    grossTotal: 72.72,
    lastTenderTotal: Math.round((72.72 - paid) * 100) / 100,
    mealTicketEligible: 60.38,
    mealTickets,
    giftCertificates: [],
    cartItems: [],
    cartId: 1,
    revision: 1,
    ...facts,
  } as unknown as Cart;
};

const listOf = (types: MealTicketType[]): MealTickets => ({
  mealTicketTypes: types,
  eligibleAmount: 60.38,
  remainingAmount: 60.38,
  explanation: [
    { label: 'I tuoi prodotti', amount: 74.22 },
    { label: 'Non alimentari: detersivo Limpida', amount: -13.84 },
  ],
});

/** The section on a cart, as the page of payment has it. */
function Page({ cart, types }: { cart: Cart; types: MealTicketType[] }) {
  const choice = useTicketChoice(cart, types);
  return (
    <>
      <output aria-label="resto">{restText(choice.cart)}</output>
      <MealTicketsSection tickets={listOf(types)} choice={choice} disabled={false} />
    </>
  );
}

async function show(cart: Cart, types: MealTicketType[], answer?: (call: AskedCall) => TestAnswer) {
  const shop = await renderInShop(<Page cart={cart} types={types} />, answer);
  await screen.findByRole('heading', { name: 'Buoni pasto' });
  return shop;
}

const rest = () => screen.getByRole('status', { name: 'resto' }).textContent;
const buttonOf = (issuerName: string, name: string) =>
  within(screen.getByRole('group', { name: `Buoni ${issuerName}` })).getByRole('button', { name });
const off = (button: HTMLElement) => button.getAttribute('aria-disabled') === 'true';
const EDENRED = 'Edenred Ticket Restaurant';

describe('choosing meal tickets', () => {
  it('explains the eligible amount line by line', async () => {
    await show(cartWith([[31, 5]]), [issuer(31, 'edenred')]);
    expect(screen.getByText(/fino a 60,38\s€/)).toBeTruthy();
    expect(screen.getByText('Non alimentari: detersivo Limpida').nextSibling?.textContent).toBe('−13,84\u00a0€');
    expect(screen.getByText('Spesa ammessa').nextSibling?.textContent).toBe('60,38\u00a0€');
    expect(screen.getByText(/ne usi 5/)).toBeTruthy();
  });

  it('moves the sums at once, sends only the last of several presses, and takes the cart of the answer', async () => {
    const { asked, queryClient } = await show(cartWith([[31, 2]]), [issuer(31, 'edenred')], ({ path }) =>
      path === 'meal-ticket-type/select' ? { data: cartWith([[31, 5]], { revision: 2 }) } : { data: listOf([]) },
    );
    const more = buttonOf(EDENRED, 'Un buono in più');
    fireEvent.click(more);
    fireEvent.click(more);
    fireEvent.click(more);
    expect(rest()).toBe('72,72 − 40,00 = 32,72\u00a0€');
    await waitFor(() => expect(queryClient.getQueryData(['cart'])).toMatchObject({ revision: 2 }));
    const selects = asked.filter(({ path }) => path === 'meal-ticket-type/select').map(({ input }) => input);
    expect(selects.at(-1)).toEqual({ payment_type_id: 31, select: true, tickets: 5 });
    expect(selects.length).toBeLessThan(3);
  });

  it('leaves the issuer when its last ticket is taken back, and goes by arrow keys too', async () => {
    const { asked } = await show(cartWith([[31, 1]]), [issuer(31, 'edenred')], () => ({ data: cartWith([]) }));
    fireEvent.keyDown(screen.getByRole('spinbutton'), { key: 'ArrowDown' });
    expect(rest()).toBe('');
    await waitFor(() => expect(asked[0]?.input).toEqual({ payment_type_id: 31, select: false }));
  });

  it('goes back to what the shop says when it refuses', async () => {
    await show(cartWith([[31, 2]]), [issuer(31, 'edenred')], ({ path }) =>
      path === 'meal-ticket-type/select'
        ? { refusal: [{ code: 'issuer-unavailable', error: 'Edenred non risponde' }] }
        : { data: cartWith([[31, 2]]) },
    );
    fireEvent.click(buttonOf(EDENRED, 'Un buono in più'));
    expect(rest()).toBe('72,72 − 24,00 = 48,72\u00a0€');
    await waitFor(() => expect(rest()).toBe('72,72 − 16,00 = 56,72\u00a0€'));
  });

  it('offers no ticket that does not fit whole, and says why', async () => {
    await show(
      cartWith([
        [31, 5],
        [32, 2],
      ]),
      [issuer(31, 'edenred'), issuer(32, 'pluxee', { balance: 24 })],
    );
    expect(off(buttonOf(EDENRED, 'Un buono in più'))).toBe(true);
    expect(off(buttonOf('pluxee', 'Un buono in più'))).toBe(true);
    expect(off(buttonOf('pluxee', 'Un buono in meno'))).toBe(false);
    expect(screen.getByText(/Un altro buono da 8,00\s€ non ci sta: della spesa ammessa restano 4,38\s€/)).toBeTruthy();
  });

  it('goes no further than the account holds, nor than eight tickets in all', async () => {
    await show(cartWith([[31, 2]]), [issuer(31, 'edenred', { balance: 16 })]);
    expect(off(buttonOf(EDENRED, 'Un buono in più'))).toBe(true);
    cleanup();
    const rich = { mealTicketEligible: 500 };
    await show(cartWith([[31, 8]], rich), [issuer(31, 'edenred', { balance: 400 })]);
    expect(off(buttonOf(EDENRED, 'Un buono in più'))).toBe(true);
    expect(screen.getByText(/il massimo per un ordine/)).toBeTruthy();
  });

  it('uses as many as fit at one press', async () => {
    const { asked } = await show(cartWith([]), [issuer(31, 'edenred')], () => ({ data: cartWith([[31, 7]]) }));
    fireEvent.click(screen.getByRole('button', { name: /Usa quanti ne bastano/ }));
    await waitFor(() => expect(asked[0]?.input).toEqual({ payment_type_id: 31, select: true }));
  });
});

describe('issuers that cannot be used now', () => {
  it('are to be linked, linked again, or asked again', async () => {
    const error = { code: 'issuer-unavailable', error: 'UpDay non risponde' };
    await show(cartWith([]), [
      issuer(33, 'pellegrini', { ...(UNLINKED as object), loginKind: 'credentials' }),
      issuer(34, 'upday', { error }),
      issuer(32, 'pluxee', { linked: false, error: { code: 'not-linked', error: 'Collega di nuovo' } }),
    ]);
    expect(screen.getByRole('button', { name: 'Collega pellegrini' })).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Riprova upday' })).toBeTruthy();
    expect(screen.getByText('Non risponde, riprova tra poco')).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Ricollega pluxee' })).toBeTruthy();
    expect(screen.queryByRole('spinbutton')).toBeNull();
  });

  it('link by user and password, and say under the password what was wrong', async () => {
    let wrong = true;
    const { asked } = await show(
      cartWith([]),
      [issuer(33, 'pellegrini', { ...(UNLINKED as object), loginKind: 'credentials' })],
      ({ path }) =>
        path === 'meal-ticket/pellegrini/login' && wrong
          ? { refusal: [{ code: 'login-failed', error: 'Utente o password non corretti' }] }
          : { data: path === 'meal-ticket-type/select' ? cartWith([[33, 3]]) : { login: { state: 'linked' } } },
    );
    fireEvent.click(screen.getByRole('button', { name: 'Collega pellegrini' }));
    const dialog = within(await screen.findByRole('dialog'));
    const type = (label: string, value: string) =>
      fireEvent.change(dialog.getByLabelText(label), { target: { value } });
    type('Utente', 'griva');
    type('Password', 'sbagliata');
    fireEvent.click(dialog.getByRole('button', { name: 'Collega' }));
    await dialog.findByText('Utente o password non corretti');
    expect(dialog.getByLabelText('Utente')).toHaveProperty('value', 'griva');
    expect(dialog.getByLabelText('Password')).toHaveProperty('value', '');
    wrong = false;
    type('Password', 'giusta');
    fireEvent.click(dialog.getByRole('button', { name: 'Collega' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    // linked during the payment: its tickets are used at once
    await waitFor(() =>
      expect(asked.at(-1)).toEqual({
        path: 'meal-ticket-type/select',
        input: { payment_type_id: 33, select: true },
      }),
    );
  });

  it('wait for the confirmation in the app, which can be given up', async () => {
    const expiresAt = new Date(Date.now() + 108_000).toISOString();
    const { asked } = await show(
      cartWith([]),
      [issuer(34, 'upday', { ...(UNLINKED as object), loginKind: 'app-confirm' })],
      ({ path }) => ({
        data: path.endsWith('detail')
          ? { mealTicket: issuer(34, 'upday', UNLINKED) }
          : { login: { state: 'pending', expiresAt } },
      }),
    );
    fireEvent.click(screen.getByRole('button', { name: 'Collega upday' }));
    const dialog = within(await screen.findByRole('dialog'));
    await dialog.findByText(/Scade tra 1:4\d/);
    fireEvent.click(dialog.getByRole('button', { name: 'Annulla' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(asked.map(({ path }) => path)).toContain('meal-ticket/upday/discard-login');
  });
});
