import { expect, it } from 'vitest';
import type { OrderView } from '../order-book/index.ts';
import { staffTendersOf } from './staff-order-tenders.ts';

const certificate = {
  description: 'Buono dal servizio clienti',
  state: 'reserved',
  amountCents: 750,
  returnedCents: 0,
};
const orderOf = (deliveredCents: number | null, more: object = {}) =>
  ({
    certificates: [{ ...certificate, ...more }],
    payments: [],
    payableCents: 0,
    deliveredCents,
  }) as unknown as OrderView;
const tenderOf = (order: OrderView) => staffTendersOf(order, [])[0];

it('says of a certificate that it is set aside until the order is closed, and taken from then on', () => {
  expect(tenderOf(orderOf(null))).toMatchObject({ state: 'authorised', authorised: 7.5, captured: 0 });
  expect(tenderOf(orderOf(9_000))).toMatchObject({ state: 'paid', authorised: 7.5, captured: 7.5 });
});

it('says of a certificate that went back or was let go what happened to it, closed or not', () => {
  expect(tenderOf(orderOf(9_000, { returnedCents: 750 }))).toMatchObject({ state: 'refunded', refunded: 7.5 });
  expect(tenderOf(orderOf(null, { state: 'released' }))).toMatchObject({ state: 'released', captured: 0 });
});

it('keeps the columns of a certificate and of meal tickets apart', () => {
  const tickets = {
    paymentId: 7,
    kind: 'meal-ticket',
    provider: 'edenred',
    state: 'captured',
    amountCents: 1600,
    capturedCents: 1600,
    refundedCents: 0,
    tickets: [{ faceCents: 800, count: 2 }],
  };
  const order = { ...orderOf(9_000), payments: [tickets] } as unknown as OrderView;
  const row = { ...tickets, reference: 'a', changedAt: new Date() };
  expect(staffTendersOf(order, [row] as unknown as Parameters<typeof staffTendersOf>[1])).toMatchObject([
    { kind: 'gift-certificate', captured: 7.5 },
    { kind: 'meal-ticket', brand: 'edenred', captured: 16 },
  ]);
});
