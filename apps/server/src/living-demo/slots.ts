import type { PoolClient } from 'pg';
import type { DemoStore } from './stores.ts';

export interface DemoSlot {
  timeslotId: number;
  warehouseId: number;
  service: number;
  /** Shop's day, `YYYY-MM-DD`. */
  day: string;
  beginAt: Date;
  endAt: Date;
  cutoffAt: Date;
  costCents: number;
  /** Orders it has. */
  booked: number;
  /** Places and work that are left. */
  orders: number;
  units: number;
  /** Null: no limit. */
  crates: number | null;
}

/**
 * The slots of some days as the weekly templates make them, those of the past too, and in the first store the two hours that run now
 * and the two after them, also where nobody can book them.
 * @param days first and last, from today
 */
export async function demoSlots(
  client: PoolClient,
  { today, first, last, hour, store }: { today: string; first: number; last: number; hour: number; store: DemoStore },
): Promise<DemoSlot[]> {
  const columns = `warehouse_id, delivery_service_id, day, begin_time, end_time, begin_at, end_at, cutoff_at, released_at, capacity_orders,
    capacity_units, capacity_crates, cost_cents, standard_cost_cents, eco, closed, slot_template_id`;
  const times = `(d.day + t.begin_time) at time zone 'Europe/Rome', (d.day + t.end_time) at time zone 'Europe/Rome',
    (d.day + t.begin_time) at time zone 'Europe/Rome' - make_interval(mins => t.cutoff_minutes), (d.day - 7 + time '06:00') at time zone 'Europe/Rome'`;
  await client.query(
    `insert into timeslot (${columns})
     select t.warehouse_id, t.delivery_service_id, d.day, t.begin_time, t.end_time, ${times}, t.capacity_orders, t.capacity_units,
       t.capacity_crates, t.cost_cents, t.standard_cost_cents, t.eco, false, t.slot_template_id
     from slot_template t
     join (select d::date as day from generate_series($1::date + $2::int, $1::date + $3::int, interval '1 day') d) d
       on extract(isodow from d.day) = t.weekday
     on conflict (warehouse_id, delivery_service_id, day, begin_time) do nothing`,
    [today, first, last],
  );
  const begin = Math.min(20, Math.max(8, hour - (hour % 2)));
  await client.query(
    `insert into timeslot (${columns})
     select $1, 1, d.day, t.begin_time, t.end_time, ${times}, 12, 720, null, 290, null, false, true, null
     from (select $2::date as day) d, (select make_time(hour, 0, 0) as begin_time, make_time(hour + 2, 0, 0) as end_time,
       360 as cutoff_minutes from generate_series($3::int, least(20, $3::int + 2), 2) hour) t
     on conflict (warehouse_id, delivery_service_id, day, begin_time) do nothing`,
    [store.warehouseId, today, begin],
  );
  const { rows } = await client.query<DemoSlot>(
    `select timeslot_id as "timeslotId", warehouse_id as "warehouseId", delivery_service_id as service, to_char(day, 'YYYY-MM-DD') as day,
       begin_at as "beginAt", end_at as "endAt", cutoff_at as "cutoffAt", cost_cents as "costCents",
       taken_orders as booked, capacity_orders - taken_orders as orders, capacity_units - taken_units as units,
       capacity_crates - taken_crates as crates
     from timeslot where day between $1::date + $2::int and $1::date + $3::int and not companies_only
       and (delivery_service_id in (1, 2) or (delivery_service_id = 3 and day = $1::date))
     order by begin_at, warehouse_id, delivery_service_id`,
    [today, first, last],
  );
  return rows;
}

/** Slots count what was booked in them, beside what customers book meanwhile. */
export async function countBookings(
  client: PoolClient,
  bookings: readonly { timeslotId: number; units: number; crates: number }[],
): Promise<void> {
  await client.query(
    `update timeslot t set taken_orders = t.taken_orders + b.orders, taken_units = t.taken_units + b.units,
       taken_crates = t.taken_crates + b.crates
     from (select "timeslotId", count(*)::int as orders, sum(units)::int as units, sum(crates)::int as crates
       from jsonb_to_recordset($1) as b("timeslotId" int, units int, crates int) group by 1) b
     where t.timeslot_id = b."timeslotId"`,
    [JSON.stringify(bookings)],
  );
}
