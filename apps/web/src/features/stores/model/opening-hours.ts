import type { ServiceHour, Warehouse } from '@sporta/contract';
import { addDays, formatDayLong, formatDayShort, SHOP_TIME_ZONE, type ShopDay, shopDay, weekday } from '@sporta/domain';
import { lateFormat } from '../../../lib/late-format.ts';

type Hours = Pick<Warehouse, 'serviceHours' | 'exceptions' | 'closesOn'>;

const timeOfDay = lateFormat({ timeZone: SHOP_TIME_ZONE, hour: '2-digit', minute: '2-digit', hourCycle: 'h23' });

/** Opening times of a day, earliest first; closures and special days count. */
function hoursOn({ serviceHours, exceptions = [], closesOn }: Hours, day: ShopDay): { begin: string; end: string }[] {
  if (closesOn !== undefined && day >= closesOn) return [];
  const exception = exceptions.find(({ date }) => date === day);
  if (exception?.closed) return [];
  if (exception?.beginHour && exception.endHour) return [{ begin: exception.beginHour, end: exception.endHour }];
  // The contract counts weekdays from 1 Sunday, ISO from 1 Monday.
  const number = (weekday(day) % 7) + 1;
  return serviceHours.default
    .filter(({ beginWeekDay }) => beginWeekDay === number)
    .map(({ beginHour, endHour }) => ({ begin: beginHour, end: endHour }))
    .sort((a, b) => a.begin.localeCompare(b.begin));
}

export interface OpenState {
  open: boolean;
  /** "aperto fino alle 21:00", "apre domani alle 8:30", "oggi chiuso (Natale), riapre ven 26 dic alle 8:00". */
  text: string;
}

/** What the hours mean at an instant (epoch milliseconds). */
export function openState(store: Hours, now: number): OpenState {
  const today = shopDay(now);
  const time = timeOfDay(now);
  const hours = hoursOn(store, today);
  const current = hours.find(({ begin, end }) => begin <= time && time < end);
  if (current) return { open: true, text: `aperto fino alle ${clock(current.end)}` };
  const later = hours.find(({ begin }) => begin > time);
  if (later) return { open: false, text: `apre alle ${clock(later.begin)}` };
  if (store.serviceHours.default.length === 0) return { open: false, text: 'solo ritiro' };
  const closure = store.exceptions?.find(({ date, closed }) => date === today && closed);
  const next = nextOpening(store, today);
  if (!closure) return { open: false, text: next ? `apre ${next}` : 'chiuso' };
  // whoever knows its usual hours would think it open
  const why = closure.note ? ` (${closure.note})` : '';
  return { open: false, text: `oggi chiuso${why}${next ? `, riapre ${next}` : ''}` };
}

/** Days a closure is looked beyond. */
const MOST_DAYS = 31;

/** "domani alle 8:30", "ven 26 dic alle 8:00". */
function nextOpening(store: Hours, today: ShopDay): string | undefined {
  for (let days = 1; days <= MOST_DAYS; days += 1) {
    const day = addDays(today, days);
    const [first] = hoursOn(store, day);
    if (first) return `${days === 1 ? 'domani' : formatDayShort(day)} alle ${clock(first.begin)}`;
  }
  return undefined;
}

/** "chiude per sempre da mercoledì 2 dicembre"; undefined of a store that stays. */
export function closingText({ closesOn }: Pick<Warehouse, 'closesOn'>): string | undefined {
  return closesOn === undefined ? undefined : `chiude per sempre da ${formatDayLong(closesOn)}`;
}

/** "08:30" → "8:30". */
export function clock(time: string): string {
  return time.replace(/^0/, '');
}

const DAYS = ['lun', 'mar', 'mer', 'gio', 'ven', 'sab', 'dom'];

export interface WeekLine {
  days: string;
  hours: string;
}

/** The week in few lines: "lun–sab 8:00–21:00", "dom 9:00–20:00". */
export function weekLines({ serviceHours }: Pick<Warehouse, 'serviceHours'>): WeekLine[] {
  const lines: { from: number; to: number; hours: string }[] = [];
  for (let day = 0; day < DAYS.length; day += 1) {
    const hours = textOf(serviceHours.default, ((day + 1) % 7) + 1);
    const last = lines.at(-1);
    if (last && last.hours === hours) last.to = day;
    else lines.push({ from: day, to: day, hours });
  }
  return lines.map(({ from, to, hours }) => ({
    days: from === to ? (DAYS[from] ?? '') : `${DAYS[from]}–${DAYS[to]}`,
    hours,
  }));
}

function textOf(all: readonly ServiceHour[], weekDay: number): string {
  const hours = all.filter(({ beginWeekDay }) => beginWeekDay === weekDay);
  if (hours.length === 0) return 'chiuso';
  return hours.map(({ beginHour, endHour }) => `${clock(beginHour)}–${clock(endHour)}`).join(' e ');
}
