/* Windows that customers keep every week. Raw SQL where hours are printed and dates have weekdays. */
import { deliveryServiceIds } from '@sporta/contract/constants.ts';
import { sql } from 'kysely';
import type { Db, Tx } from '../../../platform/db/database.ts';
import { assertLockOrder } from '../../../platform/db/locks.ts';
import { homeZoneOfAddress } from '../home-zone.repo.ts';
import type { WeeklyReason } from './places.repo.ts';

/** A window of the typical week of the store that serves an address. */
export interface WeeklyChoice {
  /** ISO: 1 Monday … 7 Sunday. */
  weekday: number;
  /** "18:00". */
  beginTime: string;
  endTime: string;
}

/** Locks an address of a customer, whose weekly window is about to change. @returns the store that serves it, or null */
export async function lockAddress(
  tx: Tx,
  accountId: number,
  addressId: number,
): Promise<{ warehouseId: number | null } | undefined> {
  assertLockOrder(tx, 'customer');
  const { rows } = await sql<{ warehouseId: number | null }>`
    select (select z.warehouse_id from delivery_zone z where z.delivery_zone_id = ${homeZoneOfAddress('d')}) as "warehouseId"
      from address d where d.address_id = ${addressId} and d.account_id = ${accountId} and d.deleted_at is null
       for no key update of d`.execute(tx);
  return rows[0];
}

/** The windows an address may have every week, by weekday and hour; the store is null when none serves it. Undefined: it is not theirs. */
export async function readChoices(
  db: Db,
  { accountId, addressId }: { accountId: number; addressId: number },
): Promise<{ warehouseId: number | null; windows: WeeklyChoice[] } | undefined> {
  const { rows } = await sql<{ warehouseId: number | null; windows: WeeklyChoice[] }>`
    select z.warehouse_id as "warehouseId", (
        select coalesce(jsonb_agg(jsonb_build_object('weekday', t.weekday, 'beginTime', to_char(t.begin_time, 'HH24:MI'),
            'endTime', to_char(t.end_time, 'HH24:MI')) order by t.weekday, t.begin_time), '[]')
          from slot_template t
         where t.warehouse_id = z.warehouse_id and t.delivery_service_id = ${deliveryServiceIds.home} and t.active
           and t.capacity_orders > 0 and (not t.companies_only or a.company_id is not null)) as windows
      from address d join account a using (account_id)
      left join delivery_zone z on z.delivery_zone_id = ${homeZoneOfAddress('d')}
     where d.address_id = ${addressId} and d.account_id = ${accountId} and d.deleted_at is null`.execute(db);
  return rows[0];
}

interface LiveWeekly {
  weeklySlotId: number;
  weekday: number;
  beginTime: string;
  endTime: string;
  /** What its customer usually buys in it; a list by its id. */
  basket: 'list' | 'last' | null;
  listId: number | null;
}

/** The window an address has now, locked. */
export async function findLiveWeekly(tx: Tx, addressId: number): Promise<LiveWeekly | undefined> {
  const { rows } = await sql<LiveWeekly>`
    select weekly_slot_id as "weeklySlotId", weekday, to_char(begin_time, 'HH24:MI') as "beginTime",
           to_char(end_time, 'HH24:MI') as "endTime", basket, product_list_id as "listId" from weekly_slot
     where address_id = ${addressId} and ended_at is null for no key update`.execute(tx);
  return rows[0];
}

export async function writeWeekly(
  tx: Tx,
  {
    accountId,
    addressId,
    window,
    before,
    now,
  }: { accountId: number; addressId: number; window: WeeklyChoice; before: LiveWeekly | undefined; now: Date },
): Promise<number> {
  const row = await tx
    .insertInto('weekly_slot')
    .values({
      account_id: accountId,
      address_id: addressId,
      weekday: window.weekday,
      begin_time: window.beginTime,
      end_time: window.endTime,
      basket: before?.basket ?? null,
      product_list_id: before?.listId ?? null,
      created_at: now,
    })
    .returning('weekly_slot_id')
    .executeTakeFirstOrThrow();
  return row.weekly_slot_id;
}

