import type { PickingWaiting } from '@sporta/contract';
import type { PickingZone } from '@sporta/domain';
import { sql } from 'kysely';
import type { Db } from '../../platform/db/database.ts';
import { ofStores } from '../../platform/db/of-stores.ts';
import type { StaffRights } from '../../platform/staff-rights.ts';

/* What is to be prepared in some stores: sums over the orders of the slots around now. Raw: counts with conditions. */

type Stores = StaffRights['stores'];

/** Slots that began half a day ago to those of tomorrow evening: what lies further away waits. */
const around = (now: Date) => sql`o.slot_begin_at > ${now}::timestamptz - interval '12 hours'
  and o.slot_begin_at < ${now}::timestamptz + interval '36 hours'`;
const slotColumns = sql`o.timeslot_id as "timeslotId", o.warehouse_id as "warehouseId",
  o.delivery_service_id as "deliveryServiceId", to_char(o.slot_begin_at at time zone 'Europe/Rome', 'YYYY-MM-DD') as day,
  to_char(o.slot_begin_at at time zone 'Europe/Rome', 'HH24:MI') as "begin",
  to_char(o.slot_end_at at time zone 'Europe/Rome', 'HH24:MI') as "end"`;
const silence = sql`left join picking_store s on s.warehouse_id = o.warehouse_id`;
const isSilent = (now: Date) =>
  sql`t.seen_at < ${now}::timestamptz - make_interval(mins => coalesce(s.silence_minutes, 30))`;
const customerName = sql`coalesce(c.name, nullif(a.last_name, ''), a.first_name)`;

export interface SlotColumns {
  timeslotId: number;
  warehouseId: number;
  deliveryServiceId: number;
  day: string;
  begin: string;
  end: string;
}

export interface SlotWork extends SlotColumns {
  cutoffAt: Date;
  slotBeginAt: Date;
  finishMinutes: number;
  waitingForCutoff: number;
  orders: number;
  prepared: number;
}

export async function readSlotWork(db: Db, stores: Stores, now: Date): Promise<SlotWork[]> {
  const { rows } = await sql<SlotWork>`
    select ${slotColumns}, o."cutoffAt", o.slot_begin_at as "slotBeginAt", o."finishMinutes", o."waitingForCutoff", o.orders, o.prepared
    from (
      select o.timeslot_id, o.warehouse_id, o.delivery_service_id, min(o.slot_begin_at) as slot_begin_at,
        max(o.slot_end_at) as slot_end_at, max(o.cutoff_at) as "cutoffAt", coalesce(max(s.finish_minutes), 50) as "finishMinutes",
        count(*) filter (where o.state = 'reopened' or o.state = 'confirmed' and o.cutoff_at > ${now})::int as "waitingForCutoff",
        count(*) filter (where o.state = 'confirmed' and o.cutoff_at <= ${now} or o.state not in ('confirmed', 'reopened'))::int
          as orders,
        count(*) filter (where o.state in ('picked', 'ready'))::int as prepared
      from orders o ${silence}
      where ${ofStores(stores)} and ${around(now)} and o.state in ('confirmed', 'reopened', 'picking', 'picked', 'ready')
      group by o.timeslot_id, o.warehouse_id, o.delivery_service_id) o
    order by o.slot_begin_at, o.slot_end_at, o.warehouse_id, o.delivery_service_id`.execute(db);
  return rows;
}

export interface ZoneWork {
  timeslotId: number;
  zone: PickingZone;
  waiting: number;
  taken: number;
  done: number;
  lines: number;
}

export async function readZoneWork(db: Db, stores: Stores, now: Date): Promise<ZoneWork[]> {
  const open = sql`o.state in ('confirmed', 'picking') and t.lines_done < t.lines`;
  const free = sql`(t.account_id is null or ${isSilent(now)})`;
  const { rows } = await sql<ZoneWork>`
    select o.timeslot_id as "timeslotId", t.zone, count(*) filter (where ${open} and ${free})::int as waiting,
      count(*) filter (where ${open} and not ${free})::int as taken,
      count(*) filter (where not (${open}))::int as done,
      coalesce(sum(t.lines - t.lines_done) filter (where ${open} and ${free}), 0)::int as lines
    from orders o join picking_task t using (order_id) ${silence}
    where ${ofStores(stores)} and ${around(now)}
      and (o.state = 'confirmed' and o.cutoff_at <= ${now} or o.state in ('picking', 'picked', 'ready'))
    group by o.timeslot_id, t.zone order by o.timeslot_id, array_position('{dry,chilled,frozen,counter}', t.zone)`.execute(
    db,
  );
  return rows;
}

