const hour = new Intl.DateTimeFormat('it-IT', { hour: '2-digit', minute: '2-digit', timeZone: 'Europe/Rome' });
const dayAndHour = new Intl.DateTimeFormat('it-IT', {
  day: 'numeric',
  month: 'long',
  hour: '2-digit',
  minute: '2-digit',
  timeZone: 'Europe/Rome',
});
const day = new Intl.DateTimeFormat('it-IT', { dateStyle: 'short', timeZone: 'Europe/Rome' });

/** "18:40", with the day when that is another one. @param instant ISO */
export function hourOf(instant: string, now = new Date()): string {
  const at = new Date(instant);
  return (day.format(at) === day.format(now) ? hour : dayAndHour).format(at);
}
