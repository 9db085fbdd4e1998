import { type HeldPass, passFreeFrom, type ShopDay, shopDay } from '@sporta/domain';
import { type RawBuilder, sql } from 'kysely';
import type { SqlValue } from '../../platform/db/hot-statement.ts';

/** The delivery pass that counts for a cart. */
export interface CartPass extends HeldPass {
  orderId: number;
  /** The order this cart changes was made free by it: it counts for the change too, though it may be over. */
  kept: boolean;
}

/**
 * A `CartPass` as JSON or null, of the cart `c` of the account `accountId`: the one by which the order that is being changed was free,
 * else the one that holds today. One that was ended holds for nothing any more. Companies have none.
 * @param own orders of this cart, whose own delivery is not counted as used
 */
export function passOfCart(
  accountId: RawBuilder<unknown>,
  own: RawBuilder<unknown>,
  now: SqlValue<Date>,
): RawBuilder<unknown> {
  const today = sql`(${now}::timestamptz at time zone 'Europe/Rome')::date`;
  return sql`(select json_build_object('orderId', v.delivery_pass_order_id, 'startsOn', v.starts_on, 'endsOn', v.ends_on,
      'fromCents', v.from_cents, 'perWeek', v.per_week, 'kept', v.delivery_pass_order_id is not distinct from c_changed.pass_id,
      'usedOn', coalesce((select json_agg(t.day) from orders u join timeslot t using (timeslot_id)
        where u.delivery_pass_order_id = v.delivery_pass_order_id and u.order_id <> all (array_remove(${own}, null))
          and u.state not in ('draft', 'payment-failed', 'cancelled', 'replaced')), '[]'))
    from delivery_pass_order v join account h on h.account_id = v.account_id and h.company_id is null
    cross join lateral (select (select delivery_pass_order_id from orders where order_id = c.modified_order_id) as pass_id) c_changed
    where v.account_id = ${accountId} and v.state = 'confirmed'
      and (v.delivery_pass_order_id = c_changed.pass_id or ${today} between v.starts_on and v.ends_on)
    order by v.delivery_pass_order_id is not distinct from c_changed.pass_id desc, v.per_week is not null, v.from_cents, v.ends_on desc limit 1)`;
}

/** From which goods the pass of a cart makes a delivery on `day` free, cents; undefined where it makes none free. */
export function freeFromByPass(pass: CartPass | null | undefined, now: Date, day?: ShopDay): number | undefined {
  if (!pass) return undefined;
  return passFreeFrom(pass, pass.kept ? pass.startsOn : shopDay(now.getTime()), day);
}
