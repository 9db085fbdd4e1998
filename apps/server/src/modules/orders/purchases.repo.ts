import { sql } from 'kysely';
import type { Db } from '../../platform/db/database.ts';

export interface Purchase {
  productId: number;
  /** Orders it was in. */
  times: number;
  /** Shop's day of the latest, `YYYY-MM-DD`. */
  lastDay: string;
  /** The quantity chosen most often, thousandths. */
  quantity: number;
}

/**
 * What a customer bought before, in orders that went ahead, also what is no longer sold. Raw: aggregates over groups.
 * @param sort `often` = what is in most orders first, `recent` = what was bought last
 */
export async function readPurchases(db: Db, accountId: number, sort: 'often' | 'recent'): Promise<Purchase[]> {
  const latest = sql`max(o.created_at)`;
  const order = sort === 'often' ? sql`count(*) desc, ${latest} desc` : sql`${latest} desc, count(*) desc`;
  const { rows } = await sql<Purchase>`
    select l.product_id as "productId", count(distinct o.order_id)::int as times,
      to_char(${latest} at time zone 'Europe/Rome', 'YYYY-MM-DD') as "lastDay",
      mode() within group (order by l.quantity) as quantity
    from orders o join order_line l using (order_id)
    where o.account_id = ${accountId} and o.confirmed_at is not null and o.state not in ('cancelled', 'replaced')
      and o.redelivers_problem_id is null
      and l.product_id is not null and l.insertion_type_id = 1
    group by l.product_id order by ${order}, l.product_id`.execute(db);
  return rows;
}
