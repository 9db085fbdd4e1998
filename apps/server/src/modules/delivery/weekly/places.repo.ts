/* Places kept every week. Raw SQL where one statement must decide, and for weekdays of dates. */
import { deliveryServiceIds } from '@sporta/contract/constants.ts';
import type { PlaceSize } from '@sporta/domain';
import { sql } from 'kysely';
import type { Db, Tx } from '../../../platform/db/database.ts';
import { assertLockOrder } from '../../../platform/db/locks.ts';
import { homeZoneOfAddress } from '../home-zone.repo.ts';

export type WeeklyReason = 'no-order' | 'left' | 'full' | 'share' | 'closed' | 'gone' | 'not-served';

/** A day of a weekly window for which nothing has been decided. */
export interface DayToReserve {
  weeklySlotId: number;
  /** `YYYY-MM-DD`. */
  day: string;
}

const isThere = sql`w.ended_at is null and a.disabled_at is null and d.deleted_at is null`;

/** Days from `from` to `to`, both included, that are still to be reserved; who asked first is first. */
export async function daysToReserve(
  db: Db,
  { from, to, only }: { from: string; to: string; only?: number | undefined },
): Promise<DayToReserve[]> {
  const { rows } = await sql<DayToReserve>`
    select w.weekly_slot_id as "weeklySlotId", to_char(n.day, 'YYYY-MM-DD') as day
      from weekly_slot w join account a using (account_id) join address d on d.address_id = w.address_id
      join generate_series(${from}::date, ${to}::date, interval '1 day') n(day) on extract(isodow from n.day) = w.weekday
     where ${isThere} and (${only ?? null}::int is null or w.weekly_slot_id = ${only ?? null})
       and not exists (select from weekly_place p where p.weekly_slot_id = w.weekly_slot_id and p.day = n.day::date)
     order by n.day, w.weekly_slot_id`.execute(db);
  return rows;
}

export interface LockedWeekly {
  weeklySlotId: number;
  accountId: number;
  addressId: number;
  /** ISO: 1 Monday … 7 Sunday. */
  weekday: number;
  beginTime: string;
  forCompany: boolean;
  /** The store that delivers to the address now. */
  warehouseId: number | null;
}

/** Locks a window that goes on; whatever changes its days holds this lock, before that of a slot. */
export async function lockWeekly(tx: Tx, weeklySlotId: number): Promise<LockedWeekly | undefined> {
  assertLockOrder(tx, 'customer');
  const { rows } = await sql<LockedWeekly>`
    select w.weekly_slot_id as "weeklySlotId", w.account_id as "accountId", w.address_id as "addressId",
           w.weekday, to_char(w.begin_time, 'HH24:MI') as "beginTime", a.company_id is not null as "forCompany",
           (select z.warehouse_id from delivery_zone z where z.delivery_zone_id = ${homeZoneOfAddress('d')}) as "warehouseId"
      from weekly_slot w join account a using (account_id) join address d on d.address_id = w.address_id
     where w.weekly_slot_id = ${weeklySlotId} and ${isThere} for no key update of w`.execute(tx);
  return rows[0];
}

export async function isDecided(tx: Tx, { weeklySlotId, day }: DayToReserve): Promise<boolean> {
  const found = await tx
    .selectFrom('weekly_place')
    .select('weekly_place_id')
    .where('weekly_slot_id', '=', weeklySlotId)
    .where('day', '=', day)
    .executeTakeFirst();
  return found !== undefined;
}

export async function findHomeSlot(
  tx: Tx,
  at: { warehouseId: number; day: string; beginTime: string },
): Promise<number | undefined> {
  const row = await tx
    .selectFrom('timeslot')
    .select('timeslot_id')
    .where('warehouse_id', '=', at.warehouseId)
    .where('delivery_service_id', '=', deliveryServiceIds.home)
    .where('day', '=', at.day)
    .where('begin_time', '=', at.beginTime)
    .executeTakeFirst();
  return row?.timeslot_id;
}

/** Until when an order is awaited: hours are those of the clock on the wall, also in the nights it changes. */
export async function confirmBy(tx: Tx, cutoffAt: Date, hours: number): Promise<Date> {
  const { rows } = await sql<{ at: Date }>`
    select (${cutoffAt}::timestamptz at time zone 'Europe/Rome' - make_interval(hours => ${hours}))
      at time zone 'Europe/Rome' as at`.execute(tx);
  return rows[0]!.at;
}

/** A customer's place in a slot already, for this address or one their cart does not say. */
export async function liveBookingIn(tx: Tx, accountId: number, addressId: number, timeslotId: number) {
  const { rows } = await sql<{ bookingId: number }>`
    select b.slot_booking_id as "bookingId" from slot_booking b left join cart c using (cart_id)
     where b.timeslot_id = ${timeslotId} and b.account_id = ${accountId} and b.state in ('held', 'confirmed')
       and coalesce(c.address_id, ${addressId}) = ${addressId}
     order by b.state limit 1`.execute(tx);
  return rows[0]?.bookingId;
}

