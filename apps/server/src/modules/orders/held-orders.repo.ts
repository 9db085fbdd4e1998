import { heldReasons } from '@sporta/contract/held-words.ts';
import { sql } from 'kysely';
import type { Db } from '../../platform/db/database.ts';

/* Orders that stay in the store because their rest could not be charged. Few: read by the index of settlements that are open. */

const HOURS_BETWEEN_TRIES = 20;
const MOST_REFUSALS = 4;

const held = sql`s.collected_at is null and s.held_reason in (${sql.join(heldReasons.map((reason) => sql.lit(reason)))})
  and o.state not in ('withdrawn', 'cancelled')`;

/** Those of one customer. */
export async function heldOrdersOf(db: Db, accountId: number): Promise<number[]> {
  const { rows } = await sql<{ orderId: number }>`
    select o.order_id as "orderId" from order_settlement s join orders o using (order_id)
    where ${held} and o.account_id = ${accountId} order by s.settled_at`.execute(db);
  return rows.map(({ orderId }) => orderId);
}

/** Those that nobody tried for most of a day, whose customers keep a card, and that were not refused too often. */
export async function heldOrdersToRetry(db: Db, now: Date): Promise<number[]> {
  const { rows } = await sql<{ orderId: number }>`
    select o.order_id as "orderId" from order_settlement s join orders o using (order_id)
    where ${held} and s.held_reason <> 'charges-not-allowed' and s.held_at <= ${now}::timestamptz - make_interval(hours => ${HOURS_BETWEEN_TRIES})
      and exists (select from payment_auth a where a.account_id = o.account_id and a.active
        and make_date(a.expiry_year, a.expiry_month, 1) + interval '1 month' > ${now})
      and (select count(*) from payment p where p.order_id = o.order_id and p.is_rest and p.state = 'failed') < ${MOST_REFUSALS}
    order by s.held_at limit 200`.execute(db);
  return rows.map(({ orderId }) => orderId);
}
