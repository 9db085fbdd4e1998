import { sql } from 'kysely';
import type { Db, Tx } from '../../platform/db/database.ts';
import { ofStores } from '../../platform/db/of-stores.ts';
import type { StaffRights } from '../../platform/staff-rights.ts';

/** Sums over the work of some people; from them figures are made. */
export interface WorkSums {
  accountId: number;
  name: string;
  orders: number;
  lines: number;
  /** Of the lines: nothing came, other than by a refusal; came as something else; of those, refused by the customer. */
  missing: number;
  substituted: number;
  refused: number;
  /** Weighed lines, and the sum of how far each was off, as fractions. */
  weighed: number;
  deviation: number;
  /** Seconds at work: pauses longer than five minutes are none. */
  seconds: number;
}

/** Between two gestures further apart nobody was at work. */
const longestPause = 300;

/** What each person did between two instants. Raw: rows are looked up one by one (`offset 0`), a day has few of very many; sums over the last gesture of each line, and over the time between gestures. */
export async function readWorkSums(
  db: Db | Tx,
  { stores, from, to }: { stores: StaffRights['stores']; from: Date; to: Date },
): Promise<WorkSums[]> {
  const { rows } = await sql<WorkSums>`
    with done as (
      select g.*, lag(g.at) over (partition by g.account_id order by g.at) as before,
        row_number() over (partition by g.order_line_id, g.account_id order by g.revision desc) as latest
      from picking_gesture g cross join lateral (select warehouse_id from orders where order_id = g.order_id offset 0) o
      where g.at >= ${from} and g.at < ${to} and g.account_id is not null and ${ofStores(stores)}),
    worked as (
      select account_id, coalesce(sum(extract(epoch from at - before))
        filter (where at - before <= make_interval(secs => ${longestPause})), 0)::float as seconds from done group by account_id)
    select d.account_id as "accountId", a.first_name as name, count(distinct d.order_id)::int as orders, count(*)::int as lines,
      count(*) filter (where d.status = 'missing')::int as missing,
      count(*) filter (where d.status = 'substituted')::int as substituted,
      count(*) filter (where d.status = 'substituted' and exists (select from picking_line p
        where p.order_line_id = d.order_line_id and p.refused))::int as refused,
      count(*) filter (where d.status = 'weighed')::int as weighed,
      coalesce(sum(abs(d.grams - l.estimated_grams)::float / l.estimated_grams) filter (where d.status = 'weighed'), 0) as deviation,
      w.seconds
    from done d join worked w using (account_id) join account a using (account_id) cross join lateral (select estimated_grams from order_line where order_line_id = d.order_line_id offset 0) l
    where d.latest = 1 and d.status not in ('todo', 'counting')
    group by d.account_id, a.first_name, w.seconds order by a.first_name, d.account_id`.execute(db);
  return rows;
}
