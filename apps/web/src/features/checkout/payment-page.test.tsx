// @vitest-environment happy-dom
import type { Cart, FiscalPerson } from '@sporta/contract';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type AskedCall, renderInShop } from '../../lib/testing/render-in-shop.tsx';
import { PaymentPage } from './payment-page.tsx';

beforeEach(() => sessionStorage.clear());
afterEach(cleanup);

const lineOf = (alcohol?: string) => ({
  cartItemId: 1,
  product: { productId: 1, productInfos: { ALCOHOL: alcohol }, mediaURL: '', name: 'Vino' },
  price: 30,
  grossTotal: 60,
  cartItemInsertionTypeId: 1,
  quantity: 2,
  cartItemInfo: {},
});

const cartWith = (facts: object) =>
  ({
    cartId: 5,
    revision: 1,
    cartItems: [lineOf()],
    cartInfos: {},
    totalItems: 2,
    totalPrice: 60,
    grossTotal: 62.9,
    lastTenderTotal: 62.9,
    taxTotal: 5,
    giftCertificates: [],
    giftCertificatesToGenerate: [],
    orderPackages: [],
    mealTickets: [],
    mealTicketEligible: 0,
    promotions: [],
    deliveryCost: 2.9,
    editable: true,
    shippingAddress: {
      addressName: 'Casa',
      address1: 'Via Dante',
      addressNumber: '4',
      city: 'Milano',
      deliveryServiceId: 1,
    },
    timeslot: {
      timeslotId: 31,
      date: '2026-11-27',
      beginTime: '18:00',
      endTime: '20:00',
      cost: 2.9,
      holdExpires: '2100-01-01T00:00:00Z',
      cutoff: '2100-01-01T00:00:00Z',
    },
    ...facts,
  }) as unknown as Cart;

interface Known {
  holders?: Partial<FiscalPerson>[];
  birthDate?: string;
}

/** The page of a customer of whom the shop knows so much, with a card of the bank to pay by. */
async function show(cart: Cart, { holders = [], birthDate }: Known = {}) {
  return renderInShop(<PaymentPage />, ({ path }: AskedCall) => {
    if (path.startsWith('cart/')) return { data: { ...cart, locked: true, editable: false } };
    if (path === 'payment-type/list') {
      return { data: { payments: [{ paymentTypeId: 3, kind: 'card', name: 'Nuova carta', enabled: true }] } };
    }
    if (path === 'payment-type/list-auth') return { data: { auths: [] } };
    if (path === 'payment-type/prebilled-amount') return { data: { prebilledAmount: 62.9, estimate: 62.9, margin: 0 } };
    if (path === 'meal-ticket-type/list') return { data: { mealTicketTypes: [], eligibleAmount: 0, explanation: [] } };
    if (path === 'user-person-fiscal/list') return { data: { fiscalPersons: holders } };
    if (path.includes('user')) return { data: { user: { userId: 3, firstName: 'Nina', birthDate } } };
    return { data: {} };
  });
}

const pay = async (isDisabled: boolean) => {
  // beside the totals, and at the foot of a phone
  const [button] = await screen.findAllByRole('button', { name: /^Paga \d/ });
  await waitFor(() => expect(button).toHaveProperty('disabled', isDisabled));
};
const wayOf = async (title: RegExp) => {
  const note = (await screen.findByText(title)).closest('.note') as HTMLElement;
  return within(note).getByRole('link').getAttribute('href');
};

describe('what the shop has to know of who buys, before "Paga" is pressed', () => {
  it('says that an invoice has nobody to be made out to, and where to add one', async () => {
    await show(cartWith({ cartInfos: { invoice_requested: 'true' } }));
    expect(await wayOf(/^Manca a chi intestare la fattura/)).toBe('/profile/billing');
    await pay(true);
  });

  it('says that the date of birth is missing for alcohol', async () => {
    await show(cartWith({ cartItems: [lineOf('12.5')] }));
    expect(await wayOf(/^Manca la tua data di nascita/)).toBe('/profile/profile-update');
    await pay(true);
  });

  it('asks nothing of who is known', async () => {
    const cart = cartWith({ cartItems: [lineOf('12.5')], cartInfos: { invoice_requested: 'true' } });
    const { asked } = await show(cart, { holders: [{ personFiscalId: 1, isDefault: true }], birthDate: '1988-05-14' });
    await waitFor(() => expect(asked.map(({ path }) => path)).toContain('user-person-fiscal/list'));
    await pay(false);
    expect(screen.queryByText(/^Manca/)).toBeNull();
  });
});
