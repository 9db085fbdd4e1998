import { formatDayLong, shopDay } from '@sporta/domain';

const clock = new Intl.DateTimeFormat('it-IT', { timeZone: 'Europe/Rome', hour: 'numeric', minute: '2-digit' });

/** "mercoledì 25 novembre alle 12:00", by the clock in Italy. */
export const momentWords = (at: Date): string => `${formatDayLong(shopDay(at.getTime()))} alle ${clock.format(at)}`;
