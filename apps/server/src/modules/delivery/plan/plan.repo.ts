/* Dated slots as a shop plans them, and the words that make a day differ. Raw SQL where hours are printed or a mean is asked. */
import type { DatedSlot } from '@sporta/domain';
import { sql } from 'kysely';
import type { Db, Tx } from '../../../platform/db/database.ts';
import { assertLockOrder } from '../../../platform/db/locks.ts';

const day = sql<string>`to_char(day, 'YYYY-MM-DD')`;
const hour = (column: 'begin_time' | 'end_time') => sql<string>`to_char(${sql.ref(column)}, 'HH24:MI')`;

const soldSlots = (db: Db | Tx) =>
  db.selectFrom('timeslot').select([
    'timeslot_id as timeslotId',
    'slot_template_id as slotTemplateId',
    'warehouse_id as warehouseId',
    'delivery_service_id as deliveryServiceId',
    day.as('day'),
    hour('begin_time').as('beginTime'),
    hour('end_time').as('endTime'),
    'begin_at as beginAt',
    'end_at as endAt',
    'cutoff_at as cutoffAt',
    'capacity_orders as capacityOrders',
    'capacity_units as capacityUnits',
    'capacity_crates as capacityCrates',
    'taken_orders as takenOrders',
    'taken_units as takenUnits',
    'taken_crates as takenCrates',
    'cost_cents as costCents',
    'eco',
    'companies_only as companiesOnly',
    'closed',
    // of the places taken, those kept for customers every week who have not ordered
    sql<number>`(select count(*)::int from weekly_place p where p.timeslot_id = timeslot.timeslot_id
        and p.state = 'reserved')`.as('reservedOrders'),
  ]);

/** A slot that is or was sold. `taken…` counts holds too. */
export type SoldSlot = Awaited<ReturnType<ReturnType<typeof soldSlots>['executeTakeFirstOrThrow']>>;

/** Slots of days `from` to `to`, both included. */
export function readSoldSlots(
  db: Db | Tx,
  {
    warehouseId,
    deliveryServiceId,
    from,
    to,
  }: { warehouseId: number; deliveryServiceId: number; from: string; to: string },
): Promise<SoldSlot[]> {
  return soldSlots(db)
    .where('warehouse_id', '=', warehouseId)
    .where('delivery_service_id', '=', deliveryServiceId)
    .where('day', '>=', from)
    .where('day', '<=', to)
    .orderBy('timeslot.day')
    .orderBy('begin_time')
    .execute();
}

export function findSoldSlot(db: Db | Tx, timeslotId: number): Promise<SoldSlot | undefined> {
  return soldSlots(db).where('timeslot_id', '=', timeslotId).executeTakeFirst();
}

/** Locks slots, smallest id first, as customers do who choose one. */
export function lockSoldSlots(tx: Tx, timeslotIds: readonly number[]): Promise<SoldSlot[]> {
  assertLockOrder(tx, 'timeslot');
  return soldSlots(tx)
    .where('timeslot_id', '=', sql<number>`any(${[...timeslotIds]}::int[])`)
    .orderBy('timeslot_id')
    .forNoKeyUpdate()
    .execute();
}

/** What a window is expected to be asked for. */
export interface SlotForecast {
  orders: number;
  crates: number;
}

/** The mean of orders and crates of each window over days before `before`, weeks of at least two of them. */
export async function readForecast(
  db: Db,
  {
    warehouseId,
    deliveryServiceId,
    before,
    weeks,
  }: { warehouseId: number; deliveryServiceId: number; before: string; weeks: number },
): Promise<ReadonlyMap<string, SlotForecast>> {
  const { rows } = await sql<SlotForecast & { weekday: number; beginTime: string }>`
    select extract(isodow from day)::int as weekday, ${hour('begin_time')} as "beginTime", avg(taken_orders)::float as orders,
           avg(taken_crates)::float as crates
      from timeslot
     where warehouse_id = ${warehouseId} and delivery_service_id = ${deliveryServiceId}
       and day < ${before}::date and day >= ${before}::date - ${weeks * 7}::int and (not closed or taken_orders > 0)
     group by 1, 2 having count(*) >= 2`.execute(db);
  return new Map(rows.map(({ weekday, beginTime, ...mean }) => [`${weekday} ${beginTime}`, mean]));
}

/** Writes the terms of windows of single days; those that had some get these. */
export async function writeExceptions(
  tx: Tx,
  warehouseId: number,
  slots: readonly (DatedSlot & { reason: string | undefined })[],
): Promise<void> {
  await tx
    .insertInto('slot_exception')
    .values(
      slots.map((slot) => ({
        warehouse_id: warehouseId,
        day: slot.day,
        slot_template_id: slot.slotTemplateId,
        closed: slot.closed,
        capacity_orders: slot.capacityOrders,
        capacity_units: slot.capacityUnits,
        capacity_crates: slot.capacityCrates,
        cutoff_minutes: slot.cutoffMinutes,
        cost_cents: slot.costCents,
        eco: slot.eco,
        companies_only: slot.companiesOnly,
        reason: slot.reason ?? null,
      })),
    )
    .onConflict((conflict) =>
      conflict.columns(['warehouse_id', 'day', 'slot_template_id']).doUpdateSet((eb) => ({
        closed: eb.ref('excluded.closed'),
        capacity_orders: eb.ref('excluded.capacity_orders'),
        capacity_units: eb.ref('excluded.capacity_units'),
        capacity_crates: eb.ref('excluded.capacity_crates'),
        cutoff_minutes: eb.ref('excluded.cutoff_minutes'),
        cost_cents: eb.ref('excluded.cost_cents'),
        eco: eb.ref('excluded.eco'),
        companies_only: eb.ref('excluded.companies_only'),
        reason: eb.ref('excluded.reason'),
      })),
    )
    .execute();
}

/** One plan of a store is changed at a time: days that are not sold yet have no row to lock. */
export async function lockPlan(tx: Tx, warehouseId: number): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtext('slot-plan'), ${warehouseId})`.execute(tx);
}
