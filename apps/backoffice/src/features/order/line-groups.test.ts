import type { StaffOrderLine } from '@sporta/contract';
import { expect, it } from 'vitest';
import { lineGroups, quantityText } from './line-groups.ts';

const line = (part: Partial<StaffOrderLine>) =>
  ({ status: 'picked', estimated: false, orderedAmount: 1, deliveredAmount: 1, ...part }) as StaffOrderLine;
const euro = (amount: number) => amount.toFixed(2);

const lines = [
  line({}),
  line({ status: 'missing', deliveredAmount: 0 }),
  line({ status: 'substituted', estimated: true }),
  line({ status: 'weighed', estimated: true, orderedAmount: 2.5, deliveredAmount: 2.75 }),
];

it('puts what was changed first, then what is weighed, each line once', () => {
  expect(lineGroups(lines, 'all', euro).map(({ title, about, lines: own }) => [title, about, own.length])).toEqual([
    ['Modificati', '1 sostituzione, 1 mancante', 2],
    ['A peso', 'stimati 2.50, pesati 2.75', 1],
    ['Tutti gli altri', '1 riga', 1],
  ]);
  expect(lineGroups(lines, 'weighed', euro).map(({ key }) => key)).toEqual(['weighed']);
});

it('says what is still to be weighed, and leaves out empty groups', () => {
  const ordered = [line({ status: 'ordered', estimated: true, orderedAmount: 3, deliveredAmount: undefined })];
  expect(lineGroups(ordered, 'all', euro)).toMatchObject([{ key: 'weighed', about: 'stimati 3.00, ancora da pesare' }]);
});

it('writes kilograms to the gram and pieces plain', () => {
  expect([quantityText(2, 'pz'), quantityText(1.46, 'kg'), quantityText(1.5, 'kg')]).toEqual([
    '2',
    '1,460 kg',
    '1,5 kg',
  ]);
});
