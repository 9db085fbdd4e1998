import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { easter, isHoliday, isWorkingDay } from './holidays.ts';
import {
  addDays,
  daysBetween,
  formatDayLong,
  formatDayNumeric,
  formatDayShort,
  formatDayWithYear,
  isShopDay,
  relativeDay,
  shopDay,
  weekday,
} from './shop-day.ts';

describe('days of the shop', () => {
  it('follow Rome, not Greenwich', () => {
    expect(shopDay(Date.UTC(2025, 10, 20, 22, 59))).toBe('2025-11-20');
    expect(shopDay(Date.UTC(2025, 10, 20, 23, 0))).toBe('2025-11-21');
    expect(shopDay(Date.UTC(2025, 6, 1, 22, 0))).toBe('2025-07-02');
  });

  it('agree with Temporal at every instant', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 4_000_000_000_000 }), (at) => {
        const day = Temporal.Instant.fromEpochMilliseconds(at).toZonedDateTimeISO('Europe/Rome').toPlainDate();
        expect(shopDay(at)).toBe(day.toString());
        expect(weekday(shopDay(at))).toBe(day.dayOfWeek);
        expect(addDays(shopDay(at), 40)).toBe(day.add({ days: 40 }).toString());
        expect(daysBetween(shopDay(at), addDays(shopDay(at), 40))).toBe(40);
      }),
    );
  });

  it('refuse what is not a day', () => {
    for (const bad of ['2025-02-30', '2025-13-01', '25-01-01', '', 'oggi']) {
      expect(isShopDay(bad)).toBe(false);
      expect(() => addDays(bad, 1)).toThrow(RangeError);
    }
  });

  it('are written the Italian way', () => {
    expect(formatDayShort('2025-11-22')).toBe('sab 22 nov');
    expect(formatDayLong('2025-11-02')).toBe('domenica 2 novembre');
    expect(formatDayNumeric('2025-11-02')).toBe('02/11/2025');
    expect(formatDayWithYear('2025-11-02')).toBe('2 novembre 2025');
    expect(relativeDay('2025-11-20', '2025-11-20')).toBe('oggi');
    expect(relativeDay('2025-11-21', '2025-11-20')).toBe('domani');
    expect(relativeDay('2025-11-22', '2025-11-20')).toBe('sab 22 nov');
  });
});

describe('holidays', () => {
  it('know Easter and the national days', () => {
    expect([2024, 2025, 2026, 2038].map(easter)).toEqual(['2024-03-31', '2025-04-20', '2026-04-05', '2038-04-25']);
    expect(isHoliday('2025-04-21')).toBe(true);
    expect(isHoliday('2025-12-08')).toBe(true);
    expect(isHoliday('2025-11-20')).toBe(false);
    expect(isHoliday('2027-10-04')).toBe(true);
    expect(isHoliday('2024-10-04')).toBe(false);
    expect(isWorkingDay('2025-11-22')).toBe(false);
    expect(isWorkingDay('2025-11-21')).toBe(true);
  });
});
