/**
 * Days of the shop: plain "YYYY-MM-DD" texts in the time zone Europe/Rome. They compare and sort as texts. No
 * `Temporal` here: browsers may not have it.
 */
export type ShopDay = string;

export const SHOP_TIME_ZONE = 'Europe/Rome';
const DAY_MS = 86_400_000;

let romeParts: Intl.DateTimeFormat | undefined;

/** Made when it is first needed: the first one with a time zone takes a browser 30 to 70 ms, and most pages need none. */
function inRome(): Intl.DateTimeFormat {
  romeParts ??= new Intl.DateTimeFormat('en-CA', {
    timeZone: SHOP_TIME_ZONE,
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
  });
  return romeParts;
}

/** The shop's day at an instant (epoch milliseconds). */
export function shopDay(at: number): ShopDay {
  const parts = new Map(
    inRome()
      .formatToParts(at)
      .map(({ type, value }) => [type, value]),
  );
  return `${parts.get('year')}-${parts.get('month')}-${parts.get('day')}`;
}

/** Whether a text is a day of the calendar: "2025-02-30" is not. */
export function isShopDay(text: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return false;
  const at = Date.parse(`${text}T00:00:00Z`);
  return !Number.isNaN(at) && new Date(at).toISOString().startsWith(text);
}

/** @throws RangeError if it is not a day */
function utcOf(day: ShopDay): number {
  if (!isShopDay(day)) throw new RangeError(`not a day: ${day}`);
  return Date.parse(`${day}T00:00:00Z`);
}

/** @throws RangeError if it is not a day */
export function addDays(day: ShopDay, days: number): ShopDay {
  return new Date(utcOf(day) + days * DAY_MS).toISOString().slice(0, 10);
}

/** The instant a day of the shop begins, epoch milliseconds: midnight in Italy. @throws RangeError if it is not a day */
export function shopDayStart(day: ShopDay): number {
  const hours = [2, 1].find((ahead) => shopDay(utcOf(day) - ahead * 3_600_000) === day);
  return utcOf(day) - (hours ?? 1) * 3_600_000;
}

/** Days from one to the other; negative when `to` is earlier. */
export function daysBetween(from: ShopDay, to: ShopDay): number {
  return (utcOf(to) - utcOf(from)) / DAY_MS;
}

/** ISO weekday: 1 Monday … 7 Sunday. */
export function weekday(day: ShopDay): number {
  return new Date(utcOf(day)).getUTCDay() || 7;
}

const WEEKDAYS = ['lunedì', 'martedì', 'mercoledì', 'giovedì', 'venerdì', 'sabato', 'domenica'];
const MONTHS = [
  'gennaio',
  'febbraio',
  'marzo',
  'aprile',
  'maggio',
  'giugno',
  'luglio',
  'agosto',
  'settembre',
  'ottobre',
  'novembre',
  'dicembre',
];

/** "martedì". @param isoWeekday 1 Monday … 7 Sunday; "" for any other number */
export function weekdayName(isoWeekday: number): string {
  return WEEKDAYS[isoWeekday - 1] ?? '';
}

/** "8:00–10:00" of the times 08:00 and 10:00. */
export function formatHours({ beginTime, endTime }: { beginTime: string; endTime: string }): string {
  return `${beginTime}–${endTime}`.replace(/(^|–)0/g, '$1');
}

/** "sab 22 nov" */
export function formatDayShort(day: ShopDay): string {
  return `${nameOf(day).slice(0, 3)} ${dayNumber(day)} ${monthOf(day).slice(0, 3)}`;
}

/** "sabato 22 novembre" */
export function formatDayLong(day: ShopDay): string {
  return `${nameOf(day)} ${dayNumber(day)} ${monthOf(day)}`;
}

/** "22 novembre 2025" */
export function formatDayWithYear(day: ShopDay): string {
  return `${dayNumber(day)} ${monthOf(day)} ${day.slice(0, 4)}`;
}

/** "oggi", "domani", else "sab 22 nov". */
export function relativeDay(day: ShopDay, today: ShopDay): string {
  const days = daysBetween(today, day);
  return days === 0 ? 'oggi' : days === 1 ? 'domani' : formatDayShort(day);
}

/** "22/11/2025", as the promotions of the API write their dates. */
export function formatDayNumeric(day: ShopDay): string {
  return `${day.slice(8, 10)}/${day.slice(5, 7)}/${day.slice(0, 4)}`;
}

/** "novembre". @param month 1 January … 12 December; "" for any other number */
export function monthName(month: number): string {
  return MONTHS[month - 1] ?? '';
}

/** "novembre 2026". @param month `YYYY-MM` */
export function formatMonth(month: string): string {
  const [year, number] = month.split('-');
  return `${monthName(Number(number))} ${year}`;
}

function nameOf(day: ShopDay): string {
  return WEEKDAYS[weekday(day) - 1] as string;
}

function monthOf(day: ShopDay): string {
  return MONTHS[Number(day.slice(5, 7)) - 1] as string;
}

function dayNumber(day: ShopDay): string {
  return String(Number(day.slice(8, 10)));
}
