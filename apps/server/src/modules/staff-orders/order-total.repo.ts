import { type RawBuilder, sql } from 'kysely';

/** "TOTALE" (`orderTotal` of the domain): what certificates paid in advance pay counts as money. An index holds this very sum. */
export const totalOf: RawBuilder<number> = sql`(coalesce(o.delivered_cents, o.total_cents - o.gift_cents) + o.prepaid_cents)`;
