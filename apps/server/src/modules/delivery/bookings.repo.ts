import type { SellingMode } from '@sporta/domain';
import { sql } from 'kysely';
import type { Db, Tx } from '../../platform/db/database.ts';
import { assertLockOrder } from '../../platform/db/locks.ts';
import { isCartClosed } from './closed-cart.ts';

/** A place held or confirmed. A `held` one may have run out: until somebody takes it, its owner may still keep it. */
export interface Booking {
  bookingId: number;
  timeslotId: number;
  accountId: number;
  deliveryServiceId: number;
  cartId: number | null;
  orderId: number | null;
  state: 'held' | 'confirmed' | 'released';
  units: number;
  holdExpiresAt: Date | null;
  extensions: number;
}

/** The open cart, locked; what a place in a slot depends on. */
export interface CartToServe {
  cartId: number;
  locked: boolean;
  warehouseId: number | null;
  deliveryServiceId: number;
  addressId: number | null;
  modifiedOrderId: number | null;
  lines: { mode: SellingMode; quantity: number }[];
}

/** A slot row that this transaction has locked. */
export interface LockedSlot {
  timeslotId: number;
  warehouseId: number;
  deliveryServiceId: number;
  /** `YYYY-MM-DD`. */
  day: string;
  cutoffAt: Date;
  releasedAt: Date;
  closed: boolean;
}

const bookingColumns = sql`
  slot_booking_id as "bookingId", timeslot_id as "timeslotId", account_id as "accountId",
  delivery_service_id as "deliveryServiceId", cart_id as "cartId", order_id as "orderId", state, units,
  hold_expires_at as "holdExpiresAt", extensions`;

/**
 * Locks the customer's open cart and raises its revision, since its slot is about to change. Every change of a customer's
 * hold goes through this lock, so two devices of one customer never race.
 */
export async function lockCartForSlot(tx: Tx, accountId: number, now: Date): Promise<CartToServe | undefined> {
  assertLockOrder(tx, 'cart');
  const { rows } = await sql<CartToServe>`
    update cart c set revision = revision + 1, updated_at = ${now}
     where account_id = ${accountId} and state = 'open'
    returning cart_id as "cartId", ${isCartClosed('c', now)} as locked, warehouse_id as "warehouseId",
      delivery_service_id as "deliveryServiceId", address_id as "addressId", modified_order_id as "modifiedOrderId",
      (select coalesce(jsonb_agg(jsonb_build_object('mode', p.selling_mode, 'quantity', i.quantity)), '[]')
         from cart_item i join product p using (product_id) where i.cart_id = c.cart_id and not i.refused) as lines`.execute(
    tx,
  );
  return rows[0];
}

/** Lines of a cart, for its work units. */
export async function readCartLines(db: Db, cartId: number): Promise<CartToServe['lines']> {
  const { rows } = await sql<{ mode: SellingMode; quantity: number }>`
    select p.selling_mode as mode, i.quantity from cart_item i join product p using (product_id)
     where i.cart_id = ${cartId} and not i.refused`.execute(db);
  return rows;
}

/*
 * Slots are locked `for no key update`: an order that is being written refers to its slot, and a plain `for update` would
 * wait for every such order, each of which waits for the lock in its turn.
 */

/** Locks the wanted slot and the one of the customer's present hold, smallest id first. */
export async function lockSlotAndHeldOne(
  tx: Tx,
  timeslotId: number,
  owner: { accountId: number; deliveryServiceId: number },
): Promise<LockedSlot[]> {
  assertLockOrder(tx, 'timeslot');
  const { rows } = await sql<LockedSlot>`
    select timeslot_id as "timeslotId", warehouse_id as "warehouseId", delivery_service_id as "deliveryServiceId", day,
           cutoff_at as "cutoffAt", released_at as "releasedAt", closed
      from timeslot
     where timeslot_id = ${timeslotId}
        or timeslot_id = (select timeslot_id from slot_booking
                           where account_id = ${owner.accountId} and delivery_service_id = ${owner.deliveryServiceId}
                             and state = 'held')
     order by timeslot_id for no key update`.execute(tx);
  return rows;
}

/** Locks slots, smallest id first. Whoever changes the bookings of a slot holds this lock. */
export async function lockSlots(tx: Tx, timeslotIds: readonly number[]): Promise<LockedSlot[]> {
  assertLockOrder(tx, 'timeslot');
  const { rows } = await sql<LockedSlot>`
    select timeslot_id as "timeslotId", warehouse_id as "warehouseId", delivery_service_id as "deliveryServiceId", day,
           cutoff_at as "cutoffAt", released_at as "releasedAt", closed
      from timeslot where timeslot_id = any(${[...timeslotIds]}::int[]) order by timeslot_id for no key update`.execute(
    tx,
  );
  return rows;
}

