/* Stations and doors as staff set them up. Raw SQL where rows of several tables are one answer. */
import type { LockerDoorState } from '@sporta/contract/staff-locker.ts';
import type { CompartmentSize, StorageZone } from '@sporta/domain';
import { sql } from 'kysely';
import type { Db, Tx } from '../../platform/db/database.ts';

export interface StationRow {
  lockerStationId: number;
  warehouseId: number;
  name: string;
  address1: string;
  addressNumber: string;
  city: string;
  province: string;
  postalcode: string;
  latitude: number;
  longitude: number;
  directions: string | null;
  hours: { weekday: number; opens: string; closes: string }[];
  stayHours: number;
  perOrder: number;
  operator: 'keypad';
  operatorRef: string | null;
  active: boolean;
  revision: number;
}

export function readStations(db: Db | Tx, warehouseIds: readonly number[]): Promise<StationRow[]> {
  return db
    .selectFrom('locker_station')
    .select([
      'locker_station_id as lockerStationId',
      'warehouse_id as warehouseId',
      'name',
      'address1',
      'address_number as addressNumber',
      'city',
      'province',
      'postalcode',
      'latitude',
      'longitude',
      'directions',
      sql<StationRow['hours']>`hours`.as('hours'),
      'stay_hours as stayHours',
      'per_order as perOrder',
      sql<StationRow['operator']>`operator`.as('operator'),
      'operator_ref as operatorRef',
      'active',
      'revision',
    ])
    .where('warehouse_id', '=', sql<number>`any(${[...warehouseIds]}::int[])`)
    .execute();
}

export interface StationAsked {
  warehouseId: number;
  revision: number;
  name: string;
  address1: string;
  addressNumber: string;
  city: string;
  province: string;
  postalcode: string;
  latitude: number;
  longitude: number;
  directions: string | null;
  hours: StationRow['hours'];
  stayHours: number;
  perOrder: number;
  operator: StationRow['operator'];
  operatorRef: string | null;
  active: boolean;
}

/** Writes a station. @returns its id; undefined when somebody changed it meanwhile */
export async function writeStation(tx: Tx, asked: StationAsked): Promise<number | undefined> {
  const { warehouseId, revision, addressNumber, stayHours, perOrder, operatorRef, hours, ...same } = asked;
  const values = {
    ...same,
    address_number: addressNumber,
    stay_hours: stayHours,
    per_order: perOrder,
    operator_ref: operatorRef,
    hours: JSON.stringify(hours),
  };
  const row =
    revision === 0
      ? await tx
          .insertInto('locker_station')
          .values({ ...values, warehouse_id: warehouseId, revision: 1 })
          .onConflict((conflict) => conflict.column('warehouse_id').doNothing())
          .returning('locker_station_id')
          .executeTakeFirst()
      : await tx
          .updateTable('locker_station')
          .set({ ...values, revision: revision + 1 })
          .where('warehouse_id', '=', warehouseId)
          .where('revision', '=', revision)
          .returning('locker_station_id')
          .executeTakeFirst();
  return row?.locker_station_id;
}

/**
 * Gives a store what a new service needs to be sold, where it has nothing of it: a tariff without a fee, and the windows of its
 * collection service, else three a day. Both are changed where those of other services are.
 */
export async function writeFirstPlan(tx: Tx, warehouseId: number, name: string): Promise<void> {
  await sql`
    insert into delivery_zone (warehouse_id, delivery_service_id, name, base_cost_cents, free_threshold_cents, minimum_order_cents)
    select ${warehouseId}, 3, ${name}, 0, 0, coalesce((select minimum_order_cents from delivery_zone
      where warehouse_id = ${warehouseId} and delivery_service_id = 2 limit 1), 2000)
     where not exists (select from delivery_zone where warehouse_id = ${warehouseId} and delivery_service_id = 3)`.execute(
    tx,
  );
  const columns = sql`weekday, begin_time, end_time, capacity_orders, capacity_units, cutoff_minutes, cost_cents`;
  await sql`
    insert into slot_template (warehouse_id, delivery_service_id, ${columns})
    select ${warehouseId}, 3, w.* from (
      select ${columns} from slot_template where warehouse_id = ${warehouseId} and delivery_service_id = 2 and active
      union all
      select weekday, begin_time, end_time, 20, 1200, 180, 0 from generate_series(1, 7) weekday,
        (values ('09:00'::time, '13:00'::time), ('13:00', '17:00'), ('17:00', '20:00')) t (begin_time, end_time)
       where not exists (select from slot_template where warehouse_id = ${warehouseId} and delivery_service_id = 2 and active)) w
     where not exists (select from slot_template where warehouse_id = ${warehouseId} and delivery_service_id = 3)`.execute(
    tx,
  );
}

