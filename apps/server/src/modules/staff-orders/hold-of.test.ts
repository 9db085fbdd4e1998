import { expect, it } from 'vitest';
import type { OrderView } from '../order-book/index.ts';
import { holdOf } from './staff-order-tenders.ts';

/* The order of the design: 44,17 € on the card, 2,45 € on weighed goods, one bag. */

const card = {
  kind: 'card',
  state: 'captured',
  amountCents: 4677,
  name: 'Carta',
  brand: 'Visa',
  maskedNumber: '•• 4417',
};
const tickets = { kind: 'meal-ticket', state: 'captured', amountCents: 4000, name: 'Edenred' };
const orderOf = (more: object = {}) =>
  ({
    payableCents: 8417,
    authoriseCents: 8677,
    lines: [{ estimatedGrams: 1000 }, { estimatedGrams: null }],
    packages: [{ costCents: 15 }],
    payments: [tickets, card],
    ...more,
  }) as unknown as OrderView;

it('says the parts of what a card holds, to the cent', () => {
  expect(holdOf(orderOf())).toEqual({
    name: 'Visa',
    maskedNumber: '•• 4417',
    estimate: 44.17,
    margin: 2.45,
    bags: 0.15,
    total: 46.77,
  });
});

it('says nothing where they do not add up, or nothing is added', () => {
  expect(holdOf(orderOf({ payments: [tickets, card, { ...card, amountCents: 100 }] }))).toBeUndefined();
  expect(holdOf(orderOf({ payments: [tickets, { ...card, amountCents: 5000 }] }))).toBeUndefined();
  expect(holdOf(orderOf({ payments: [tickets] }))).toBeUndefined();
  const packed = { lines: [{ estimatedGrams: null }], authoriseCents: 8417 };
  expect(holdOf(orderOf({ ...packed, payments: [tickets, { ...card, amountCents: 4417 }] }))).toBeUndefined();
});
