import { describe, expect, it } from 'vitest';
import { isOpenThroughout, type OpeningHours, openingsOn, openingsWithin } from './opening-hours.ts';

/** 2026-12-21 is a Monday. */
const hours: OpeningHours = {
  week: [
    { weekday: 1, opens: '15:30', closes: '19:30' },
    { weekday: 1, opens: '08:30', closes: '13:00' },
    { weekday: 4, opens: '08:30', closes: '13:00' },
    { weekday: 4, opens: '13:00', closes: '20:00' },
  ],
  specialDays: [
    { day: '2026-12-24', opening: { opens: '08:00', closes: '13:00' } },
    { day: '2026-12-28', opening: null },
    { day: '2026-12-27', opening: { opens: '09:00', closes: '12:00' } },
  ],
};
const window = (beginTime: string, endTime: string) => ({ beginTime, endTime });

describe('opening hours', () => {
  it('are those of the weekday, earliest first, unless the day is special', () => {
    expect(openingsOn(hours, '2026-12-21').map(({ opens }) => opens)).toEqual(['08:30', '15:30']);
    expect(openingsOn(hours, '2026-12-22')).toEqual([]);
    expect(openingsOn(hours, '2026-12-24')).toEqual([{ opens: '08:00', closes: '13:00' }]);
    expect(openingsOn(hours, '2026-12-28')).toEqual([]);
    expect(openingsOn(hours, '2026-12-27')).toEqual([{ opens: '09:00', closes: '12:00' }]);
  });

  it('join where one ends as the next begins', () => {
    expect(openingsOn(hours, '2026-12-31')).toEqual([{ opens: '08:30', closes: '20:00' }]);
    expect(isOpenThroughout(hours, '2026-12-31', window('12:00', '14:00'))).toBe(true);
  });

  it('hold a window only when they cover all of it', () => {
    expect(isOpenThroughout(hours, '2026-12-21', window('08:30', '13:00'))).toBe(true);
    expect(isOpenThroughout(hours, '2026-12-21', window('12:00', '16:00'))).toBe(false);
    expect(isOpenThroughout(hours, '2026-12-21', window('18:00', '20:00'))).toBe(false);
    expect(isOpenThroughout(hours, '2026-12-22', window('10:00', '12:00'))).toBe(false);
    expect(isOpenThroughout(hours, '2026-12-28', window('09:00', '10:00'))).toBe(false);
  });

  it('say what is open of a window', () => {
    const within = (day: string, ...times: [string, string]) =>
      openingsWithin(hours, { day, ...window(...times) }).map(({ opens, closes }) => `${opens}–${closes}`);
    expect(within('2026-12-21', '12:00', '16:00')).toEqual(['12:00–13:00', '15:30–16:00']);
    expect(within('2026-12-21', '18:00', '20:00')).toEqual(['18:00–19:30']);
    expect(within('2026-12-21', '09:00', '10:00')).toEqual(['09:00–10:00']);
    expect(within('2026-12-21', '13:00', '15:30')).toEqual([]);
    expect(within('2026-12-28', '09:00', '10:00')).toEqual([]);
  });

  it('hold nobody to a week that is not written, but to its special days', () => {
    const unwritten = { ...hours, week: [] };
    expect(isOpenThroughout(unwritten, '2026-12-22', window('06:00', '23:00'))).toBe(true);
    expect(isOpenThroughout(unwritten, '2026-12-28', window('09:00', '10:00'))).toBe(false);
    expect(isOpenThroughout(unwritten, '2026-12-24', window('09:00', '13:00'))).toBe(true);
  });
});
