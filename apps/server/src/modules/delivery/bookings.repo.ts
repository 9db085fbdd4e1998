/* Places in slots. Raw SQL where one statement must decide: places freed together, and a place taken only if it fits. */
import type { PlaceSize, SlotPrice } from '@sporta/domain';
import { sql } from 'kysely';
import type { Db, Tx } from '../../platform/db/database.ts';
import { assertLockOrder } from '../../platform/db/locks.ts';
import { slotPricingOf } from './pricing/slot-pricing.repo.ts';

const bookings = (db: Db) =>
  db
    .selectFrom('slot_booking')
    .select([
      'slot_booking_id as bookingId',
      'timeslot_id as timeslotId',
      'account_id as accountId',
      'delivery_service_id as deliveryServiceId',
      'cart_id as cartId',
      'order_id as orderId',
      'state',
      'units',
      'crates',
      'hold_expires_at as holdExpiresAt',
      'extensions',
      'cost_cents as costCents',
      'eco_cents as ecoCents',
    ]);

/** A place held or confirmed. A `held` one may have run out: until somebody takes it, its owner may still keep it. */
export type Booking = Awaited<ReturnType<ReturnType<typeof bookings>['executeTakeFirstOrThrow']>>;

/*
 * This locks slots `for no key update`: an order that is being written refers to its slot, and a plain `for update` would
 * wait for every such order, each of which waits for the lock in its turn.
 */
const slots = (tx: Tx) =>
  tx
    .selectFrom('timeslot')
    .select([
      'timeslot_id as timeslotId',
      'warehouse_id as warehouseId',
      'delivery_service_id as deliveryServiceId',
      'day',
      'cutoff_at as cutoffAt',
      'released_at as releasedAt',
      'companies_only as companiesOnly',
      'closed',
      'capacity_orders as capacityOrders',
      'cost_cents as costCents',
      'eco',
      slotPricingOf('timeslot').as('pricing'),
    ])
    .orderBy('timeslot_id')
    .forNoKeyUpdate();

/** A slot row that this transaction has locked; `day` is `YYYY-MM-DD`. */
export type LockedSlot = Awaited<ReturnType<ReturnType<typeof slots>['executeTakeFirstOrThrow']>>;

/** Locks the wanted slot and the one of the customer's present hold, smallest id first. */
export function lockSlotAndHeldOne(
  tx: Tx,
  timeslotId: number,
  owner: { accountId: number; deliveryServiceId: number },
): Promise<LockedSlot[]> {
  assertLockOrder(tx, 'timeslot');
  return slots(tx)
    .where(({ eb, or, selectFrom }) =>
      or([
        eb('timeslot_id', '=', timeslotId),
        eb(
          'timeslot_id',
          '=',
          selectFrom('slot_booking')
            .select('timeslot_id')
            .where('account_id', '=', owner.accountId)
            .where('delivery_service_id', '=', owner.deliveryServiceId)
            .where('state', '=', 'held'),
        ),
      ]),
    )
    .execute();
}

/** Locks slots, smallest id first. Whoever changes the bookings of a slot holds this lock. */
export function lockSlots(tx: Tx, timeslotIds: readonly number[]): Promise<LockedSlot[]> {
  assertLockOrder(tx, 'timeslot');
  return slots(tx)
    .where('timeslot_id', '=', sql<number>`any(${[...timeslotIds]}::int[])`)
    .execute();
}

/** Locks the slot a booking is in. The booking may be in another one by the time the lock is had. */
export function lockSlotOf(tx: Tx, bookingId: number): Promise<LockedSlot | undefined> {
  assertLockOrder(tx, 'timeslot');
  return slots(tx)
    .where('timeslot_id', '=', (eb) =>
      eb.selectFrom('slot_booking').select('slot_booking.timeslot_id').where('slot_booking_id', '=', bookingId),
    )
    .executeTakeFirst();
}

