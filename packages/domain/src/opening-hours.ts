import { type ShopDay, weekday } from './shop-day.ts';

/** Local times "HH:MM". */
export interface Opening {
  opens: string;
  closes: string;
}

/** A stretch of a day: local times "HH:MM". */
export interface DatedWindow {
  day: ShopDay;
  beginTime: string;
  endTime: string;
}

/** When a store is open. */
export interface OpeningHours {
  /** Weekday as ISO counts: 1 Monday … 7 Sunday. A weekday that is absent is closed. */
  week: readonly (Opening & { weekday: number })[];
  /** Days that differ from the week: open at other hours, or closed. */
  specialDays: readonly { day: ShopDay; opening: Opening | null }[];
}

/** Openings of a day, earliest first; those that touch are one. */
export function openingsOn({ week, specialDays }: OpeningHours, day: ShopDay): Opening[] {
  const special = specialDays.find((each) => each.day === day);
  const openings = special
    ? special.opening
      ? [special.opening]
      : []
    : week.filter((each) => each.weekday === weekday(day));
  const joined: Opening[] = [];
  for (const { opens, closes } of [...openings].sort((a, b) => a.opens.localeCompare(b.opens))) {
    const last = joined.at(-1);
    if (!last || opens > last.closes) joined.push({ opens, closes });
    else if (closes > last.closes) last.closes = closes;
  }
  return joined;
}

/**
 * Whether somebody may come at any moment of a window of a day. A store whose week is not written has no hours to hold anybody to:
 * only its special days count.
 */
export function isOpenThroughout(
  hours: OpeningHours,
  day: ShopDay,
  { beginTime, endTime }: { beginTime: string; endTime: string },
): boolean {
  const isSpecial = hours.specialDays.some((each) => each.day === day);
  if (hours.week.length === 0 && !isSpecial) return true;
  return openingsOn(hours, day).some(({ opens, closes }) => opens <= beginTime && endTime <= closes);
}

/** What is open of a window, earliest first: all of it is one opening, a pause makes two. */
export function openingsWithin(hours: OpeningHours, { day, beginTime, endTime }: DatedWindow): Opening[] {
  return openingsOn(hours, day)
    .map(({ opens, closes }) => ({
      opens: opens < beginTime ? beginTime : opens,
      closes: closes > endTime ? endTime : closes,
    }))
    .filter(({ opens, closes }) => opens < closes);
}