/** What the customer's last order took of its slot. */
export async function lastSize(tx: Tx, accountId: number): Promise<PlaceSize | undefined> {
  return tx
    .selectFrom('slot_booking')
    .select(['units', 'crates'])
    .where('account_id', '=', accountId)
    .where('delivery_service_id', '=', deliveryServiceIds.home)
    .where('state', '=', 'confirmed')
    .orderBy('slot_booking_id', 'desc')
    .limit(1)
    .executeTakeFirst();
}

/**
 * Takes a place that is kept, in a slot this transaction has locked; customers need not see it yet.
 * @returns why it cannot be, or undefined when it is taken
 */
export async function takeWeeklyPlace(
  tx: Tx,
  timeslotId: number,
  { units, crates }: PlaceSize,
  sharePercent: number,
): Promise<'share' | 'full' | undefined> {
  const { rows } = await sql<{ taken: boolean; withinShare: boolean }>`
    with kept as (
      select count(*) as n from weekly_place p left join slot_booking b using (slot_booking_id)
       where p.timeslot_id = ${timeslotId} and (p.state = 'reserved' or p.state = 'used' and b.state in ('held', 'confirmed'))),
    allowed as (
      select n + 1 <= floor(t.capacity_orders * ${sharePercent}::int / 100.0) as within from kept, timeslot t
       where t.timeslot_id = ${timeslotId}),
    place as (
      update timeslot set taken_orders = taken_orders + 1, taken_units = taken_units + ${units},
          taken_crates = taken_crates + ${crates}
       where timeslot_id = ${timeslotId} and (select within from allowed) and taken_orders < capacity_orders
         and taken_units + ${units} <= capacity_units
         and (capacity_crates is null or taken_crates + ${crates} <= capacity_crates)
      returning timeslot_id)
    select exists (select from place) as taken, (select within from allowed) as "withinShare"`.execute(tx);
  const { taken, withinShare } = rows[0]!;
  return taken ? undefined : withinShare ? 'full' : 'share';
}

/** The slot with room that begins nearest, within two days; of two as near the later one. */
export async function nearestWithRoom(
  tx: Tx,
  wanted: { warehouseId: number; day: string; beginTime: string; forCompany: boolean; size: PlaceSize; now: Date },
): Promise<number | undefined> {
  const { warehouseId, day, beginTime, forCompany, size, now } = wanted;
  const { rows } = await sql<{ timeslotId: number }>`
    with asked as (select ((${day}::date + ${beginTime}::time) at time zone 'Europe/Rome') as at)
    select timeslot_id as "timeslotId" from timeslot, asked
     where warehouse_id = ${warehouseId} and delivery_service_id = ${deliveryServiceIds.home}
       and day between ${day}::date - 2 and ${day}::date + 2 and not closed and cutoff_at > ${now}
       and (not companies_only or ${forCompany}) and taken_orders < capacity_orders
       and taken_units + ${size.units} <= capacity_units
       and (capacity_crates is null or taken_crates + ${size.crates} <= capacity_crates)
     order by abs(extract(epoch from begin_at - asked.at)), begin_at desc limit 1`.execute(tx);
  return rows[0]?.timeslotId;
}

export async function writePlace(
  tx: Tx,
  place: {
    weekly: LockedWeekly;
    day: string;
    state: 'reserved' | 'used' | 'skipped' | 'unavailable';
    reason?: WeeklyReason;
    timeslotId?: number | undefined;
    nearestId?: number | undefined;
    size?: PlaceSize;
    confirmBy?: Date;
    bookingId?: number;
  },
): Promise<void> {
  const { weekly, size } = place;
  await tx
    .insertInto('weekly_place')
    .values({
      weekly_slot_id: weekly.weeklySlotId,
      account_id: weekly.accountId,
      address_id: weekly.addressId,
      day: place.day,
      state: place.state,
      reason: place.reason ?? null,
      timeslot_id: place.timeslotId ?? null,
      nearest_timeslot_id: place.nearestId ?? null,
      units: size?.units ?? 0,
      crates: size?.crates ?? 0,
      confirm_by: place.confirmBy ?? null,
      slot_booking_id: place.bookingId ?? null,
    })
    .execute();
}

/** A place kept for a customer in a slot this transaction has locked, for the address of their cart. */
export async function findKept(
  tx: Tx,
  at: { timeslotId: number; accountId: number; addressId: number | null },
): Promise<(PlaceSize & { weeklyPlaceId: number; confirmBy: Date }) | undefined> {
  if (at.addressId === null) return undefined;
  const { rows } = await sql<PlaceSize & { weeklyPlaceId: number; confirmBy: Date }>`
    select weekly_place_id as "weeklyPlaceId", units, crates, confirm_by as "confirmBy" from weekly_place
     where timeslot_id = ${at.timeslotId} and account_id = ${at.accountId} and address_id = ${at.addressId}
       and state = 'reserved'`.execute(tx);
  return rows[0];
}

