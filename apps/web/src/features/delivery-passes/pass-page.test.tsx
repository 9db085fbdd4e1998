// @vitest-environment happy-dom
import type { DeliveryPassOrder } from '@sporta/contract';
import { addDays, formatDayNumeric, shopDay } from '@sporta/domain';
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type AskedCall, renderInShop, type TestAnswer } from '../../lib/testing/render-in-shop.tsx';
import { PassPage } from './pass-page.tsx';

afterEach(cleanup);
beforeEach(() => sessionStorage.clear());

const today = shopDay(Date.now());
const month = { offerId: 1, name: '30 giorni', days: 30, price: 9.9, freeFrom: 40 };
const year = { offerId: 2, name: 'Un anno', days: 365, price: 59.9, freeFrom: 40, perWeek: 1 };
const pass: DeliveryPassOrder = {
  ...month,
  orderId: 1_234_567,
  orderNumber: 'A1B2C3',
  state: 'paid',
  startsOn: today,
  endsOn: addDays(today, 30),
  holds: true,
  deliveries: 2,
  saved: 5.8,
  createdAt: new Date().toISOString(),
  canPay: false,
  canWithdraw: true,
  withdrawUntil: addDays(today, 14),
  refund: 9.59,
};
const payments = [{ paymentTypeId: 1, kind: 'card', name: 'Carta', enabled: true, allowsAuth: true }];
const bought = { orderId: 1_234_567, orderNumber: 'A1B2C3', amount: 9.9, nextUrl: '/profile/delivery-pass/1234567' };
const refusal = (code: string, error: string): TestAnswer => ({ refusal: [{ code, error }] });

interface Shop {
  passes?: DeliveryPassOrder[];
  offers?: (typeof month)[];
  /** What `path` answers instead. */
  say?: (call: AskedCall) => TestAnswer | undefined;
}

async function show({ passes = [], offers = [month, year], say }: Shop = {}) {
  return renderInShop(<PassPage />, (call) => {
    const said = say?.(call);
    if (said) return said;
    switch (call.path) {
      case 'delivery-pass/offers':
        return { data: { offers, startsOn: passes[0]?.endsOn ? addDays(passes[0].endsOn, 1) : today, payments } };
      case 'delivery-pass/list':
        return { data: { deliveryPasses: passes } };
      case 'delivery-pass/buy':
        return { data: bought };
      case 'payment-type/list-auth':
        return { data: { auths: [] } };
      case 'registration/user_detail':
        return { data: { user: {} } };
      default:
        return { data: {} };
    }
  });
}

const payButton = (euro: string) => screen.findByRole('button', { name: new RegExp(`^Acquista e paga ${euro}`) });
const ask = () => screen.getByRole('checkbox', { name: /Chiedo che l’abbonamento inizi subito/ });
const bodiesOf = (asked: AskedCall[]) =>
  asked.filter(({ path }) => path === 'delivery-pass/buy').map(({ input }) => input);

describe('buying a pass', () => {
  it('says the price by the month, the limit, and that it is never renewed', async () => {
    await show();
    const card = (await screen.findByRole('radio', { name: /Un anno/ })).closest('.adc') as HTMLElement;
    expect(card.textContent).toMatch(/circa 5,00\s€ al mese/);
    expect(card.textContent).toContain('fino a 1 consegna alla settimana');
    expect(card.textContent).toContain('Non si rinnova da solo');
    expect(screen.getByRole('radio', { name: /30 giorni/ }).closest('.adc')?.textContent).not.toContain('al mese');
  });

  it('asks for the request to begin at once, sends nothing without it, then buys what the button says', async () => {
    const { asked, router } = await show();
    fireEvent.click(await screen.findByRole('radio', { name: /Un anno/ }));
    fireEvent.click(await payButton('59,90'));
    await screen.findByText(/Spunta la casella/);
    expect(ask().getAttribute('aria-invalid')).toBe('true');
    expect(document.activeElement).toBe(ask());
    expect(bodiesOf(asked)).toEqual([]);
    fireEvent.click(ask());
    expect(screen.queryByText(/Spunta la casella/)).toBeNull();
    expect(document.activeElement).toBe(ask());
    fireEvent.click(await payButton('59,90'));
    await waitFor(() => expect(router.state.location.pathname).toBe('/profile/delivery-pass/1234567'));
    expect(bodiesOf(asked)).toMatchObject([{ offer_id: 2, price: 59.9, payment_type_id: 1, begin_now: true }]);
  });

  it('gives a second press the same key, also after the network failed', async () => {
    let tries = 0;
    const { asked } = await show({
      say: ({ path }) =>
        path === 'delivery-pass/buy' && ++tries === 1
          ? refusal('payment-unavailable', 'La banca non risponde')
          : undefined,
    });
    const button = await payButton('9,90');
    fireEvent.click(ask());
    fireEvent.click(button);
    await screen.findByText('La banca non risponde');
    fireEvent.click(button);
    fireEvent.click(button);
    await waitFor(() => expect(bodiesOf(asked).length).toBeGreaterThan(1));
    expect(new Set(bodiesOf(asked).map(({ idempotency_key }) => idempotency_key)).size).toBe(1);
  });

  it('shows the new price where it changed meanwhile, and has charged nothing', async () => {
    const offers = [month];
    await show({
      offers,
      say: ({ path }) => {
        if (path !== 'delivery-pass/buy') return undefined;
        offers[0] = { ...month, price: 12.9 };
        return refusal('delivery-pass-not-sold', 'Il prezzo è cambiato: ricarica la pagina');
      },
    });
    const button = await payButton('9,90');
    fireEvent.click(ask());
    fireEvent.click(button);
    await payButton('12,90');
    expect(screen.getByText(/sono cambiati mentre sceglievi/)).toBeDefined();
    expect(screen.queryByText(/ricarica la pagina/)).toBeNull();
  });

  it('finds the purchase of another tab, and leads to it', async () => {
    const passes: DeliveryPassOrder[] = [];
    await show({
      passes,
      say: ({ path }) => {
        if (path !== 'delivery-pass/buy') return undefined;
        const { startsOn: _from, endsOn: _to, ...unpaid } = pass;
        passes.push({ ...unpaid, state: 'pending', holds: false, canWithdraw: false });
        return refusal('delivery-pass-being-paid', 'Stai già pagando un abbonamento');
      },
    });
    const button = await payButton('9,90');
    fireEvent.click(ask());
    fireEvent.click(button);
    expect((await screen.findByRole('link', { name: 'Continua' })).getAttribute('href')).toBe(
      '/profile/delivery-pass/1234567',
    );
    expect(screen.queryByRole('button', { name: /Acquista/ })).toBeNull();
  });

  it('warns who asked a company to be let in that it would be of no use there', async () => {
    await show({
      say: ({ path }) =>
        path === 'registration/user_detail'
          ? { data: { user: { companyRequest: { requestedAt: new Date().toISOString() } } } }
          : undefined,
    });
    await payButton('9,90');
    expect(await screen.findByText(/chiesto di fare la spesa per un’azienda/)).toBeDefined();
  });

  it('says so where none is sold', async () => {
    await show({ offers: [] });
    expect(await screen.findByRole('heading', { name: 'Nessun abbonamento in vendita' })).toBeDefined();
  });
});

