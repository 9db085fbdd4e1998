interface Formats {
  hour: Intl.DateTimeFormat;
  dayAndHour: Intl.DateTimeFormat;
  day: Intl.DateTimeFormat;
}

let formats: Formats | undefined;

function makeFormats(): Formats {
  const timeZone = 'Europe/Rome';
  const time = { hour: '2-digit', minute: '2-digit', timeZone } as const;
  return {
    hour: new Intl.DateTimeFormat('it-IT', time),
    dayAndHour: new Intl.DateTimeFormat('it-IT', { day: 'numeric', month: 'long', ...time }),
    day: new Intl.DateTimeFormat('it-IT', { dateStyle: 'short', timeZone }),
  };
}

/** "18:40", with the day when that is another one. @param instant ISO */
export function hourOf(instant: string, now = new Date()): string {
  formats ??= makeFormats();
  const { hour, dayAndHour, day } = formats;
  const at = new Date(instant);
  return (day.format(at) === day.format(now) ? hour : dayAndHour).format(at);
}

/** "00:17", without the day: of what is less than a day away. @param instant ISO */
export function clockOf(instant: string): string {
  formats ??= makeFormats();
  return formats.hour.format(new Date(instant));
}
