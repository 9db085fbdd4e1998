import { deliverDemoOrder } from '../modules/demo/index.ts';
import { startOfShopDay } from '../platform/db/shop-day.ts';
import type { Deps } from '../platform/deps.ts';
import { BusinessError } from '../platform/errors.ts';

/** Ends what the demo left open on earlier days: orders are prepared and brought, and their vans are back. */
export async function endDaysBefore(deps: Deps, today: string): Promise<void> {
  const open = await deps.db
    .selectFrom('orders')
    .select('order_id')
    .where('idempotency_key', 'like', 'living-demo-%')
    .where('state', 'in', ['confirmed', 'picking', 'picked', 'ready', 'out-for-delivery'])
    .where('slot_begin_at', '<', startOfShopDay(today))
    .orderBy('slot_begin_at')
    .execute();
  for (const { order_id: orderId } of open) {
    try {
      await deliverDemoOrder(deps, String(orderId));
    } catch (error) {
      // its money is still asked for: it waits for somebody in the Banco, as it would
      if (!(error instanceof BusinessError)) throw error;
      deps.log.debug({ orderId, code: error.code }, 'an order of the demo stays open');
    }
  }
  await deps.pool.query(
    `with ended as (
       update round r set state = 'done', finished_at = now() from timeslot t
       where t.timeslot_id = r.timeslot_id and t.day < $1::date and r.state = 'started' returning r.round_id)
     update round_stop s set state = case when o.state = 'delivered' then 'delivered' else 'back' end,
       proof = case when o.state = 'delivered' then 'code' end,
       back_reason = case when o.state = 'delivered' then null else 'absent' end, done_at = now(), door_code = null
     from ended e, orders o where s.round_id = e.round_id and o.order_id = s.order_id and s.state not in ('delivered', 'back')`,
    [today],
  );
}
