const DAY_MS = 24 * 60 * 60 * 1000;

/** Until when what comes back to a certificate can be spent at least, also where it had run out meanwhile. */
export const spendableUntil = (now: Date) => new Date(now.getTime() + 30 * DAY_MS);

/** Until when a certificate in the place of meal tickets is good: it is new, and lasts as long as one that is bought. */
export const insteadUntil = (now: Date) => new Date(now.getTime() + 365 * DAY_MS);
