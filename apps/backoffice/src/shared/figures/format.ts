import { mostListed } from '@sporta/contract/most-listed.ts';
import { capitalised, euroToCents, formatEuro, shopInstant } from '@sporta/domain';

/** Euro of the wire as people read them: "1.529,75 €". */
export const euro = (amount: number): string => formatEuro(euroToCents(amount));

/** Whole euro for large figures: "14.826 €". */
export const wholeEuro = (amount: number): string =>
  `${Math.round(amount).toLocaleString('it-IT', { useGrouping: 'always' })}\u00a0€`;

/** "+1,20 €", "−0,40 €". */
export const signedEuro = (amount: number): string => signed(amount, (size) => euro(size));

/** "+12", "−3". */
export const signedCount = (count: number): string => signed(count, (size) => size.toLocaleString('it-IT'));

/** How many a list holds: "1.240", and "oltre 10.000" where it holds more than it counts; "" until it is known. */
export function listCount(count: number | undefined): string {
  if (count === undefined) return '';
  return count > mostListed ? `oltre ${mostListed.toLocaleString('it-IT')}` : count.toLocaleString('it-IT');
}

/** "1 ordine", "12.400 ordini". */
export const countOf = (count: number, one: string, many: string): string =>
  `${count.toLocaleString('it-IT')} ${count === 1 ? one : many}`;

/** A fraction as percent: 0.019 is "1,9%", −0.019 "−1,9%". */
export const percent = (fraction: number, digits = 1): string => signedPercent(fraction, digits).replace('+', '');

/** "+2,5%", "−7,0%"; without a sign where nothing is left of it. */
export function signedPercent(fraction: number, digits = 1): string {
  const shown = Math.round(fraction * 100 * 10 ** digits);
  return signed(shown, (size) => {
    const wanted = { minimumFractionDigits: digits, maximumFractionDigits: digits };
    return `${(size / 10 ** digits).toLocaleString('it-IT', wanted)}%`;
  });
}

function signed(value: number, write: (size: number) => string): string {
  const text = write(Math.abs(value));
  if (value > 0) return `+${text}`;
  return value < 0 ? `−${text}` : text;
}

const ZONE = 'Europe/Rome';
const hour = new Intl.DateTimeFormat('it-IT', { hour: '2-digit', minute: '2-digit', timeZone: ZONE });
const shortDay = new Intl.DateTimeFormat('it-IT', { weekday: 'short', day: 'numeric', month: 'short', timeZone: ZONE });
const longDay = new Intl.DateTimeFormat('it-IT', { weekday: 'long', day: 'numeric', month: 'long', timeZone: ZONE });
const dayOfYear = new Intl.DateTimeFormat('it-IT', { day: 'numeric', month: 'short', year: 'numeric', timeZone: ZONE });
const dayKey = new Intl.DateTimeFormat('sv-SE', { dateStyle: 'short', timeZone: ZONE });

/** The hour of an instant in the shop: "16:41". */
export const clock = (at: string): string => hour.format(new Date(at));

/** "Senza rete dalle 15:41." @param since instant (ms), where the device said when */
export const withoutNetwork = (since: number | undefined): string =>
  since === undefined ? 'Senza rete.' : `Senza rete dalle ${hour.format(since)}.`;

/** "oggi 16:44", "gio 20 nov, 21:36"; of another year "20 nov 2025, 21:36". */
export function moment(at: string, now: Date): string {
  const when = new Date(at);
  const [day, today] = [dayKey.format(when), dayKey.format(now)];
  if (day === today) return `oggi ${hour.format(when)}`;
  const isThisYear = day.slice(0, 4) === today.slice(0, 4);
  return `${(isThisYear ? shortDay : dayOfYear).format(when)}, ${hour.format(when)}`;
}

const dayInYear = new Intl.DateTimeFormat('it-IT', { day: 'numeric', month: 'short', timeZone: ZONE });

/** "28 ott"; of another year "28 ott 2025". @param day `YYYY-MM-DD` */
export function shortDate(day: string, now: Date): string {
  const isThisYear = day.slice(0, 4) === dayKey.format(now).slice(0, 4);
  return (isThisYear ? dayInYear : dayOfYear).format(new Date(`${day}T12:00:00Z`));
}

/** The ISO instant a field of day and hour means in the shop's time; undefined where it is empty or none. */
export function instantOf(text: string): string | undefined {
  const at = shopInstant(text);
  return at === undefined ? undefined : new Date(at).toISOString();
}

const dayOfMonth = new Intl.DateTimeFormat('it-IT', { day: 'numeric', month: 'long', timeZone: ZONE });

/** "6 dicembre". @param day `YYYY-MM-DD` */
export const dayAndMonth = (day: string): string => dayOfMonth.format(new Date(`${day}T12:00:00Z`));

/** "giovedì 20 novembre alle 21:36". */
export const longMoment = (at: string): string => `${longDay.format(new Date(at))} alle ${clock(at)}`;

/** "Sabato 22 novembre" of `YYYY-MM-DD`. */
export function longDayName(day: string): string {
  const text = longDay.format(new Date(`${day}T12:00:00Z`));
  return capitalised(text);
}

/** Hours of a slot in the fewest signs: "18–20", "8:30–10". */
export function slotHours({ beginTime, endTime }: { beginTime: string; endTime: string }): string {
  const short = (time: string) => time.replace(/^0/, '').replace(/:00$/, '');
  return `${short(beginTime)}–${short(endTime)}`;
}

/** The two letters of an avatar: "SB" of Sara Bruni. */
export const initials = (name: string): string =>
  name
    .split(/\s+/)
    .slice(0, 2)
    .map((word) => word[0]?.toUpperCase() ?? '')
    .join('');
