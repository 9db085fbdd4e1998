import type { OrderState } from '@sporta/domain';
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../platform/db/database.ts';
import { ofStores } from '../../platform/db/of-stores.ts';
import { startOfShopDay } from '../../platform/db/shop-day.ts';
import { totalOf } from '../order-book/index.ts';

/* The day of the shop at a glance. Raw: figures of many rows come in one statement each. */

/** Warehouses somebody looks at. */
export type Stores = 'all' | readonly number[];

const onDay = (day: string) =>
  sql`o.slot_begin_at >= ${startOfShopDay(day)} and o.slot_begin_at < ${startOfShopDay(day, 1)}`;
/** Orders the shop prepares, has prepared or brought; what was cancelled is no figure. */
const counted = sql`o.state in ('confirmed', 'reopened', 'picking', 'picked', 'ready', 'out-for-delivery', 'in-locker', 'delivered', 'not-delivered')`;
const slotTime = (column: 'slot_begin_at' | 'slot_end_at') =>
  sql`to_char(${sql.ref(`o.${column}`)} at time zone 'Europe/Rome', 'HH24:MI')`;

export interface DaySlot {
  timeslotId: number;
  warehouseId: number;
  deliveryServiceId: number;
  beginTime: string;
  endTime: string;
  capacity: number;
  closed: boolean;
  cutoffAt: Date;
  delivered: number;
  travelling: number;
  ready: number;
  inPreparation: number;
  toPrepare: number;
}

export async function readSlotsOfDay(db: Db, stores: Stores, day: string): Promise<DaySlot[]> {
  const { rows } = await sql<DaySlot>`
    select t.timeslot_id as "timeslotId", t.warehouse_id as "warehouseId", t.delivery_service_id as "deliveryServiceId",
      to_char(t.begin_time, 'HH24:MI') as "beginTime", to_char(t.end_time, 'HH24:MI') as "endTime",
      t.capacity_orders as capacity, t.closed, t.cutoff_at as "cutoffAt",
      count(*) filter (where o.state = 'delivered')::int as delivered,
      count(*) filter (where o.state in ('out-for-delivery', 'in-locker'))::int as travelling,
      count(*) filter (where o.state in ('picked', 'ready', 'not-delivered'))::int as ready,
      count(*) filter (where o.state = 'picking')::int as "inPreparation",
      count(*) filter (where o.state in ('confirmed', 'reopened'))::int as "toPrepare"
    from timeslot t left join orders o on o.timeslot_id = t.timeslot_id and ${onDay(day)}
    where ${ofStores(stores, sql`t.warehouse_id`)} and t.day = ${day}::date
    group by t.timeslot_id having t.capacity_orders > 0 or count(o.order_id) > 0
    order by t.begin_time, t.end_time, t.warehouse_id, t.delivery_service_id`.execute(db);
  return rows;
}

interface ShortOrder {
  orderId: number;
  orderNumber: string;
  customer: string;
  timeslotId: number;
  slotDay: string;
  slotBegin: string;
  slotEnd: string;
  deliveryServiceId: number;
  lines: number;
}

/** A company has one name; of a person a panel shows the last one, a list with room the whole one. */
const lastName = sql`coalesce(c.name, nullif(a.last_name, ''), a.first_name)`;
const wholeName = sql`coalesce(c.name, trim(concat_ws(' ', a.first_name, a.last_name)))`;

const short = (customer: typeof lastName) => sql`o.order_id as "orderId", o.order_number as "orderNumber",
  ${customer} as customer, o.timeslot_id as "timeslotId",
  to_char(o.slot_begin_at at time zone 'Europe/Rome', 'YYYY-MM-DD') as "slotDay", ${slotTime('slot_begin_at')} as "slotBegin",
  ${slotTime('slot_end_at')} as "slotEnd", o.delivery_service_id as "deliveryServiceId", o.line_count as lines`;
const shortFrom = sql`from orders o join account a using (account_id) left join company c on c.company_id = o.company_id`;

export interface Preparation extends ShortOrder {
  actor: string;
  linesDone: number;
}

export async function readPreparations(db: Db, stores: Stores): Promise<Preparation[]> {
  const { rows } = await sql<Preparation>`
    select ${short(lastName)}, e.actor, (select count(*)::int from order_line l where l.order_id = o.order_id and l.insertion_type_id = 1
        and l.outcome is not null) as "linesDone"
    ${shortFrom} cross join lateral (select actor from order_event e where e.order_id = o.order_id and e.to_state = 'picking'
      order by order_event_id desc limit 1) e
    where ${ofStores(stores)} and o.state = 'picking' order by o.slot_begin_at, o.order_number limit 20`.execute(db);
  return rows;
}

export interface Queued extends ShortOrder {
  warehouseId: number;
  company: boolean;
  zones: ('dry' | 'chilled' | 'frozen')[];
  totalCents: number;
  estimated: boolean;
  cutoffAt: Date;
  soldOutLines: number;
}

/** Lines of products of which the shelves hold no piece beyond those promised: one that is missing is missing to a customer. */
const soldOutLine = sql`exists (select from stock k where k.product_id = l.product_id and k.warehouse_id = o.warehouse_id
  and k.sold_out)`;