/** Ends a window that goes on. @returns its reserved places, by slot; undefined when it had ended */
export async function markEnded(tx: Tx, weeklySlotId: number, now: Date): Promise<number[] | undefined> {
  assertLockOrder(tx, 'customer');
  const ended = await tx
    .updateTable('weekly_slot')
    .set({ ended_at: now })
    .where('weekly_slot_id', '=', weeklySlotId)
    .where('ended_at', 'is', null)
    .executeTakeFirst();
  if (ended.numUpdatedRows === 0n) return undefined;
  const places = await tx
    .selectFrom('weekly_place')
    .select('weekly_place_id')
    .where('weekly_slot_id', '=', weeklySlotId)
    .where('state', '=', 'reserved')
    .orderBy('timeslot_id')
    .execute();
  return places.map((place) => place.weekly_place_id);
}

export function findPlaceOf(tx: Tx, weeklySlotId: number, day: string) {
  return tx
    .selectFrom('weekly_place')
    .select(['weekly_place_id as weeklyPlaceId', 'state'])
    .where('weekly_slot_id', '=', weeklySlotId)
    .where('day', '=', day)
    .executeTakeFirst();
}

/** A day of a window, as its customer sees it. */
export interface WeeklyDay {
  day: string;
  /** Null: nothing is decided, its slots are not made yet or its last moment has passed. */
  state: 'reserved' | 'used' | 'released' | 'skipped' | 'unavailable' | null;
  reason: WeeklyReason | null;
  timeslotId: number | null;
  /** Whether customers may choose the slot already. */
  open: boolean;
  confirmBy: string | null;
  cutoff: string | null;
  /** What the place became: still held, ordered, or given back. */
  booking: 'held' | 'confirmed' | 'released' | null;
  orderId: number | null;
  nearest: { timeslotId: number; day: string; beginTime: string; endTime: string } | null;
}

export interface WeeklyRow extends WeeklyChoice {
  weeklySlotId: number;
  addressId: number;
  addressName: string;
  /** Whether a store delivers to the address now. */
  isServed: boolean;
  /** Of the next weeks, the nearest first. */
  days: WeeklyDay[];
}

/** The windows of a customer that go on, with their days from `today` on over so many weeks. */
export async function readWeekly(
  db: Db,
  { accountId, today, weeks, now }: { accountId: number; today: string; weeks: number; now: Date },
): Promise<WeeklyRow[]> {
  const { rows } = await sql<WeeklyRow>`
    select w.weekly_slot_id as "weeklySlotId", w.address_id as "addressId", w.weekday,
           to_char(w.begin_time, 'HH24:MI') as "beginTime", to_char(w.end_time, 'HH24:MI') as "endTime",
           concat_ws(' ', d.address1, d.address_number) || ', ' || d.city as "addressName",
           ${homeZoneOfAddress('d')} is not null as "isServed",
           (select jsonb_agg(jsonb_build_object('day', to_char(n.day, 'YYYY-MM-DD'), 'state', p.state, 'reason', p.reason,
                'timeslotId', p.timeslot_id, 'open', coalesce(t.released_at <= ${now} and not t.closed and t.cutoff_at > ${now}, false),
                'confirmBy', p.confirm_by, 'cutoff', t.cutoff_at, 'booking', b.state, 'orderId', b.order_id,
                'nearest', case when o.timeslot_id is not null then jsonb_build_object('timeslotId', o.timeslot_id, 'day', o.day,
                  'beginTime', to_char(o.begin_time, 'HH24:MI'), 'endTime', to_char(o.end_time, 'HH24:MI')) end) order by n.day)
              from generate_series(${today}::date, ${today}::date + ${weeks * 7 - 1}::int, interval '1 day') n(day)
              left join weekly_place p on p.weekly_slot_id = w.weekly_slot_id and p.day = n.day::date
              left join timeslot t on t.timeslot_id = p.timeslot_id
              left join slot_booking b on b.slot_booking_id = p.slot_booking_id
              left join timeslot o on o.timeslot_id = p.nearest_timeslot_id and o.cutoff_at > ${now} and not o.closed
             where extract(isodow from n.day) = w.weekday) as days
      from weekly_slot w join address d using (address_id)
     where w.account_id = ${accountId} and w.ended_at is null order by w.weekday, w.begin_time, w.weekly_slot_id`.execute(
    db,
  );
  return rows;
}
