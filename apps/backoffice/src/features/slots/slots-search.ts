import { addDays, capitalised, formatDayShort, isShopDay, type ShopDay } from '@sporta/domain';

export const slotViews = ['capacity', 'work', 'crates', 'forecast'] as const;
/** Instead of days: the typical week, the zones that are served, how prices follow demand, or when the store is open. */
export const slotModels = ['typical', 'zones', 'prices', 'hours'] as const;
export type SlotView = (typeof slotViews)[number];

/** What the address says: a week by one of its days, store, service, and how it is looked at. */
export interface SlotsSearch {
  day?: ShopDay | undefined;
  store?: number | undefined;
  /** 2 pick-up in store, 3 locker; absent: home delivery. */
  service?: 2 | 3 | undefined;
  view?: SlotView | undefined;
  model?: (typeof slotModels)[number] | undefined;
}

export function readSlotsSearch(search: Record<string, unknown>): SlotsSearch {
  const store = Number(search.store);
  return {
    day: typeof search.day === 'string' && isShopDay(search.day) ? search.day : undefined,
    store: Number.isInteger(store) && store > 0 ? store : undefined,
    service: ([2, 3] as const).find((service) => String(service) === String(search.service)),
    view: slotViews.find((view) => view === search.view && view !== 'capacity'),
    model: slotModels.find((model) => model === search.model),
  };
}

/** "24–30 novembre", "30 nov – 6 dic" */
export function weekName(from: ShopDay, to: ShopDay): string {
  const month = (day: ShopDay, style: 'long' | 'short') =>
    new Intl.DateTimeFormat('it-IT', { month: style, timeZone: 'UTC' }).format(new Date(`${day}T12:00:00Z`));
  const number = (day: ShopDay) => Number(day.slice(8));
  return from.slice(0, 7) === to.slice(0, 7)
    ? `${number(from)}–${number(to)} ${month(to, 'long')}`
    : `${number(from)} ${month(from, 'short')} – ${number(to)} ${month(to, 'short')}`;
}

export const otherWeek = (from: ShopDay, weeks: number): ShopDay => addDays(from, 7 * weeks);

/** "Sabato 29" */
export const dayTitle = (day: ShopDay): string => {
  const name = new Intl.DateTimeFormat('it-IT', { weekday: 'long', day: 'numeric', timeZone: 'UTC' }).format(
    new Date(`${day}T12:00:00Z`),
  );
  return capitalised(name);
};

/** "Lun 24" */
export const shortDay = (day: ShopDay): string => {
  const [weekday = '', number = ''] = formatDayShort(day).split(' ');
  return `${capitalised(weekday)} ${number}`;
};
