/* Doors of locker stations and the places that claim them. Raw SQL where rows of several tables are one answer. */
import type { Compartment, CratesByZone, PlannedCompartment, StorageZone } from '@sporta/domain';
import { sql } from 'kysely';
import type { Db, Tx } from '../../../platform/db/database.ts';
import { assertLockOrder } from '../../../platform/db/locks.ts';
import { takesOrders } from '../../warehouses/index.ts';

/** A station as far as places in slots depend on it. */
export interface LockerStation {
  lockerStationId: number;
  warehouseId: number;
  stayHours: number;
  /** Doors one order may take. */
  perOrder: number;
  active: boolean;
}

const stations = (db: Db | Tx) =>
  db
    .selectFrom('locker_station')
    .select([
      'locker_station_id as lockerStationId',
      'warehouse_id as warehouseId',
      'stay_hours as stayHours',
      'per_order as perOrder',
      'active',
    ]);

/** The station of a store, locked: whoever changes claims of its doors holds this lock, taken after that of the slot. */
export function lockStation(tx: Tx, warehouseId: number): Promise<LockerStation | undefined> {
  assertLockOrder(tx, 'timeslot');
  return stations(tx).where('warehouse_id', '=', warehouseId).forNoKeyUpdate().executeTakeFirst();
}

/** Doors of a station that work; one that is filled works, too. */
export async function readDoors(db: Db | Tx, lockerStationId: number): Promise<Compartment[]> {
  const { rows } = await sql<Compartment>`
    select locker_compartment_id as "compartmentId", size, temperature from locker_compartment
     where locker_station_id = ${lockerStationId} and removed_at is null and out_of_order is null
     order by locker_compartment_id`.execute(db);
  return rows;
}

/** Whether a claim still counts: a hold that ran out counts as free wherever it is asked. Of claim `k` and its booking `b`. */
export const isLive = (now: Date) =>
  sql<boolean>`(k.filled_at is not null or b.state = 'confirmed' or b.state = 'held' and b.hold_expires_at > ${now})`;

/** Time a door is taken; `bookingId` is whose. A door that is still full past its time is taken until somebody empties it. */
export interface TakenDoor {
  compartmentId: number;
  bookingId: number;
  from: Date;
  to: Date;
}

/** What is taken of a station from now on. */
export async function readTakenDoors(db: Db | Tx, lockerStationId: number, now: Date): Promise<TakenDoor[]> {
  const { rows } = await sql<TakenDoor>`
    select k.locker_compartment_id as "compartmentId", k.slot_booking_id as "bookingId", k.from_at as "from",
      case when k.filled_at is not null then greatest(k.to_at, ${now}::timestamptz + interval '1 hour') else k.to_at end as "to"
      from locker_claim k join locker_compartment c using (locker_compartment_id) join slot_booking b using (slot_booking_id)
     where c.locker_station_id = ${lockerStationId} and ${isLive(now)} and (k.to_at > ${now} or k.filled_at is not null)`.execute(
    db,
  );
  return rows;
}

/** Forgets claims of holds that ran out; the station is locked. */
export async function forgetExpiredClaims(tx: Tx, lockerStationId: number, now: Date): Promise<void> {
  await sql`
    delete from locker_claim k using locker_compartment c, slot_booking b
     where c.locker_compartment_id = k.locker_compartment_id and b.slot_booking_id = k.slot_booking_id
       and c.locker_station_id = ${lockerStationId} and not ${isLive(now)}`.execute(tx);
}

export interface Claim {
  claimId: number;
  compartmentId: number;
  zone: StorageZone;
  crates: number;
  from: Date;
  to: Date;
  filledAt: Date | null;
}

export async function readClaims(db: Db | Tx, bookingId: number): Promise<Claim[]> {
  const { rows } = await sql<Claim>`
    select locker_claim_id as "claimId", locker_compartment_id as "compartmentId", zone, crates, from_at as "from", to_at as "to",
      filled_at as "filledAt"
      from locker_claim where slot_booking_id = ${bookingId} order by locker_claim_id`.execute(db);
  return rows;
}

export async function writeClaims(
  tx: Tx,
  bookingId: number,
  doors: readonly PlannedCompartment[],
  time: { from: Date; to: Date },
): Promise<void> {
  await tx.deleteFrom('locker_claim').where('slot_booking_id', '=', bookingId).execute();
  await tx
    .insertInto('locker_claim')
    .values(
      doors.map(({ compartmentId, zone, crates }) => ({
        slot_booking_id: bookingId,
        locker_compartment_id: compartmentId,
        zone,
        crates,
        from_at: time.from,
        to_at: time.to,
      })),
    )
    .execute();
}

/** Crates a place has doors for. */
export function cratesOfClaims(claims: readonly Pick<Claim, 'zone' | 'crates'>[]): CratesByZone {
  const sum: CratesByZone = { dry: 0, chilled: 0, frozen: 0 };
  for (const { zone, crates } of claims) sum[zone] += crates;
  return sum;
}

export async function slotOfBooking(
  db: Db | Tx,
  bookingId: number,
): Promise<{ warehouseId: number; beginAt: Date; endAt: Date } | undefined> {
  return db
    .selectFrom('slot_booking as b')
    .innerJoin('timeslot as t', 't.timeslot_id', 'b.timeslot_id')
    .select(['t.warehouse_id as warehouseId', 't.begin_at as beginAt', 't.end_at as endAt'])
    .where('b.slot_booking_id', '=', bookingId)
    .executeTakeFirst();
}

/** The station of a store that takes orders: it is on, and some door works. One that is off lets go on what it has. */
export function findOpenStation(
  db: Db | Tx,
  warehouseId: number,
  { evenOff = false }: { evenOff?: boolean } = {},
): Promise<LockerStation | undefined> {
  return stations(db)
    .where('warehouse_id', '=', warehouseId)
    .$if(!evenOff, (query) => query.where(takesOrders('locker_station')))
    .executeTakeFirst();
}
