import type { PromotionTab } from '@sporta/contract';
import { addDays, isShopDay, type ShopDay, shopDay, weekday } from '@sporta/domain';

const tabs: readonly PromotionTab[] = ['all', 'draft', 'scheduled', 'active', 'ended'];

export const promotionsViews = ['list', 'weeks', 'month'] as const;
export type PromotionsView = (typeof promotionsViews)[number];

/** What the address says: the days or the list that is looked at, filters, and the promotion that is open. */
export interface PromotionsSearch {
  /** Absent: the four weeks, or on a phone, where their bars would be cut, the list. */
  view?: PromotionsView | undefined;
  /** Any day of the first week, or of the month. */
  day?: ShopDay | undefined;
  store?: number | undefined;
  department?: number | undefined;
  q?: string | undefined;
  tab?: PromotionTab | undefined;
  page?: number | undefined;
  /** The promotion in the editor; `new` = one that is not saved yet. */
  id?: number | 'new' | undefined;
  /** Ids of what a new one begins with: "12,48". */
  products?: string | undefined;
}

export function readPromotionsSearch(search: Record<string, unknown>): PromotionsSearch {
  const number = (value: unknown) => (/^[1-9]\d{0,8}$/.test(String(value)) ? Number(value) : undefined);
  const text = typeof search.q === 'string' ? search.q.trim().slice(0, 60) : '';
  return {
    view: promotionsViews.find((view) => view === search.view),
    day: typeof search.day === 'string' && isShopDay(search.day) ? search.day : undefined,
    store: number(search.store),
    department: number(search.department),
    q: text || undefined,
    tab: tabs.find((tab) => tab === search.tab && tab !== 'all'),
    page: number(search.page),
    id: search.id === 'new' ? 'new' : number(search.id),
    products: search.id === 'new' && productIdsOf(search.products).length > 0 ? String(search.products) : undefined,
  };
}

/** The days that are shown: four weeks from a Monday on, or a month. */
export function daysShown({ view, day = shopDay(Date.now()) }: PromotionsSearch): ShopDay[] {
  if (view === 'month') {
    const first = `${day.slice(0, 8)}01`;
    const days = Array.from({ length: 31 }, (_, index) => addDays(first, index));
    return days.filter((each) => each.slice(0, 7) === first.slice(0, 7));
  }
  const monday = addDays(day, 1 - weekday(day));
  return Array.from({ length: 28 }, (_, index) => addDays(monday, index));
}

/** A day of what comes before or after the days shown. */
export function otherDays(days: readonly ShopDay[], way: -1 | 1): ShopDay {
  return way === -1 ? addDays(days[0]!, -days.length) : addDays(days.at(-1)!, 1);
}

/** Products that were chosen in the catalogue for a new promotion, at most 200. */
export const productIdsOf = (products: unknown): number[] =>
  [...new Set(String(products ?? '').split(','))]
    .filter((id) => /^[1-9]\d{0,8}$/.test(id))
    .slice(0, 200)
    .map(Number);
