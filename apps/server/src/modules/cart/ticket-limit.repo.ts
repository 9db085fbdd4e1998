import { type RawBuilder, sql } from 'kysely';
import type { SqlValue } from '../../platform/db/hot-statement.ts';

/**
 * How many tickets of issuer `i` the account of link `n` may spend now: by the contract with the issuer (for each order, for each
 * day, on which weekdays) and by what the issuer itself said when it was last asked.
 * @param accountId of the customer, an expression
 */
export function ticketLimit(accountId: RawBuilder<unknown>, now: SqlValue<Date>): RawBuilder<number> {
  const day = sql`(${now}::timestamptz at time zone 'Europe/Rome')::date`;
  return sql<number>`greatest(0, least(i.max_tickets, n.usable_tickets,
    case when not extract(isodow from ${day})::int = any(i.weekdays) then 0 end,
    case when i.max_per_day is not null then i.max_per_day - coalesce((
      select sum((spent->>'count')::int)::int
      from payment used join orders o on o.order_id = used.order_id, jsonb_array_elements(used.tickets) spent
      where o.account_id = ${accountId} and used.payment_type_id = i.payment_type_id
        and used.state in ('created', 'redirected', 'authorised', 'captured')
        and (used.created_at at time zone 'Europe/Rome')::date = ${day}), 0) end))`;
}
