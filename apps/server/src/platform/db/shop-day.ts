import { type RawBuilder, sql } from 'kysely';

/**
 * The instant a day of the shop begins, in Italian time whatever the clocks do that night.
 * @param day `YYYY-MM-DD`
 * @param plusDays days after it, or before it when negative
 */
export const startOfShopDay = (day: string, plusDays = 0): RawBuilder<Date> =>
  sql<Date>`((${day}::date + ${plusDays}::int)::timestamp at time zone 'Europe/Rome')`;
