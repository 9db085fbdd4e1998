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
