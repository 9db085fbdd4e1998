import type { WeeklySlot } from '@sporta/contract';
import { capitalised, countText, formatDayLong, formatHours, weekday } from '@sporta/domain';

/** A slot somebody chose or ordered: its day and hours. */
export interface ChosenWindow {
  /** `YYYY-MM-DD`. */
  date: string;
  /** "18:00". */
  beginTime: string;
  endTime: string;
}

/** "ogni martedì, 18–20". */
export const everyWeek = (slot: ChosenWindow): string =>
  `ogni ${formatDayLong(slot.date).split(' ')[0]}, ${formatHours(slot).replaceAll(':00', '')}`;

export const isSameWindow = (
  kept: Pick<WeeklySlot, 'weekday' | 'beginTime'>,
  { date, beginTime }: Pick<ChosenWindow, 'date' | 'beginTime'>,
): boolean => kept.weekday === weekday(date) && kept.beginTime === beginTime;

/** "24 ore", "1 ora". */
export const hoursWords = (hours: number): string => countText(hours, 'ora', 'ore');

/**
 * What a window just kept means for the next week that is neither ordered nor in the cart: "Martedì 8 dicembre è tua: conferma la spesa
 * entro…", that it is still to come, or that it was full.
 * @param after the day that was chosen or ordered
 */
export function nextWeekWords(kept: WeeklySlot, after: string): string {
  const next = kept.days.find(({ day, state }) => day > after && state !== 'ordered' && state !== 'in-cart');
  if (!next) return '';
  return `${capitalised(next.label)}${next.state === 'reserved' ? '' : ':'} ${decapitalised(next.text)}`;
}

/** "Martedì…" → "martedì…", inside a sentence. */
export const decapitalised = (text: string): string => text.charAt(0).toLowerCase() + text.slice(1);