/** Gives back the places of holds that ran out, in slots this transaction has locked. Returns how many. */
export async function freeExpiredHolds(tx: Tx, timeslotIds: readonly number[], now: Date): Promise<number> {
  const { rows } = await sql<{ freed: number }>`
    with expired as (
      update slot_booking set state = 'released'
       where timeslot_id = any(${[...timeslotIds]}::int[]) and state = 'held' and hold_expires_at <= ${now}
      returning timeslot_id, units, crates),
    freed as (
      update timeslot t set taken_orders = t.taken_orders - e.orders, taken_units = t.taken_units - e.units,
          taken_crates = t.taken_crates - e.crates
        from (select timeslot_id, count(*)::int as orders, sum(units)::int as units, sum(crates)::int as crates
          from expired group by timeslot_id) e
       where t.timeslot_id = e.timeslot_id)
    select count(*)::int as freed from expired`.execute(tx);
  return rows[0]?.freed ?? 0;
}

/** The slot is open, and has room for so much more. */
const hasRoom = (timeslotId: number, { orders, units, crates, now }: PlaceSize & { orders: 0 | 1; now: Date }) => sql`
  timeslot_id = ${timeslotId} and not closed and cutoff_at > ${now} and released_at <= ${now}
    and taken_orders + ${orders} <= capacity_orders
    and (taken_units + ${units} <= capacity_units or ${units} <= 0)
    and (capacity_crates is null or taken_crates + ${crates} <= capacity_crates or ${crates} <= 0)`;

/**
 * Takes `orders` (1 or 0) places with work units and crates in a slot, if they fit and it is open: the one statement that
 * decides. What is given back (less than 0) always fits.
 * @returns the places taken now, by whomever; undefined when it changed nothing
 */
export async function takePlace(
  tx: Tx,
  timeslotId: number,
  { orders, units, crates, now }: PlaceSize & { orders: 0 | 1; now: Date },
): Promise<{ takenOrders: number } | undefined> {
  const { rows } = await sql<{ takenOrders: number }>`
    update timeslot set taken_orders = taken_orders + ${orders}, taken_units = taken_units + ${units},
        taken_crates = taken_crates + ${crates}
     where ${hasRoom(timeslotId, { orders, units, crates, now })}
    returning taken_orders as "takenOrders"`.execute(tx);
  return rows[0];
}

/**
 * Takes a place for a customer who holds none of the service, and writes the hold, in one statement: the row of the slot, for which
 * all stand in line who choose when slots are released, is locked no longer than that and its commit. The customer's cart is locked,
 * so that a hold of theirs is seen. Slots whose price follows demand, places kept every week, and all that may not be taken so, are left to who asks first.
 * @param day `YYYY-MM-DD`
 * @returns whether the place is theirs; if not, nothing has changed
 */
export async function takeFirstPlace(
  tx: Tx,
  {
    timeslotId,
    day,
    accountId,
    cart,
    units,
    crates,
    now,
    holdMinutes,
  }: PlaceSize & {
    timeslotId: number;
    day: string;
    accountId: number;
    cart: { cartId: number; warehouseId: number; deliveryServiceId: number; forCompany: boolean };
    now: Date;
    holdMinutes: number;
  },
): Promise<boolean> {
  assertLockOrder(tx, 'timeslot');
  const { numAffectedRows } = await sql`
    with taken as (
      update timeslot t set taken_orders = taken_orders + 1, taken_units = taken_units + ${units}, taken_crates = taken_crates + ${crates}
       where t.timeslot_id = ${timeslotId} and t.day = ${day}::date and t.warehouse_id = ${cart.warehouseId}
         and t.delivery_service_id = ${cart.deliveryServiceId} and (not t.companies_only or ${cart.forCompany})
         and not t.closed and t.cutoff_at > ${now} and t.released_at <= ${now} and t.taken_orders < t.capacity_orders
         and (t.taken_units + ${units} <= t.capacity_units or ${units} <= 0)
         and (t.capacity_crates is null or t.taken_crates + ${crates} <= t.capacity_crates or ${crates} <= 0)
         and not exists (select from slot_booking b where b.account_id = ${accountId}
           and b.delivery_service_id = ${cart.deliveryServiceId} and b.state = 'held')
         and not exists (select from weekly_place p where p.timeslot_id = t.timeslot_id and p.account_id = ${accountId}
           and p.state = 'reserved')
         and not exists (select from slot_pricing r where r.warehouse_id = t.warehouse_id
           and r.delivery_service_id = t.delivery_service_id)
      returning t.timeslot_id, t.cutoff_at, t.cost_cents)
    insert into slot_booking (timeslot_id, account_id, delivery_service_id, cart_id, state, units, crates, hold_expires_at, cost_cents)
    select timeslot_id, ${accountId}, ${cart.deliveryServiceId}, ${cart.cartId}, 'held', ${units}, ${crates},
      least(${now}::timestamptz + make_interval(mins => ${holdMinutes}), cutoff_at), cost_cents from taken`.execute(tx);
  return numAffectedRows === 1n;
}