export interface DoorRow {
  compartmentId: number;
  lockerStationId: number;
  label: string;
  size: CompartmentSize;
  temperature: StorageZone;
  outOfOrder: string | null;
  /** Whose goods it holds, or is kept for next. */
  orderNumber: string | null;
  state: LockerDoorState;
}

export async function readDoorRows(db: Db | Tx, stationIds: readonly number[], now: Date): Promise<DoorRow[]> {
  const { rows } = await sql<DoorRow>`
    select c.locker_compartment_id as "compartmentId", c.locker_station_id as "lockerStationId", c.label, c.size, c.temperature,
      c.out_of_order as "outOfOrder", k.order_number as "orderNumber",
      case when k.filled_at is not null then 'filled' when c.out_of_order is not null then 'out-of-order'
        when k.locker_claim_id is not null then 'reserved' else 'free' end as state
      from locker_compartment c
      left join lateral (select k.locker_claim_id, k.filled_at, o.order_number from locker_claim k
          join slot_booking b using (slot_booking_id) left join orders o on o.order_id = b.order_id
         where k.locker_compartment_id = c.locker_compartment_id
           and (k.filled_at is not null or k.from_at <= ${now} and k.to_at > ${now}
             and (b.state = 'confirmed' or b.state = 'held' and b.hold_expires_at > ${now}))
         order by k.filled_at is null, k.from_at limit 1) k on true
     where c.locker_station_id = any(${[...stationIds]}::int[]) and c.removed_at is null
     order by c.locker_station_id, length(c.label), c.label`.execute(db);
  return rows;
}

/** Bookings that have a door from now on and have not filled it; with the number of their order, where it is one. */
export async function claimsOfDoor(
  tx: Tx,
  compartmentId: number,
  now: Date,
): Promise<{ bookingId: number; orderNumber: string | null; filled: boolean }[]> {
  const { rows } = await sql<{ bookingId: number; orderNumber: string | null; filled: boolean }>`
    select b.slot_booking_id as "bookingId", o.order_number as "orderNumber", k.filled_at is not null as filled
      from locker_claim k join slot_booking b using (slot_booking_id) left join orders o on o.order_id = b.order_id
     where k.locker_compartment_id = ${compartmentId} and (k.filled_at is not null or k.to_at > ${now}
       and (b.state = 'confirmed' or b.state = 'held' and b.hold_expires_at > ${now}))
     order by k.from_at`.execute(tx);
  return rows;
}

export async function forgetClaims(tx: Tx, bookingId: number): Promise<void> {
  await tx.deleteFrom('locker_claim').where('slot_booking_id', '=', bookingId).execute();
}

/** Stores of a person, by town. */
export function readStores(db: Db | Tx, stores: readonly number[] | 'all') {
  return db
    .selectFrom('warehouse as w')
    .select(({ exists, selectFrom }) => [
      'w.warehouse_id as warehouseId',
      'w.name',
      exists(
        selectFrom('slot_template as t')
          .select('t.slot_template_id')
          .whereRef('t.warehouse_id', '=', 'w.warehouse_id')
          .where('t.delivery_service_id', '=', 3)
          .where('t.active', '=', true),
      ).as('hasSlots'),
    ])
    .where('w.active', '=', true)
    .$if(stores !== 'all', (query) =>
      query.where('w.warehouse_id', '=', sql<number>`any(${[...(stores as number[])]}::int[])`),
    )
    .orderBy('w.city')
    .orderBy('w.name')
    .execute();
}
