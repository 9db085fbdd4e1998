import { expect, it } from 'vitest';
import { type DueOrder, sortDueDates } from './sort-due-dates.ts';
import { type PeopleOrder, sortPeople } from './sort-people.ts';

const person = (
  firstName: string,
  more: { spentThisMonth?: number; spendingLimit?: number; lastOrderAt?: string },
) => ({
  firstName,
  lastName: '',
  email: `${firstName}@posta.example`,
  spentThisMonth: 0,
  ...more,
});
const people = [
  person('Zoe', {}),
  person('Èlia', { spentThisMonth: 5, spendingLimit: 0, lastOrderAt: '2026-11-02T08:00:00.000Z' }),
  person('Fabio', { spentThisMonth: 9, spendingLimit: 300, lastOrderAt: '2026-11-01T08:00:00.000Z' }),
  person('Dino', { spendingLimit: 300 }),
];

it.each<[PeopleOrder, string]>([
  ['role', 'Zoe Èlia Fabio Dino'],
  ['name', 'Dino Èlia Fabio Zoe'],
  ['spent', 'Fabio Èlia Dino Zoe'],
  // no limit is more than any limit
  ['limit', 'Zoe Dino Fabio Èlia'],
  ['last', 'Èlia Fabio Dino Zoe'],
])('sorts people by %s', (order, names) => {
  expect(
    sortPeople(people, order)
      .map(({ firstName }) => firstName)
      .join(' '),
  ).toBe(names);
});

const due = (documentNumber: string, dueDate: string, openAmount: number, state: 'open' | 'overdue' | 'paid') => ({
  paymentDueDateId: Number(documentNumber),
  kind: 'invoice' as const,
  documentNumber,
  documentDate: '2026-10-01',
  dueDate,
  amount: 100,
  openAmount,
  state,
});
const dueDates = [
  due('1', '2026-11-01', 20, 'overdue'),
  due('2', '2026-12-01', 100, 'open'),
  due('3', '2027-01-01', -5, 'open'),
  due('4', '2026-10-01', 0, 'paid'),
];

it.each<[DueOrder, string]>([
  ['soonest', '1234'],
  ['latest', '3214'],
  ['dearest', '2143'],
  ['cheapest', '3412'],
  ['state', '1234'],
])('sorts due dates by %s', (order, numbers) => {
  expect(
    sortDueDates(dueDates, order)
      .map(({ documentNumber }) => documentNumber)
      .join(''),
  ).toBe(numbers);
});
