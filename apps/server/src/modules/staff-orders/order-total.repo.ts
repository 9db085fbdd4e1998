import { type RawBuilder, sql } from 'kysely';

/** "TOTALE" (`orderTotal` of the domain): what certificates paid in advance pay counts as money. */
export const totalOf: RawBuilder<unknown> = sql`(coalesce(o.delivered_cents, o.total_cents - o.gift_cents) + coalesce((select sum(u.amount_cents)
  from order_gift_certificate u join gift_certificate g using (gift_certificate_id)
  where u.order_id = o.order_id and u.state = 'reserved' and g.kind = 'prepaid'), 0)::int)`;
