/* Orders at a station: to be put in, inside, to be taken out. Raw SQL: doors and crates of each as JSON. */
import type { CompartmentSize, StorageZone } from '@sporta/domain';
import { sql } from 'kysely';
import type { Db, Tx } from '../../platform/db/database.ts';

export interface VisitRow {
  orderId: number;
  orderNumber: string;
  orderState: string;
  warehouseId: number;
  firstName: string;
  lastName: string;
  day: string;
  beginTime: string;
  endTime: string;
  inside: boolean;
  untilAt: Date | null;
  agreed: boolean;
  refused: string | null;
  doors: {
    compartmentId: number;
    label: string;
    size: CompartmentSize;
    temperature: StorageZone;
    zone: StorageZone;
    crates: number;
    filled: boolean;
  }[];
  crates: { crateId: number; zone: StorageZone }[];
}

/** Visits of stores that are not over; the next slot first. Or those of some orders. */
export async function readVisits(
  db: Db | Tx,
  which: { warehouseIds: readonly number[] } | { orderIds: readonly number[] },
): Promise<VisitRow[]> {
  const asked =
    'orderIds' in which
      ? sql`o.order_id = any(${[...which.orderIds]}::int[])`
      : sql`o.warehouse_id = any(${[...which.warehouseIds]}::int[])`;
  const { rows } = await sql<VisitRow>`
    select o.order_id as "orderId", o.order_number as "orderNumber", o.state as "orderState", o.warehouse_id as "warehouseId",
      a.first_name as "firstName", a.last_name as "lastName",
      to_char(o.slot_begin_at at time zone 'Europe/Rome', 'YYYY-MM-DD') as day,
      to_char(o.slot_begin_at at time zone 'Europe/Rome', 'HH24:MI') as "beginTime",
      to_char(o.slot_end_at at time zone 'Europe/Rome', 'HH24:MI') as "endTime",
      coalesce(d.state = 'in', false) as inside, d.until_at as "untilAt", d.agreed is not null and d.agreed = d.asked as agreed,
      d.refused,
      coalesce((select jsonb_agg(jsonb_build_object('compartmentId', c.locker_compartment_id, 'label', c.label, 'size', c.size, 'temperature', c.temperature, 'zone', k.zone,
          'crates', k.crates, 'filled', k.filled_at is not null) order by length(c.label), c.label)
        from slot_booking b join locker_claim k using (slot_booking_id) join locker_compartment c using (locker_compartment_id)
        where b.order_id = o.order_id and b.state = 'confirmed'), '[]') as doors,
      coalesce((select jsonb_agg(jsonb_build_object('crateId', p.crate_id, 'zone', p.temperature) order by p.number)
        from picking_crate p where p.order_id = o.order_id), '[]') as crates
      from orders o join account a using (account_id) left join locker_deposit d on d.order_id = o.order_id
     where o.delivery_service_id = 3 and ${asked}
       and (o.state in ('ready', 'out-for-delivery', 'in-locker') or d.state = 'in')
     order by o.slot_begin_at, o.order_number`.execute(db);
  return rows;
}

/** The confirmed place of an order with the time its slot has. */
export function findPlace(db: Db | Tx, orderId: number) {
  return db
    .selectFrom('slot_booking as b')
    .innerJoin('timeslot as t', 't.timeslot_id', 'b.timeslot_id')
    .select(['b.slot_booking_id as bookingId', 't.begin_at as beginAt', 't.end_at as endAt'])
    .where('b.order_id', '=', orderId)
    .where('b.state', '=', 'confirmed')
    .executeTakeFirst();
}
