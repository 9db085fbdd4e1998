/** Cents as euro of the wire. */
export const euro = (cents: number): number => cents / 100;

/** An instant of the database as ISO 8601 in UTC. */
export const iso = (instant: string): string => new Date(instant).toISOString();
