/* Most calls are one of two kinds: written so, the table that every page loads is a third shorter. */

/** Asks and changes nothing. */
export const reads = (path: string) => ({ method: 'GET', path, changesState: false }) as const;
/** Changes something. */
export const changes = (path: string) => ({ method: 'POST', path, changesState: true }) as const;
