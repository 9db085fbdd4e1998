/**
 * A format of dates in Italian that is made when it is first needed: the first one with a time zone takes a phone tens of milliseconds,
 * and most pages need none.
 * @returns the words of an instant
 */
export function lateFormat(options: Intl.DateTimeFormatOptions): (instant: number | Date) => string {
  let format: Intl.DateTimeFormat | undefined;
  return (instant) => {
    format ??= new Intl.DateTimeFormat('it-IT', options);
    return format.format(instant);
  };
}

/** "08:30" in the shop's time. */
export const clock = lateFormat({ timeZone: 'Europe/Rome', hour: '2-digit', minute: '2-digit' });
