import { expect, it } from 'vitest';
import { daysOfPeriod, periodOfDays, takingsPeriods } from './takings-period.ts';

it('knows the days of each period, over the ends of months and years', () => {
  const all = (today: string) => takingsPeriods.map((period) => Object.values(daysOfPeriod(period, today)).join(' '));
  expect(all('2026-11-29')).toEqual([
    '2026-11-29 2026-11-29',
    '2026-11-28 2026-11-28',
    '2026-11-01 2026-11-29',
    '2026-10-01 2026-10-31',
  ]);
  expect(all('2027-01-01')).toEqual([
    '2027-01-01 2027-01-01',
    '2026-12-31 2026-12-31',
    '2027-01-01 2027-01-01',
    '2026-12-01 2026-12-31',
  ]);
  expect(all('2028-03-01').at(-1)).toBe('2028-02-01 2028-02-29');
});

it('finds the period of days somebody chose, and none where they make up no period', () => {
  for (const period of takingsPeriods) {
    expect(periodOfDays(daysOfPeriod(period, '2026-11-29'), '2026-11-29')).toBe(period);
  }
  expect(periodOfDays({ from: '2026-11-03', to: '2026-11-29' }, '2026-11-29')).toBeUndefined();
  expect(periodOfDays(daysOfPeriod('month', '2026-12-01'), '2026-12-01')).toBe('today');
});