describe('the pass one has', () => {
  it('says until when it holds and what it saved; the next one is asked for first', async () => {
    await show({ passes: [pass] });
    const card = await screen.findByRole('region', { name: '30 giorni' });
    expect(card.textContent).toContain('2 consegne gratis');
    expect(within(card).getByRole('img', { name: /5 euro e 80/ })).toBeDefined();
    expect(screen.queryByRole('button', { name: /Acquista/ })).toBeNull();
    fireEvent.click(await screen.findByRole('button', { name: 'Rinnova' }));
    await payButton('9,90');
    expect(screen.getByRole('checkbox', { name: /inizi in quel giorno/ })).toBeDefined();
  });

  it('is withdrawn from after a question that says what goes back, and shown with it afterwards', async () => {
    const passes = [pass];
    const { asked } = await show({
      passes,
      say: ({ path }) => {
        if (path !== 'delivery-pass/withdraw') return undefined;
        passes[0] = { ...pass, state: 'ended', holds: false, canWithdraw: false };
        return { data: { deliveryPass: passes[0] } };
      },
    });
    fireEvent.click(await screen.findByRole('button', { name: 'Recedi dal contratto qui' }));
    const question = await screen.findByRole('alertdialog');
    expect(question.textContent).toMatch(/Ti restituiamo 9,59\s€ di 9,90\s€/);
    expect(question.textContent).toContain('non si può tornare indietro');
    fireEvent.click(within(question).getByRole('button', { name: 'Torna Indietro' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    expect(asked.some(({ path }) => path === 'delivery-pass/withdraw')).toBe(false);
    fireEvent.click(await screen.findByRole('button', { name: 'Recedi dal contratto qui' }));
    fireEvent.click(
      within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Conferma il recesso' }),
    );
    const past = await screen.findByRole('region', { name: 'Abbonamenti passati' });
    expect(past.textContent).toMatch(/Rimborso di 9,59\s€: deve ancora partire/);
    expect(past.textContent).toContain('Chiuso prima');
    await payButton('9,90');
  });

  it('says of one that was ended on which day its money left', async () => {
    const refundedAt = new Date().toISOString();
    await show({ passes: [{ ...pass, state: 'ended', holds: false, canWithdraw: false, refundedAt }] });
    const past = await screen.findByRole('region', { name: 'Abbonamenti passati' });
    expect(past.textContent).toContain(`inviato il ${formatDayNumeric(today)}`);
  });

  it('says to who buys for a company by now that it is of no use there, and still lets them withdraw', async () => {
    await show({ passes: [{ ...pass, holds: false }], offers: [] });
    const card = await screen.findByRole('region', { name: '30 giorni' });
    expect(card.textContent).toContain('Non vale in azienda');
    expect(within(card).getByRole('button', { name: 'Recedi dal contratto qui' })).toBeDefined();
  });

  it('is among those of before once it is over; one that failed is nowhere', async () => {
    const over = {
      ...pass,
      startsOn: addDays(today, -40),
      endsOn: addDays(today, -1),
      holds: false,
      canWithdraw: false,
    };
    await show({ passes: [{ ...pass, orderId: 2_000_000, state: 'failed', holds: false, canWithdraw: false }, over] });
    const past = await screen.findByRole('region', { name: 'Abbonamenti passati' });
    expect(within(past).getAllByRole('listitem')).toHaveLength(1);
    expect(past.textContent).toContain('Finito');
  });
});
