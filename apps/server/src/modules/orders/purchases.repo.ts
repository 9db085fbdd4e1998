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
  /** What the customer thought of it; null = nothing said. */
  liked: boolean | null;
}

/**
 * What a customer bought before, in orders that went ahead, also what is no longer sold. What they did not like comes last, and what they
 * liked counts twice. Raw: aggregates over groups.
 * @param sort `often` = what is in most orders first, `recent` = what was bought last
 */
export async function readPurchases(db: Db, accountId: number, sort: 'often' | 'recent'): Promise<Purchase[]> {
  const latest = sql`max(o.created_at)`;
  const often = sql`count(*) * case when r.liked then 2 else 1 end desc`;
  const order = sort === 'often' ? sql`${often}, ${latest} desc` : sql`${latest} desc, ${often}`;
  const { rows } = await sql<Purchase>`
    select l.product_id as "productId", count(distinct o.order_id)::int as times,
      to_char(${latest} at time zone 'Europe/Rome', 'YYYY-MM-DD') as "lastDay",
      mode() within group (order by l.quantity) as quantity, r.liked
    from orders o join order_line l using (order_id)
    left join product_rating r on r.account_id = o.account_id and r.product_id = l.product_id
    where o.account_id = ${accountId} and o.confirmed_at is not null and o.state not in ('cancelled', 'replaced')
      and o.redelivers_problem_id is null
      and l.product_id is not null and l.insertion_type_id = 1
    group by l.product_id, r.liked order by coalesce(not r.liked, false), ${order}, l.product_id`.execute(db);
  return rows;
}
