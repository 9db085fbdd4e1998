import { sql } from 'kysely';
import type { Db } from '../../platform/db/database.ts';

/**
 * Orders that stopped between two phases of buying a minute ago or earlier, with no payment left to wait for; at most 200.
 */
export async function stoppedOrders(db: Db, now: Date): Promise<number[]> {
  const orders = await db
    .selectFrom('orders as o')
    .select('o.order_id')
    .where('o.state', 'in', ['draft', 'awaiting-payment'])
    .where('o.updated_at', '<', sql<Date>`${now}::timestamptz - interval '1 minute'`)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('payment as p')
            .select('p.payment_id')
            .whereRef('p.order_id', '=', 'o.order_id')
            .where('p.state', 'in', ['created', 'redirected']),
        ),
      ),
    )
    .limit(200)
    .execute();
  return orders.map((order) => order.order_id);
}
