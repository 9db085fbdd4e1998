import type { Cart } from '@sporta/contract';
import { describe, expect, it } from 'vitest';
import { cartTotal } from '../../../shared/cart-view/index.ts';
import { isCovered, partsText, paymentParts, restText } from './payment-parts.ts';

const cart = (facts: Partial<Cart> = {}) =>
  ({
    grossTotal: 62.72,
    lastTenderTotal: 6.72,
    authorisationTotal: 64.83,
    mealTickets: [
      { paymentTypeId: 31, tickets: [{ value: 8, quantity: 5 }], amount: 40 },
      { paymentTypeId: 32, tickets: [{ value: 8, quantity: 2 }], amount: 16 },
    ],
    giftCertificates: [
      { giftCertificateId: 1, description: 'Buono sconto', kind: 'voucher', total: 5 },
      { giftCertificateId: 2, description: 'Carta regalo', kind: 'prepaid', total: 10 },
    ],
    ...facts,
  }) as Cart;

const provider = (id: number) => (id === 31 ? 'edenred' : 'pluxee');
const count = (tickets: { quantity: number }[]) => `${tickets[0]?.quantity} ×`;

describe('the parts of a payment', () => {
  it('are tickets, prepaid certificates and the rest, and add up to what is paid', () => {
    const parts = paymentParts(cart(), provider, { scheme: 'visa', label: '•• 4242' }, count);
    expect(parts.map(({ scheme, label, cents }) => [scheme, label, cents])).toEqual([
      ['edenred', '5 ×', 4000],
      ['pluxee', '2 ×', 1600],
      ['gift', 'Buono regalo', 1000],
      ['visa', '•• 4242', 672],
    ]);
    expect(parts.reduce((sum, { cents }) => sum + cents, 0)).toBe(cartTotal(cart()).totalCents);
  });

  it('leave out who pays nothing', () => {
    const none = cart({
      mealTickets: [{ paymentTypeId: 31, tickets: [], amount: 0 }],
      giftCertificates: [],
      grossTotal: 20,
      lastTenderTotal: 20,
    });
    expect(paymentParts(none, provider, { scheme: 'visa', label: '' }, count).map(({ key }) => key)).toEqual(['last']);
  });
});

describe('what is left', () => {
  it('is shown as the subtraction it is', () => {
    expect(restText(cart())).toBe('72,72 − 40,00 − 16,00 − 10,00 = 6,72\u00a0€');
    expect(restText(cart({ mealTickets: [], giftCertificates: [] }))).toBe('');
  });

  it('asks for no last tender only when the margin is covered too', () => {
    expect(isCovered(cart())).toBe(false);
    expect(isCovered(cart({ lastTenderTotal: 0, grossTotal: 56, authorisationTotal: 56 }))).toBe(true);
    expect(isCovered(cart({ lastTenderTotal: 0, grossTotal: 56, authorisationTotal: 57.5 }))).toBe(false);
  });

  it('is told with the number of parts', () => {
    expect(partsText(4)).toContain('in quattro parti:');
    expect(partsText(9)).toContain('in 9 parti:');
  });
});
