import { clock, lateFormat } from './late-format.ts';

const timeZone = 'Europe/Rome';
const day = lateFormat({ dateStyle: 'short', timeZone });
const dayAndHour = lateFormat({ day: 'numeric', month: 'long', hour: '2-digit', minute: '2-digit', timeZone });

/** "18:40", with the day when that is another one. @param instant ISO */
export function hourOf(instant: string, now = new Date()): string {
  const at = new Date(instant);
  return (day(at) === day(now) ? clock : dayAndHour)(at);
}