/** Gives back the places of holds that ran out, in slots this transaction has locked. Returns how many. */
export async function freeExpiredHolds(tx: Tx, timeslotIds: readonly number[], now: Date): Promise<number> {
  const { rows } = await sql<{ freed: number }>`
    with expired as (
      update slot_booking set state = 'released'
       where timeslot_id = any(${[...timeslotIds]}::int[]) and state = 'held' and hold_expires_at <= ${now}
      returning timeslot_id, units),
    freed as (
      update timeslot t set taken_orders = t.taken_orders - e.orders, taken_units = t.taken_units - e.units
        from (select timeslot_id, count(*)::int as orders, sum(units)::int as units from expired group by timeslot_id) e
       where t.timeslot_id = e.timeslot_id)
    select count(*)::int as freed from expired`.execute(tx);
  return rows[0]?.freed ?? 0;
}

/**
 * Takes `orders` (1 or 0) places and `units` work units in a slot, if they fit and it is open: the one statement that
 * decides. Returns false when it changed nothing.
 */
export async function takePlace(
  tx: Tx,
  timeslotId: number,
  { orders, units, now }: { orders: 0 | 1; units: number; now: Date },
): Promise<boolean> {
  const { numAffectedRows } = await sql`
    update timeslot set taken_orders = taken_orders + ${orders}, taken_units = taken_units + ${units}
     where timeslot_id = ${timeslotId} and not closed and cutoff_at > ${now} and released_at <= ${now}
       and taken_orders + ${orders} <= capacity_orders
       and (taken_units + ${units} <= capacity_units or ${units} <= 0)`.execute(tx);
  return numAffectedRows === 1n;
}

/** Gives back what a booking had taken. */
export async function givePlaceBack(tx: Tx, timeslotId: number, units: number): Promise<void> {
  await sql`
    update timeslot set taken_orders = taken_orders - 1, taken_units = taken_units - ${units}
     where timeslot_id = ${timeslotId}`.execute(tx);
}

/** Gives work units back; the place itself stays taken. */
export async function giveUnitsBack(tx: Tx, timeslotId: number, units: number): Promise<void> {
  await sql`update timeslot set taken_units = taken_units - ${units} where timeslot_id = ${timeslotId}`.execute(tx);
}

export async function findHold(
  db: Db,
  owner: { accountId: number; deliveryServiceId: number },
): Promise<Booking | undefined> {
  const { rows } = await sql<Booking>`
    select ${bookingColumns} from slot_booking
     where account_id = ${owner.accountId} and delivery_service_id = ${owner.deliveryServiceId} and state = 'held'`.execute(
    db,
  );
  return rows[0];
}

export async function findBooking(db: Db, bookingId: number): Promise<Booking | undefined> {
  const { rows } = await sql<Booking>`
    select ${bookingColumns} from slot_booking where slot_booking_id = ${bookingId}`.execute(db);
  return rows[0];
}

/** The confirmed place of an order. */
export async function findBookingOfOrder(db: Db, orderId: number): Promise<Booking | undefined> {
  const { rows } = await sql<Booking>`
    select ${bookingColumns} from slot_booking where order_id = ${orderId} and state = 'confirmed'`.execute(db);
  return rows[0];
}

export async function findHoldsOfCart(db: Db, cartId: number): Promise<Booking[]> {
  const { rows } = await sql<Booking>`
    select ${bookingColumns} from slot_booking where cart_id = ${cartId} and state = 'held' order by timeslot_id`.execute(
    db,
  );
  return rows;
}

/** Writes the hold of a customer: a new one, or the present one moved to another slot. */
export async function writeHold(
  tx: Tx,
  hold: {
    timeslotId: number;
    accountId: number;
    deliveryServiceId: number;
    cartId: number;
    units: number;
    expiresAt: Date;
  },
): Promise<void> {
  await sql`
    insert into slot_booking (timeslot_id, account_id, delivery_service_id, cart_id, state, units, hold_expires_at)
    values (${hold.timeslotId}, ${hold.accountId}, ${hold.deliveryServiceId}, ${hold.cartId}, 'held', ${hold.units}, ${hold.expiresAt})
    on conflict (account_id, delivery_service_id) where state = 'held'
    do update set timeslot_id = excluded.timeslot_id, cart_id = excluded.cart_id, units = excluded.units,
      hold_expires_at = excluded.hold_expires_at, extensions = 0, created_at = now()`.execute(tx);
}

/** Changes some columns of a booking whose slot is locked. */
export async function updateBooking(
  tx: Tx,
  bookingId: number,
  values: {
    state?: Booking['state'];
    units?: number;
    cart_id?: number;
    order_id?: number | null;
    hold_expires_at?: Date;
    extensions?: number;
  },
): Promise<void> {
  await tx.updateTable('slot_booking').set(values).where('slot_booking_id', '=', bookingId).execute();
}

/** Slots with holds that ran out, for the tidy-up. */
export async function slotsWithExpiredHolds(db: Db, now: Date, limit: number): Promise<number[]> {
  const { rows } = await sql<{ timeslot_id: number }>`
    select distinct timeslot_id from slot_booking
     where state = 'held' and hold_expires_at <= ${now} order by timeslot_id limit ${limit}`.execute(db);
  return rows.map((row) => row.timeslot_id);
}
