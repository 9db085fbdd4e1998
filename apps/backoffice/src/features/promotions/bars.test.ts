import type { StaffPromotionRow } from '@sporta/contract';
import { addDays } from '@sporta/domain';
import { describe, expect, it } from 'vitest';
import { barsOf } from './bars.ts';
import { daysShown, otherDays } from './promotions-search.ts';
import { endOf, startOf } from './words.ts';

const row = (promotionId: number, from: string, to: string): StaffPromotionRow => ({
  promotionId,
  name: `Offerta ${promotionId}`,
  kind: 'percentage',
  label: '−20%',
  state: 'active',
  startsAt: startOf(from),
  endsAt: endOf(to),
  products: 1,
  segment: 'everyone',
});

describe('the calendar', () => {
  const days = daysShown({ day: '2026-03-25' });

  it('shows four weeks from a Monday on, over the night the clocks change', () => {
    expect([days[0], days.at(-1), days.length]).toEqual(['2026-03-23', '2026-04-19', 28]);
    expect(otherDays(days, 1)).toBe('2026-04-20');
    expect(daysShown({ view: 'month', day: '2026-02-10' })).toHaveLength(28);
    expect(startOf('2026-03-29')).toBe('2026-03-28T23:00:00.000Z');
    expect(startOf('2026-03-30')).toBe('2026-03-29T22:00:00.000Z');
  });

  it('cuts what goes beyond its days, and gives lines of their own to what overlaps', () => {
    const bars = barsOf(
      [row(1, '2026-03-01', '2026-03-24'), row(2, '2026-03-24', '2026-03-24'), row(3, '2026-03-25', '2027-01-01')],
      days,
    );
    expect(bars.map(({ from, to, line }) => [from, to, line])).toEqual([
      [1, 2, 1],
      [2, 2, 2],
      [3, 28, 1],
    ]);
    // the one in the editor is never below the fold
    const open = barsOf([row(1, '2026-03-23', '2026-03-30'), row(2, '2026-03-24', '2026-03-30')], days, 2);
    expect(open.map(({ promotion, line }) => [promotion.promotionId, line])).toEqual([
      [2, 1],
      [1, 2],
    ]);
    expect(barsOf([row(4, '2026-01-01', addDays(days[0]!, -1))], days)).toEqual([]);
  });
});
