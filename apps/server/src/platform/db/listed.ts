import { mostListed } from '@sporta/contract';
import { type RawBuilder, sql } from 'kysely';

/* Lists of staff read and count a bounded number of rows, however many there are. */

/** How many rows `from …` gives, up to one more than a list goes: that one means "more than". */
export const countListed = (from: RawBuilder<unknown>): RawBuilder<number> =>
  sql<number>`(select count(*)::int from (select ${from} limit ${sql.lit(mostListed + 1)}) counted)`;

/** The part of a page that is within the list; nothing past its end. */
export function withinList({ limit, offset }: { limit: number; offset: number }): { limit: number; offset: number } {
  return { limit: Math.max(0, Math.min(limit, mostListed - offset)), offset };
}
