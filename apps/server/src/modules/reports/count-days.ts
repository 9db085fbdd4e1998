import { type RawBuilder, sql } from 'kysely';

/*
 * What the figures of a day and store are, counted from the orders themselves. Raw: the job keeps these very rows in the tables of the
 * same names (migration 0081), and who asks before it has run counts them likewise.
 */

/** A day of slots in one store. */
export interface StoreDay {
  /** `YYYY-MM-DD`, in Italian time. */
  day: string;
  warehouseId: number;
}

/** Orders are looked up day by day, and their lines order by order, through their indexes: `offset 0` keeps the planner to it. */
const due = (days: readonly StoreDay[]): RawBuilder<unknown> => sql`
  due as (select day, warehouse_id, day::timestamp at time zone 'Europe/Rome' as begins,
      (day + 1)::timestamp at time zone 'Europe/Rome' as ends
    from unnest(${days.map(({ day }) => day)}::date[], ${days.map(({ warehouseId }) => warehouseId)}::int[]) as d(day, warehouse_id)),
  of_day as (select d.day, o.*, extract(hour from o.slot_begin_at at time zone 'Europe/Rome')::int as hour
    from due d cross join lateral (select * from orders where warehouse_id = d.warehouse_id and slot_begin_at >= d.begins
      and slot_begin_at < d.ends and is_counted(state, delivered_cents) offset 0) o)`;

/** Rows of `report_hour`. */
export const hoursOfDays = (days: readonly StoreDay[]): RawBuilder<unknown> => sql`
  with ${due(days)},
  sold as (
    select o.day, o.warehouse_id, o.hour, count(*) filter (where o.redelivers_problem_id is null)::int as orders,
      count(*) filter (where o.delivered_cents is null and o.redelivers_problem_id is null)::int as estimated,
      sum(coalesce(o.delivered_cents + coalesce(s.gift_cents, 0), o.total_cents))::bigint as cents,
      sum(case when o.delivered_cents is null then o.gift_cents else coalesce(s.gift_cents, 0) end)::bigint as voucher_cents,
      coalesce(sum(g.lines), 0)::int as lines, coalesce(sum(g.missing), 0)::int as missing,
      coalesce(sum(g.net_cents), 0)::bigint as net_cents, coalesce(sum(g.cost_cents) filter (where o.redelivers_problem_id is null), 0)::bigint as cost_cents,
      count(*) filter (where o.redelivers_problem_id is null and not exists (select from orders p where p.account_id = o.account_id and p.order_id <> o.order_id
        and (p.slot_begin_at, p.order_id) < (o.slot_begin_at, o.order_id) and is_counted(p.state, p.delivered_cents)))::int as newcomers,
      count(r.done_at)::int as brought, count(*) filter (where r.done_at <= o.slot_end_at)::int as on_time
    from of_day o left join order_settlement s using (order_id)
      left join lateral (
        select count(*)::int as lines, count(*) filter (where l.outcome = 'missing')::int as missing,
          sum(round(l.delivered_cents / (1 + l.vat_rate_bp / 10000.0))) filter (where c.net_cents is not null)::bigint as net_cents,
          sum(round(c.net_cents::bigint * coalesce(nullif(l.delivered_grams, 0), l.delivered_quantity) / 1000.0))::bigint as cost_cents
        from order_line l left join product_cost c on c.product_id = coalesce((l.substitute->>'productId')::int, l.product_id)
          and l.outcome in ('picked', 'substituted')
        where l.order_id = o.order_id and l.insertion_type_id = 1 and o.delivered_cents is not null) g on true
      left join lateral (select done_at from round_stop where order_id = o.order_id and state = 'delivered' limit 1) r on true
    group by 1, 2, 3),
  returned as (
    select d.day, d.warehouse_id, extract(hour from w.requested_at at time zone 'Europe/Rome')::int as hour, sum(w.refund_cents)::bigint as cents
    from due d cross join lateral (select * from order_withdrawal where requested_at >= d.begins and requested_at < d.ends offset 0) w
      join orders o on o.order_id = w.order_id and o.warehouse_id = d.warehouse_id and is_counted(o.state, o.delivered_cents)
    group by 1, 2, 3)
  select day, warehouse_id, hour, coalesce(s.orders, 0) as orders, coalesce(s.estimated, 0) as estimated, coalesce(s.cents, 0) as cents,
    coalesce(s.voucher_cents, 0) as voucher_cents, coalesce(s.lines, 0) as lines, coalesce(s.missing, 0) as missing,
    coalesce(s.net_cents, 0) as net_cents, coalesce(s.cost_cents, 0) as cost_cents, coalesce(s.newcomers, 0) as newcomers,
    coalesce(s.brought, 0) as brought, coalesce(s.on_time, 0) as on_time, coalesce(r.cents, 0) as returned_cents
  from sold s full join returned r using (day, warehouse_id, hour)`;

/** Rows of `report_missing`. */
export const missingOfDays = (days: readonly StoreDay[]): RawBuilder<unknown> => sql`
  with ${due(days)}
  select o.day, o.warehouse_id, l.code, max(concat_ws(' ', nullif(l.brand, ''), l.name)) as name, max(l.product_id) as product_id,
    count(*)::int as lines, sum(l.gross_cents)::bigint as cents
  from of_day o cross join lateral (select * from order_line where order_id = o.order_id and outcome = 'missing'
    and insertion_type_id = 1 offset 0) l
  group by 1, 2, 3`;

/** Rows of `report_substitution`: what was proposed came, or was refused before the crates were closed. */
export const substitutionsOfDays = (days: readonly StoreDay[]): RawBuilder<unknown> => sql`
  with ${due(days)},
  proposed as (
    select o.day, o.warehouse_id, l.name, coalesce(l.substitute->>'name', p.short_name, '') as substitute,
      l.outcome = 'missing' as refused, refusal.round_stop_id is not null as at_door,
      refusal.round_stop_id is null and back.order_line_id is not null as refunded
    from of_day o cross join lateral (select * from order_line where order_id = o.order_id
        and outcome in ('substituted', 'missing') offset 0) l
      left join picking_line k on k.order_line_id = l.order_line_id and k.refused
      left join product p on p.product_id = k.substitute_id
      left join lateral (select round_stop_id from round_refusal f where f.order_line_id = l.order_line_id limit 1) refusal on true
      left join lateral (select order_line_id from order_withdrawal_line b where b.order_line_id = l.order_line_id limit 1) back on true
    where l.outcome = 'substituted' or l.outcome = 'missing' and k.refused)
  select day, warehouse_id, name, substitute, count(*)::int as proposed, count(*) filter (where refused)::int as refused,
    count(*) filter (where at_door)::int as at_door, count(*) filter (where refunded)::int as refunded
  from proposed group by 1, 2, 3, 4`;