/**
 * Makes a booking the place of an order, taking of its slot what the order takes beyond it, if that fits and the slot is open: one
 * statement that decides as `takePlace` does. The slot is locked.
 * @returns false when it changed nothing
 */
export async function confirmPlace(
  tx: Tx,
  { bookingId, timeslotId }: Pick<Booking, 'bookingId' | 'timeslotId'>,
  { orderId, size, beyond, now }: { orderId: number; size: PlaceSize; beyond: PlaceSize; now: Date },
): Promise<boolean> {
  const { rows } = await sql`
    with place as (
      update timeslot set taken_units = taken_units + ${beyond.units}, taken_crates = taken_crates + ${beyond.crates}
      where ${hasRoom(timeslotId, { orders: 0, ...beyond, now })} returning timeslot_id)
    update slot_booking b set state = 'confirmed', order_id = ${orderId}, units = ${size.units}, crates = ${size.crates}
    from place where b.slot_booking_id = ${bookingId} and b.timeslot_id = place.timeslot_id
    returning b.slot_booking_id`.execute(tx);
  return rows.length === 1;
}

/** Takes a place for an order that staff move, past the cut-off too. @returns false when it does not fit, or the slot is closed */
export async function takePlaceForStaff(tx: Tx, timeslotId: number, { units, crates }: PlaceSize): Promise<boolean> {
  const { numAffectedRows } = await sql`
    update timeslot set taken_orders = taken_orders + 1, taken_units = taken_units + ${units}, taken_crates = taken_crates + ${crates}
     where timeslot_id = ${timeslotId} and not closed and taken_orders < capacity_orders
       and taken_units + ${units} <= capacity_units
       and (capacity_crates is null or taken_crates + ${crates} <= capacity_crates)`.execute(tx);
  return numAffectedRows === 1n;
}

/** Gives back what a booking had taken. */
export async function givePlaceBack(tx: Tx, timeslotId: number, { units, crates }: PlaceSize): Promise<void> {
  await tx
    .updateTable('timeslot')
    .set((eb) => ({
      taken_orders: eb('taken_orders', '-', 1),
      taken_units: eb('taken_units', '-', units),
      taken_crates: eb('taken_crates', '-', crates),
    }))
    .where('timeslot_id', '=', timeslotId)
    .execute();
}

/** Gives work units and crates back; the place itself stays taken. */
export async function giveSizeBack(tx: Tx, timeslotId: number, { units, crates }: PlaceSize): Promise<void> {
  await tx
    .updateTable('timeslot')
    .set((eb) => ({ taken_units: eb('taken_units', '-', units), taken_crates: eb('taken_crates', '-', crates) }))
    .where('timeslot_id', '=', timeslotId)
    .execute();
}

export function findHold(
  db: Db,
  owner: { accountId: number; deliveryServiceId: number },
): Promise<Booking | undefined> {
  return bookings(db)
    .where('account_id', '=', owner.accountId)
    .where('delivery_service_id', '=', owner.deliveryServiceId)
    .where('state', '=', 'held')
    .executeTakeFirst();
}

