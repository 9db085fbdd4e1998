import type { PlaceSize } from '@sporta/domain';
import { sql } from 'kysely';
import type { Db, Tx } from '../../platform/db/database.ts';

/* Slots as staff choose them for an order. */

const day = sql<string>`to_char(day, 'YYYY-MM-DD')`;
const time = (column: 'begin_time' | 'end_time') => sql<string>`to_char(${sql.ref(column)}, 'HH24:MI')`;

/** A slot with its instants; its hours are "18:00" and "20:00". */
export interface DatedPlace {
  timeslotId: number;
  day: string;
  beginTime: string;
  endTime: string;
  beginAt: Date;
  endAt: Date;
  cutoffAt: Date;
}

export function slotWithTimes(tx: Tx, timeslotId: number): Promise<DatedPlace> {
  return tx
    .selectFrom('timeslot')
    .select([
      'timeslot_id as timeslotId',
      day.as('day'),
      time('begin_time').as('beginTime'),
      time('end_time').as('endTime'),
      'begin_at as beginAt',
      'end_at as endAt',
      'cutoff_at as cutoffAt',
    ])
    .where('timeslot_id', '=', timeslotId)
    .executeTakeFirstOrThrow();
}

/** Slots of a warehouse and service with room for an order of this size, the next one first. Holds that ran out count as free. */
export async function slotsWithRoom(
  db: Db,
  wanted: PlaceSize & { warehouseId: number; deliveryServiceId: number; except: number; now: Date; limit: number },
) {
  const { warehouseId, deliveryServiceId, units, crates, except, now, limit } = wanted;
  const { rows } = await sql<{
    timeslotId: number;
    day: string;
    beginTime: string;
    endTime: string;
    placesLeft: number;
    unitsLeft: number;
    /** Null: no limit. */
    cratesLeft: number | null;
    late: boolean;
  }>`
    select t.timeslot_id as "timeslotId", ${day} as day, ${time('begin_time')} as "beginTime", ${time('end_time')} as "endTime",
      t.capacity_orders - t.taken_orders + e.orders as "placesLeft",
      t.capacity_units - t.taken_units + e.units as "unitsLeft",
      t.capacity_crates - t.taken_crates + e.crates as "cratesLeft", t.cutoff_at <= ${now} as late
    from timeslot t cross join lateral (select count(*)::int as orders, coalesce(sum(b.units), 0)::int as units,
        coalesce(sum(b.crates), 0)::int as crates
      from slot_booking b where b.timeslot_id = t.timeslot_id and b.state = 'held' and b.hold_expires_at <= ${now}) e
    where t.warehouse_id = ${warehouseId} and t.delivery_service_id = ${deliveryServiceId} and not t.closed
      and t.end_at > ${now} and t.timeslot_id <> ${except}
      and t.capacity_orders - t.taken_orders + e.orders > 0 and t.capacity_units - t.taken_units + e.units >= ${units}
      and (t.capacity_crates is null or t.capacity_crates - t.taken_crates + e.crates >= ${crates})
    order by t.begin_at, t.timeslot_id limit ${limit}`.execute(db);
  return rows;
}

/** What the place of an order takes of its slot. */
export async function sizeOfOrder(db: Db, orderId: number): Promise<PlaceSize> {
  const row = await db
    .selectFrom('slot_booking')
    .select(['units', 'crates'])
    .where('order_id', '=', orderId)
    .where('state', '=', 'confirmed')
    .executeTakeFirst();
  return row ?? { units: 0, crates: 0 };
}
