import { type RawBuilder, sql } from 'kysely';

/**
 * Whether customers may choose a store today: it is open, and the day from which on it closes has not come. Work on what it still owes
 * goes on behind that day, see `endClosings`.
 * @param store name of its table in the statement this is put in
 */
export const sells = (store: string): RawBuilder<boolean> =>
  sql<boolean>`(${sql.ref(`${store}.active`)} and coalesce(${sql.ref(`${store}.closes_on`)} > current_date, true))`;