export function findBooking(db: Db, bookingId: number): Promise<Booking | undefined> {
  return bookings(db).where('slot_booking_id', '=', bookingId).executeTakeFirst();
}

/** The confirmed place of an order. */
export function findBookingOfOrder(db: Db, orderId: number): Promise<Booking | undefined> {
  return bookings(db).where('order_id', '=', orderId).where('state', '=', 'confirmed').executeTakeFirst();
}

export function findHoldsOfCart(db: Db, cartId: number): Promise<Booking[]> {
  return bookings(db).where('cart_id', '=', cartId).where('state', '=', 'held').orderBy('timeslot_id').execute();
}

/**
 * Writes the hold of a customer: a new one, or the present one moved to another slot. It keeps the price it is taken at, whatever
 * the slot costs later.
 */
export async function writeHold(
  tx: Tx,
  hold: PlaceSize & {
    timeslotId: number;
    accountId: number;
    deliveryServiceId: number;
    cartId: number;
    expiresAt: Date;
    price: SlotPrice;
  },
): Promise<void> {
  await sql`
    insert into slot_booking (timeslot_id, account_id, delivery_service_id, cart_id, state, units, crates, hold_expires_at,
        cost_cents, eco_cents)
    values (${hold.timeslotId}, ${hold.accountId}, ${hold.deliveryServiceId}, ${hold.cartId}, 'held', ${hold.units},
      ${hold.crates}, ${hold.expiresAt}, ${hold.price.cents}, ${hold.price.ecoCents})
    on conflict (account_id, delivery_service_id) where state = 'held'
    do update set timeslot_id = excluded.timeslot_id, cart_id = excluded.cart_id, units = excluded.units,
      crates = excluded.crates, hold_expires_at = excluded.hold_expires_at, cost_cents = excluded.cost_cents,
      eco_cents = excluded.eco_cents,      extensions = 0, created_at = now()`.execute(tx);
}

/** Writes the place of an order that no cart held before, at the price the planner gave the slot. */
export async function writeConfirmed(
  tx: Tx,
  place: PlaceSize & {
    timeslotId: number;
    accountId: number;
    deliveryServiceId: number;
    cartId: number;
    orderId: number;
  },
): Promise<void> {
  await tx
    .insertInto('slot_booking')
    .values(({ selectFrom }) => ({
      timeslot_id: place.timeslotId,
      account_id: place.accountId,
      delivery_service_id: place.deliveryServiceId,
      cart_id: place.cartId,
      order_id: place.orderId,
      state: 'confirmed',
      units: place.units,
      crates: place.crates,
      cost_cents: selectFrom('timeslot').select('cost_cents').where('timeslot_id', '=', place.timeslotId),
    }))
    .execute();
}

/** Changes some columns of a booking whose slot is locked. */
export async function updateBooking(
  tx: Tx,
  bookingId: number,
  values: {
    state?: Booking['state'];
    units?: number;
    crates?: number;
    cart_id?: number;
    order_id?: number | null;
    timeslot_id?: number;
    hold_expires_at?: Date;
    extensions?: number;
    cost_cents?: number;
    eco_cents?: number;
  },
): Promise<void> {
  await tx.updateTable('slot_booking').set(values).where('slot_booking_id', '=', bookingId).execute();
}

/** Slots with holds that ran out, for the tidy-up. */
export async function slotsWithExpiredHolds(db: Db, now: Date, limit: number): Promise<number[]> {
  const rows = await db
    .selectFrom('slot_booking')
    .select('timeslot_id')
    .distinct()
    .where('state', '=', 'held')
    .where('hold_expires_at', '<=', now)
    .orderBy('timeslot_id')
    .limit(limit)
    .execute();
  return rows.map((row) => row.timeslot_id);
}

/** Forgets released places that no order had. */
export async function removeReleasedBefore(db: Db, before: Date): Promise<void> {
  await db
    .deleteFrom('slot_booking')
    .where('state', '=', 'released')
    .where('order_id', 'is', null)
    .where('created_at', '<', before)
    .execute();
}
