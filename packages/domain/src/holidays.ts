import { addDays, type ShopDay, weekday } from './shop-day.ts';

/** National holidays with a fixed date (L. 260/1949 and later), month-day. */
const FIXED: ReadonlySet<string> = new Set([
  '01-01',
  '01-06',
  '04-25',
  '05-01',
  '06-02',
  '08-15',
  '10-04', // Saint Francis, from 2026 (L. 151/2025)
  '11-01',
  '12-08',
  '12-25',
  '12-26',
]);

/** Easter Sunday of a year, Gregorian calendar (the anonymous algorithm). */
export function easter(year: number): ShopDay {
  const golden = year % 19;
  const century = Math.floor(year / 100);
  const inCentury = year % 100;
  const skipped = Math.floor((century + 8) / 25);
  const moonShift = Math.floor((century - skipped + 1) / 3);
  const epact = (19 * golden + century - Math.floor(century / 4) - moonShift + 15) % 30;
  const toSunday = (32 + 2 * (century % 4) + 2 * Math.floor(inCentury / 4) - epact - (inCentury % 4)) % 7;
  const correction = Math.floor((golden + 11 * epact + 22 * toSunday) / 451);
  const dayOfYear = epact + toSunday - 7 * correction + 114;
  const month = Math.floor(dayOfYear / 31);
  const day = (dayOfYear % 31) + 1;
  return `${year}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`;
}

/** Sundays and national holidays. */
export function isHoliday(day: ShopDay): boolean {
  const year = Number(day.slice(0, 4));
  const monthDay = day.slice(5);
  if (weekday(day) === 7) return true;
  if (monthDay === '10-04' && year < 2026) return false;
  return FIXED.has(monthDay) || day === addDays(easter(year), 1);
}

/** Neither Saturday, Sunday nor holiday (Reg. CEE 1182/71, art. 2). */
export function isWorkingDay(day: ShopDay): boolean {
  return weekday(day) !== 6 && !isHoliday(day);
}
