import type { PoolClient } from 'pg';
import type { PlannedOrder } from './plan-orders.ts';

/** Delivered orders of members have given their points: one for each euro, as the demo's rule says. */
export async function writeBenefits(client: PoolClient, orders: readonly PlannedOrder[]): Promise<void> {
  await client.query(
    `with given as (
       insert into order_benefit (order_id, granted_at, points)
       select o.order_id, o.updated_at, case when a.is_member then (select sum(delivered_cents) from order_line l where l.order_id = o.order_id) / 100 else 0 end
       from orders o join account a using (account_id) where o.order_id = any($1) on conflict do nothing returning order_id, granted_at, points),
     entered as (
       insert into point_entry (account_id, points, kind, description, order_id, at)
       select o.account_id, g.points, 'order', 'Spesa ' || o.order_number, g.order_id, g.granted_at
       from given g join orders o using (order_id) where g.points > 0 returning account_id, points)
     update account a set points = a.points + e.points
     from (select account_id, sum(points)::int as points from entered group by account_id) e where a.account_id = e.account_id`,
    [orders.map(({ orderId }) => orderId)],
  );
}
