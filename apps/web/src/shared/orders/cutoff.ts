import { daysBetween, formatDayLong, type ShopDay, shopDay } from '@sporta/domain';
import { clock } from '../../lib/late-format.ts';

/** "alle 12 di sabato", "alle 18:30 di venerdì" — in the shop's time. @param instant ISO */
export function momentText(instant: string): string {
  const at = Date.parse(instant);
  const time = clock(at).replace(/^0/, '').replace(/:00$/, '');
  return `alle ${time} di ${formatDayLong(shopDay(at)).split(' ')[0]}`;
}

/** "Modifichi fino alle 12 di sabato" */
export function cutoffText(instant: string): string {
  return `Modifichi fino ${momentText(instant)}`;
}

/** "9:12" */
export function timeText(instant: string): string {
  return clock(Date.parse(instant)).replace(/^0/, '');
}

/** "sabato"; from a week on, when it could be another one, "sabato 5 dicembre". @param ordered day the order was made */
export function arrivalDay(day: ShopDay, ordered: ShopDay): string {
  const long = formatDayLong(day);
  return daysBetween(ordered, day) < 7 ? (long.split(' ')[0] ?? long) : long;
}
