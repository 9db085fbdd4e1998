// @vitest-environment happy-dom
import type { TakingsRow } from '@sporta/contract';
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { TakingsTable } from './TakingsTable.tsx';

afterEach(cleanup);

const row = (day: string, rate: number, total: number): TakingsRow => ({
  day,
  rate,
  sales: total,
  returns: 0,
  total,
  net: total,
  vat: 0,
  invoiced: 0,
});
const text = () =>
  screen
    .getAllByRole('row')
    .slice(1)
    .map((each) => [...each.children].map((cell) => cell.textContent).join(' '));

it('begins with the sum of all days and the latest day, each with the sum of its rates', () => {
  const takings = [row('2026-11-28', 4, 1.1), row('2026-11-28', 10, 2.2), row('2026-11-29', 4, 0.1)];
  const { day: _day, ...four } = row('', 4, 1.2);
  const { day: _other, ...ten } = row('', 10, 2.2);
  render(<TakingsTable takings={takings} totals={[four, ten]} />);
  expect(text().map((line) => line.replaceAll(/\s+/g, ' ').split(' €')[0])).toEqual([
    'Totale 4% 1,20',
    '10% 2,20',
    'In tutto 3,40',
    '29/11/2026 4% 0,10',
    '28/11/2026 4% 1,10',
    '10% 2,20',
    'In tutto 3,30',
  ]);
  expect(screen.getAllByRole('rowheader')).toHaveLength(3);
});

it('says the sum of one day once', () => {
  const { day, ...total } = row('2026-11-29', 4, 1.2);
  render(<TakingsTable takings={[{ day, ...total }]} totals={[total]} />);
  expect(screen.getAllByRole('rowheader').map(({ textContent }) => textContent)).toEqual(['29/11/2026']);
});
