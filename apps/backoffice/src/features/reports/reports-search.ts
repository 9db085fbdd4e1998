import { addDays, capitalised, daysBetween, isShopDay, type ShopDay, weekday } from '@sporta/domain';

export const spans = ['day', 'week', 'month'] as const;
export type Span = (typeof spans)[number];

/** What the address says: a span around a day, or days of one's own, and a store. */
export interface ReportsSearch {
  span?: Span | undefined;
  day?: ShopDay | undefined;
  from?: ShopDay | undefined;
  to?: ShopDay | undefined;
  store?: number | undefined;
}

/** As many days as the shop answers at once. */
const MOST_DAYS = 92;

export function readReportsSearch(search: Record<string, unknown>): ReportsSearch {
  const store = Number(search.store);
  const day = (value: unknown) => (typeof value === 'string' && isShopDay(value) ? value : undefined);
  const [from, to] = [day(search.from), day(search.to)];
  const isRange = from !== undefined && to !== undefined && from <= to && daysBetween(from, to) < MOST_DAYS;
  return {
    span: spans.find((span) => span === search.span && span !== 'week'),
    day: day(search.day),
    ...(isRange ? { from, to } : {}),
    store: Number.isInteger(store) && store > 0 ? store : undefined,
  };
}

export interface Days {
  from: ShopDay;
  to: ShopDay;
}

/** The days that are asked for: those named, or the day, week (from Monday) or month around a day; default: this week. */
export function daysOf({ span = 'week', day, from, to }: ReportsSearch, today: ShopDay): Days {
  if (from && to) return { from, to };
  const around = day ?? today;
  if (span === 'day') return { from: around, to: around };
  if (span === 'month') return monthOf(around);
  const monday = addDays(around, 1 - weekday(around));
  return { from: monday, to: addDays(monday, 6) };
}

function monthOf(day: ShopDay): Days {
  const first = `${day.slice(0, 7)}-01`;
  const next = addDays(first, 31).slice(0, 7);
  return { from: first, to: addDays(`${next}-01`, -1) };
}

/** The span before or after the one shown. */
export function otherSpan(search: ReportsSearch, today: ShopDay, way: -1 | 1): ReportsSearch {
  const { from, to } = daysOf(search, today);
  const { from: _from, to: _to, ...rest } = search;
  if (search.from) {
    const length = daysBetween(from, to) + 1;
    return { ...rest, from: addDays(from, way * length), to: addDays(to, way * length) };
  }
  return { ...rest, day: way === 1 ? addDays(to, 1) : addDays(from, -1) };
}

const dayOf = (day: ShopDay, style: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat('it-IT', { ...style, timeZone: 'UTC' }).format(new Date(`${day}T12:00:00Z`));

/** "Domenica 22 novembre", "Settimana 16–22 novembre", "Novembre 2026", "3 ott – 22 nov" */
export function spanName(search: ReportsSearch, { from, to }: Days): string {
  if (from === to) return capitalised(dayOf(from, { weekday: 'long', day: 'numeric', month: 'long' }));
  if (search.span === 'month' && !search.from) return capitalised(dayOf(from, { month: 'long', year: 'numeric' }));
  const days =
    from.slice(0, 7) === to.slice(0, 7)
      ? `${Number(from.slice(8))}–${dayOf(to, { day: 'numeric', month: 'long' })}`
      : `${dayOf(from, { day: 'numeric', month: 'short' })} – ${dayOf(to, { day: 'numeric', month: 'short' })}`;
  return search.from ? days : `Settimana ${days}`;
}

/** "Lun 17" */
export const shortDay = (day: ShopDay): string => {
  const name = dayOf(day, { weekday: 'short' });
  return `${capitalised(name)} ${Number(day.slice(8))}`;
};