/** The kept place has become the hold of the customer's cart. */
export async function markUsed(tx: Tx, weeklyPlaceId: number, owner: { accountId: number; deliveryServiceId: number }) {
  await sql`
    update weekly_place set state = 'used', slot_booking_id = (select slot_booking_id from slot_booking
        where account_id = ${owner.accountId} and delivery_service_id = ${owner.deliveryServiceId} and state = 'held')
     where weekly_place_id = ${weeklyPlaceId}`.execute(tx);
}

/** The customer gave back the hold their place had become: by choosing another slot, or by cancelling. */
export async function markLeft(tx: Tx, bookingId: number): Promise<void> {
  await sql`
    update weekly_place set state = 'released', reason = 'left' where slot_booking_id = ${bookingId} and state = 'used'`.execute(
    tx,
  );
}

/** Takes a reserved place from its owner, in a slot this transaction has locked. @returns what to give back of which slot */
export async function unreserve(
  tx: Tx,
  weeklyPlaceId: number,
  state: 'released' | 'skipped' | 'unavailable',
  reason?: WeeklyReason,
): Promise<(PlaceSize & { timeslotId: number }) | undefined> {
  const { rows } = await sql<PlaceSize & { timeslotId: number }>`
    update weekly_place set state = ${state}, reason = ${reason ?? null}
     where weekly_place_id = ${weeklyPlaceId} and state = 'reserved'
    returning units, crates, timeslot_id as "timeslotId"`.execute(tx);
  return rows[0];
}

export async function slotOfPlace(tx: Tx, weeklyPlaceId: number): Promise<number | undefined> {
  const row = await tx
    .selectFrom('weekly_place')
    .select('timeslot_id')
    .where('weekly_place_id', '=', weeklyPlaceId)
    .executeTakeFirst();
  return row?.timeslot_id ?? undefined;
}

export interface PlaceToEnd {
  weeklyPlaceId: number;
  weeklySlotId: number;
  day: string;
  why: 'no-order' | 'closed' | 'moved';
}

/**
 * Reserved places that cannot stay: no order came in time, the slot closed, or the address is another store's now.
 * @param only of one window
 */
export async function placesToEnd(db: Db, now: Date, only?: number): Promise<PlaceToEnd[]> {
  const { rows } = await sql<PlaceToEnd>`
    select p.weekly_place_id as "weeklyPlaceId", p.weekly_slot_id as "weeklySlotId", to_char(p.day, 'YYYY-MM-DD') as day,
           case when t.closed then 'closed' when p.confirm_by <= ${now} then 'no-order' else 'moved' end as why
      from weekly_place p join timeslot t using (timeslot_id) join address d on d.address_id = p.address_id
     where p.state = 'reserved' and (${only ?? null}::int is null or p.weekly_slot_id = ${only ?? null}) and (t.closed or p.confirm_by <= ${now} or t.warehouse_id is distinct from
       (select z.warehouse_id from delivery_zone z where z.delivery_zone_id = ${homeZoneOfAddress('d')}))
     order by p.timeslot_id, p.weekly_place_id`.execute(db);
  return rows;
}

/** Windows whose address or customer is gone. */
export async function windowsToEnd(db: Db): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select w.weekly_slot_id as id from weekly_slot w join account a using (account_id) join address d on d.address_id = w.address_id
     where w.ended_at is null and (a.disabled_at is not null or d.deleted_at is not null)`.execute(db);
  return rows.map(({ id }) => id);
}

/** Holds that kept places had become and that ran out without an order. */
export async function releaseUnordered(db: Db, now: Date): Promise<void> {
  await sql`
    update weekly_place p set state = 'released', reason = 'no-order' from slot_booking b
     where p.state = 'used' and b.slot_booking_id = p.slot_booking_id and p.confirm_by <= ${now}
       and b.state <> 'confirmed' and b.hold_expires_at <= ${now}`.execute(db);
}

/** What was decided of a day is undone: it is decided again. Its place was given back before. */
export async function forgetPlace(tx: Tx, weeklyPlaceId: number): Promise<void> {
  await tx.deleteFrom('weekly_place').where('weekly_place_id', '=', weeklyPlaceId).execute();
}

export async function offerNearest(tx: Tx, weeklyPlaceId: number, timeslotId: number): Promise<void> {
  await tx
    .updateTable('weekly_place')
    .set({ nearest_timeslot_id: timeslotId })
    .where('weekly_place_id', '=', weeklyPlaceId)
    .execute();
}
