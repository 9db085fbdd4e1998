const hour = new Intl.DateTimeFormat('it-IT', { hour: '2-digit', minute: '2-digit', timeZone: 'Europe/Rome' });

/** "15:41". @param at instant, in milliseconds */
export const hourOf = (at: number): string => hour.format(at);
