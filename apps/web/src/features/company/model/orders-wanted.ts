import { addDays, isShopDay, type ShopDay, shopDay } from '@sporta/domain';

export const companyFilters = ['all', 'open', 'delivered', 'cancelled'] as const;
export type CompanyFilter = (typeof companyFilters)[number];

/** By delivery: companies keep their books by months. */
export const periods = ['this-month', 'last-month', 'last-90', 'this-year', 'last-year'] as const;
export type Period = (typeof periods)[number];

/** Which orders of the company are wanted; what is absent holds nothing back. */
export interface OrdersWanted {
  filter: CompanyFilter;
  /** Part of a number, of a reference or of a name. */
  text?: string;
  person?: number;
  costCentre?: string;
  period?: Period;
}

/** The address of the page: the way back from an order leads to what was looked for. */
export interface OrdersSearch {
  stato?: Exclude<CompanyFilter, 'all'>;
  cerca?: string;
  persona?: number;
  centro?: string;
  periodo?: Period;
}

/** Anything else in the address is left out. */
export function readOrdersSearch(search: Record<string, unknown>): OrdersSearch {
  const { stato, cerca, persona, centro, periodo } = search;
  const state = companyFilters.find((each) => each === stato);
  const period = periods.find((each) => each === periodo);
  const text = (value: unknown, most: number) =>
    typeof value === 'string' || typeof value === 'number' ? String(value).trim().slice(0, most) : '';
  return {
    ...(state && state !== 'all' ? { stato: state } : {}),
    ...(text(cerca, 60) ? { cerca: text(cerca, 60) } : {}),
    ...(Number.isSafeInteger(Number(persona)) && Number(persona) > 0 ? { persona: Number(persona) } : {}),
    ...(text(centro, 30) ? { centro: text(centro, 30) } : {}),
    ...(period ? { periodo: period } : {}),
  };
}

export const wantedOf = ({ stato, cerca, persona, centro, periodo }: OrdersSearch): OrdersWanted => ({
  filter: stato ?? 'all',
  ...(cerca ? { text: cerca } : {}),
  ...(persona ? { person: persona } : {}),
  ...(centro ? { costCentre: centro } : {}),
  ...(periodo ? { period: periodo } : {}),
});

/** First and last day of a period, both included. @param today the day in the shop's time */
export function daysOf(period: Period, today: ShopDay): { from: ShopDay; to: ShopDay } {
  if (!isShopDay(today)) throw new RangeError(`not a day: ${today}`);
  const [year, month] = today.split('-').map(Number) as [number, number];
  switch (period) {
    case 'this-month':
      return monthOf(year, month);
    case 'last-month':
      return month === 1 ? monthOf(year - 1, 12) : monthOf(year, month - 1);
    case 'last-90':
      return { from: addDays(today, -89), to: today };
    case 'this-year':
      return { from: `${year}-01-01`, to: `${year}-12-31` };
    case 'last-year':
      return { from: `${year - 1}-01-01`, to: `${year - 1}-12-31` };
  }
}

function monthOf(year: number, month: number): { from: ShopDay; to: ShopDay } {
  const first = (y: number, m: number) => `${y}-${String(m).padStart(2, '0')}-01`;
  const next = month === 12 ? first(year + 1, 1) : first(year, month + 1);
  return { from: first(year, month), to: addDays(next, -1) };
}

/** What the call takes. */
export interface OrdersRequest {
  filter: CompanyFilter;
  q?: string;
  user_id?: number;
  cost_centre?: string;
  from_day?: ShopDay;
  to_day?: ShopDay;
}

export function ordersRequest(wanted: OrdersWanted, today: ShopDay): OrdersRequest {
  const { filter, text, person, costCentre, period } = wanted;
  const days = period && daysOf(period, today);
  return {
    filter,
    ...(text ? { q: text } : {}),
    ...(person ? { user_id: person } : {}),
    ...(costCentre ? { cost_centre: costCentre } : {}),
    ...(days ? { from_day: days.from, to_day: days.to } : {}),
  };
}

/** What an address asks for. @param now when the page was asked for, in milliseconds since 1970 */
export const requestOf = (search: object, now: number): OrdersRequest =>
  ordersRequest(wantedOf(readOrdersSearch({ ...search })), shopDay(now));
