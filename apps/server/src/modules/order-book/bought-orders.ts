import { type RawBuilder, sql } from 'kysely';

/*
 * Which orders count for a customer or a company, wherever the Banco says how many or how much: lists, pages, files, what a merge
 * moves. Conditions on `o`, a row of `orders`; who works for some stores adds `ofStores`.
 */

/** No attempt to pay that is not decided or came to nothing, and no version that a later one took the place of. */
export const wentAhead: RawBuilder<boolean> = sql`o.state not in ('draft', 'awaiting-payment', 'payment-failed', 'replaced')`;

/** Went ahead, whatever became of it. What is brought again, free, was bought once. */
export const wasBought: RawBuilder<boolean> = sql`(${wentAhead} and o.redelivers_problem_id is null)`;

/** Bought, and neither cancelled nor withdrawn: "12 ordini". */
export const wasKept: RawBuilder<boolean> = sql`(${wasBought} and o.state not in ('cancelled', 'withdrawn'))`;

/** Bought, and then cancelled or withdrawn: "2 annullati", said beside the ones kept. */
export const wasUndone: RawBuilder<boolean> = sql`(${wasBought} and o.state in ('cancelled', 'withdrawn'))`;

/** Kept, and ordered in the year that ends at `now`. */
export const keptInYear = (now: Date): RawBuilder<boolean> =>
  sql`(${wasKept} and o.created_at > ${now}::timestamptz - interval '1 year')`;

/**
 * "TOTALE" (`orderTotal` of the domain), cents: what came, or is to come, after vouchers; what certificates paid in advance pay counts
 * as money. An index holds this very sum (migration 0076).
 */
export const totalOf: RawBuilder<number> = sql`(coalesce(o.delivered_cents, o.total_cents - o.gift_cents) + o.prepaid_cents)`;