export async function readQueue(db: Db, stores: Stores, day: string, limit: number): Promise<Queued[]> {
  const order = sql`order by o.slot_begin_at, o.order_number`;
  const { rows } = await sql<Queued>`
    with page as materialized (
      select o.order_id from orders o
      where ${ofStores(stores)} and ${onDay(day)} and o.state in ('confirmed', 'reopened') ${order} limit ${limit})
    select ${short(wholeName)}, o.warehouse_id as "warehouseId", o.company_id is not null as company, o.zones, ${totalOf} as "totalCents", o.cutoff_at as "cutoffAt",
      l.weighed as estimated, l."soldOut" as "soldOutLines"
    from page join orders o using (order_id) join account a using (account_id) left join company c on c.company_id = o.company_id
      cross join lateral (select coalesce(bool_or(l.estimated_grams is not null), false) as weighed,
        count(*) filter (where ${soldOutLine})::int as "soldOut" from order_line l where l.order_id = o.order_id) l
    ${order}`.execute(db);
  return rows;
}

export async function countDay(db: Db, stores: Stores, day: string) {
  const { rows } = await sql<{
    all: number;
    chilled: number;
    frozen: number;
    companies: number;
    orders: number;
    open: number;
    inPreparation: number;
  }>`
    select count(*)::int as orders, count(*) filter (where waits)::int as all, count(*) filter (where waits and 'chilled' = any(o.zones))::int as chilled,
      count(*) filter (where waits and 'frozen' = any(o.zones))::int as frozen,
      count(*) filter (where waits and o.company_id is not null)::int as companies,
      count(*) filter (where o.state <> 'delivered')::int as open,
      count(*) filter (where o.state = 'picking')::int as "inPreparation"
    from orders o cross join lateral (select o.state in ('confirmed', 'reopened') as waits) w
    where ${ofStores(stores)} and ${onDay(day)} and ${counted}`.execute(db);
  return rows[0]!;
}

export interface Watched {
  orderId: number;
  state: OrderState;
  slotText: string;
  /** Minutes since the slot ended, or until it begins. */
  minutes: number;
}

const watchColumns = (minutes: RawBuilder<unknown>) => sql`o.order_id as "orderId", o.state,
  ${slotTime('slot_begin_at')} || '–' || ${slotTime('slot_end_at')} as "slotText", floor(extract(epoch from ${minutes}) / 60)::int as minutes`;

/** Orders whose slot is over and that nobody brought or handed out, the oldest first; of the last seven days. */
export async function readLateOrders(db: Db, stores: Stores, now: Date): Promise<Watched[]> {
  const { rows } = await sql<Watched>`
    select ${watchColumns(sql`${now}::timestamptz - o.slot_end_at`)} from orders o
    where ${ofStores(stores)} and o.state in ('confirmed', 'picking', 'picked', 'ready', 'out-for-delivery')
      and o.slot_end_at < ${now} and o.slot_begin_at > ${now}::timestamptz - interval '7 days'
    order by o.slot_end_at, o.order_number limit 200`.execute(db);
  return rows;
}

/** Orders whose slot begins within an hour, or has begun, and that are not prepared. */
export async function readUnprepared(db: Db, stores: Stores, now: Date): Promise<Watched[]> {
  const { rows } = await sql<Watched>`
    select ${watchColumns(sql`o.slot_begin_at - ${now}::timestamptz`)} from orders o
    where ${ofStores(stores)} and o.state in ('confirmed', 'picking')
      and o.slot_begin_at < ${now}::timestamptz + interval '1 hour' and o.slot_end_at >= ${now}
    order by o.slot_begin_at, o.order_number limit 200`.execute(db);
  return rows;
}

/** Products of orders of the day that are gone but for what is promised; what is gone is found first, by an index of its own. */
export async function readSoldOut(db: Db, stores: Stores, day: string) {
  const { rows } = await sql<{ productId: number; name: string; orderIds: number[] }>`
    with gone as materialized (
      select k.warehouse_id, k.product_id from stock k where ${ofStores(stores, sql`k.warehouse_id`)} and k.sold_out),
    wanted as materialized (
      select o.order_id, o.warehouse_id, l.product_id, l.name from orders o join order_line l using (order_id)
      where ${ofStores(stores)} and ${onDay(day)} and o.state in ('confirmed', 'picking') and exists (select from gone))
    select w.product_id as "productId", min(w.name) as name, array_agg(distinct w.order_id) as "orderIds"
    from wanted w join gone using (warehouse_id, product_id)
    group by w.product_id order by count(distinct w.order_id) desc, min(w.name) limit 50`.execute(db);
  return rows;
}

/** Orders with something that waits for somebody, whatever their day. */
export async function readWaiting(db: Db, stores: Stores, now: Date) {
  const { rows } = await sql<{
    kind: 'not-delivered' | 'problems-open' | 'payment-missing' | 'payment-stuck' | 'locker-over';
    orderId: number;
  }>`
    select 'not-delivered' as kind, o.order_id as "orderId" from orders o where o.state = 'not-delivered' and ${ofStores(stores)}
    union all select distinct 'problems-open', o.order_id from order_problem p join orders o using (order_id)
      where p.state = 'open' and ${ofStores(stores)}
    union all select 'payment-missing', o.order_id from order_settlement s join orders o using (order_id)
      where s.collected_at is null and s.missing_cents > 0 and ${ofStores(stores)}
    union all select distinct 'payment-stuck', o.order_id from payment p join orders o using (order_id)
      where p.state in ('created', 'redirected') and p.created_at < now() - interval '1 hour' and ${ofStores(stores)}
    union all select 'locker-over', d.order_id from locker_deposit d join orders o using (order_id)
      where d.state = 'in' and (d.until_at <= ${now} or o.state <> 'in-locker') and ${ofStores(stores)}`.execute(db);
  return rows;
}