/** The parts of orders of a slot in one zone that could be taken now, by the number of the order. */
export async function readWaitingWork(
  db: Db,
  stores: Stores,
  { timeslotId, zone, now }: { timeslotId: number; zone: PickingZone; now: Date },
): Promise<PickingWaiting[]> {
  const { rows } = await sql<PickingWaiting>`
    select o.order_id as "orderId", o.order_number as "orderNumber", ${customerName} as customer, t.lines,
      t.lines_done as "linesDone"
    from orders o join picking_task t using (order_id) join account a on a.account_id = o.account_id
      left join company c on c.company_id = o.company_id ${silence}
    where ${ofStores(stores)} and ${around(now)} and o.timeslot_id = ${timeslotId} and t.zone = ${zone}
      and (o.state = 'confirmed' and o.cutoff_at <= ${now} or o.state = 'picking')
      and t.lines_done < t.lines and (t.account_id is null or ${isSilent(now)})
    order by o.order_number limit 200`.execute(db);
  return rows;
}

export interface TakenWork {
  orderId: number;
  warehouseId: number;
  orderNumber: string;
  customer: string;
  zone: PickingZone;
  accountId: number;
  name: string;
  lines: number;
  linesDone: number;
  takenAt: Date;
  seenAt: Date;
  silent: boolean;
}

export async function readTakenWork(db: Db, stores: Stores, now: Date): Promise<TakenWork[]> {
  const { rows } = await sql<TakenWork>`
    select o.order_id as "orderId", o.warehouse_id as "warehouseId", o.order_number as "orderNumber", ${customerName} as customer, t.zone,
      t.account_id as "accountId", p.first_name as name, t.lines, t.lines_done as "linesDone", t.taken_at as "takenAt",
      t.seen_at as "seenAt", ${isSilent(now)} as silent
    from orders o join picking_task t using (order_id) join account a on a.account_id = o.account_id join account p on p.account_id = t.account_id
      left join company c on c.company_id = o.company_id ${silence}
    where ${ofStores(stores)} and o.state = 'picking' and t.closed_at is null
    order by o.slot_begin_at, o.order_number, t.zone limit 300`.execute(db);
  return rows;
}

export interface ToClose extends SlotColumns {
  orderId: number;
  warehouseId: number;
  orderNumber: string;
  customer: string;
  crates: number;
}

export async function readToClose(db: Db, stores: Stores): Promise<ToClose[]> {
  const { rows } = await sql<ToClose>`
    select ${slotColumns}, o.order_id as "orderId", o.warehouse_id as "warehouseId", o.order_number as "orderNumber", ${customerName} as customer,
      (select count(*)::int from picking_crate k where k.order_id = o.order_id) as crates
    from orders o join account a using (account_id) left join company c on c.company_id = o.company_id
    where ${ofStores(stores)} and o.state = 'picking'
      and not exists (select from picking_task t where t.order_id = o.order_id and t.lines_done < t.lines)
    order by o.slot_begin_at, o.order_number limit 100`.execute(db);
  return rows;
}

/** Who prepares orders, with their stores; null = all of them. */
export async function readPeople(db: Db, stores: Stores) {
  const own = stores === 'all' ? sql`true` : sql`m.store_ids && ${[...stores]}::int[]`;
  const { rows } = await sql<{ accountId: number; name: string; storeIds: number[] }>`
    select m.account_id as "accountId", a.first_name as name, m.store_ids as "storeIds"
    from staff_member m join account a using (account_id)
    where m.roles && '{picker,store-manager}' and ${own} order by a.first_name, m.account_id limit 500`.execute(db);
  return rows;
}

/** Orders and zones that could be taken now, the most urgent first; some may be gone when they are. */
export async function readTakeable(
  db: Db,
  stores: Stores,
  {
    accountId,
    zone,
    timeslotId,
    now,
  }: { accountId: number; zone: PickingZone | undefined; timeslotId: number | undefined; now: Date },
): Promise<{ orderId: number; zone: PickingZone; warehouseId: number }[]> {
  const { rows } = await sql<{ orderId: number; zone: PickingZone; warehouseId: number }>`
    select o.order_id as "orderId", t.zone, o.warehouse_id as "warehouseId"
    from orders o join picking_task t using (order_id) ${silence}
    where ${ofStores(stores)} and ${around(now)} and (o.state = 'confirmed' and o.cutoff_at <= ${now} or o.state = 'picking')
      and t.lines_done < t.lines and (t.account_id is null or t.account_id <> ${accountId} and ${isSilent(now)})
      and (${zone ?? null}::text is null or t.zone = ${zone ?? null}) and (${timeslotId ?? null}::int is null or o.timeslot_id = ${timeslotId ?? null})
    order by o.slot_begin_at, o.order_number, array_position('{dry,chilled,frozen,counter}', t.zone) limit 60`.execute(
    db,
  );
  return rows;
}
