/*
 * Dated slots and the templates they come from. Slots are written by raw SQL: Kysely has no recordsets, and hundreds of rows
 * go in one statement.
 */
import type { DatedSlot } from '@sporta/domain';
import { sql } from 'kysely';
import type { Db, Tx } from '../../platform/db/database.ts';
import { assertLockOrder } from '../../platform/db/locks.ts';

/** Active warehouses, or the one given if it is active. */
export async function activeWarehouseIds(db: Db, only: number | undefined): Promise<number[]> {
  const rows = await db
    .selectFrom('warehouse')
    .select('warehouse_id')
    .where('active', '=', true)
    .$if(only !== undefined, (query) => query.where('warehouse_id', '=', only!))
    .orderBy('warehouse_id')
    .execute();
  return rows.map((row) => row.warehouse_id);
}

export function readTemplates(tx: Db | Tx, warehouseId: number) {
  return tx
    .selectFrom('slot_template')
    .select([
      'slot_template_id as slotTemplateId',
      'delivery_service_id as deliveryServiceId',
      'weekday',
      sql<string>`to_char(begin_time, 'HH24:MI')`.as('beginTime'),
      sql<string>`to_char(end_time, 'HH24:MI')`.as('endTime'),
      'capacity_orders as capacityOrders',
      'capacity_units as capacityUnits',
      'capacity_crates as capacityCrates',
      'cutoff_minutes as cutoffMinutes',
      'cost_cents as costCents',
      'standard_cost_cents as standardCostCents',
      'eco',
      'companies_only as companiesOnly',
    ])
    .where('warehouse_id', '=', warehouseId)
    .where('active', '=', true)
    .execute();
}

export type TemplateRow = Awaited<ReturnType<typeof readTemplates>>[number];

/** Exceptions from `today` (`YYYY-MM-DD`) on. */
export function readExceptions(tx: Db | Tx, warehouseId: number, today: string) {
  return tx
    .selectFrom('slot_exception')
    .select([
      'day',
      'slot_template_id as slotTemplateId',
      'closed',
      'capacity_orders as capacityOrders',
      'capacity_units as capacityUnits',
      'capacity_crates as capacityCrates',
      'cutoff_minutes as cutoffMinutes',
      'cost_cents as costCents',
      'eco',
      'companies_only as companiesOnly',
      'reason',
    ])
    .where('warehouse_id', '=', warehouseId)
    .where('day', '>=', today)
    .execute();
}

/** Crates `w` wants for `t`, never below what is taken; without a limit it stays so. */
const cratesKept = sql`case when w.capacity_crates is not null then greatest(w.capacity_crates, t.taken_crates) end`;

/**
 * Writes the slots that are missing and brings those that differ up to date. A capacity is never lowered below what is
 * taken.
 */
export async function writeSlots(
  tx: Tx,
  warehouseId: number,
  slots: readonly DatedSlot[],
  templates: ReadonlyMap<number, TemplateRow>,
): Promise<void> {
  const rows = slots.map((slot) => {
    const template = templates.get(slot.slotTemplateId) as TemplateRow;
    return {
      slot_template_id: slot.slotTemplateId,
      delivery_service_id: template.deliveryServiceId,
      day: slot.day,
      begin_time: slot.beginTime,
      end_time: slot.endTime,
      begin_at: new Date(slot.beginAt),
      end_at: new Date(slot.endAt),
      cutoff_at: new Date(slot.cutoffAt),
      released_at: new Date(slot.releasedAt),
      capacity_orders: slot.capacityOrders,
      capacity_units: slot.capacityUnits,
      capacity_crates: slot.capacityCrates,
      cost_cents: slot.costCents,
      standard_cost_cents: template.standardCostCents,
      eco: slot.eco,
      companies_only: slot.companiesOnly,
      closed: slot.closed,
    };
  });
  assertLockOrder(tx, 'timeslot');
  const wanted = sql`jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as w(
    slot_template_id int, delivery_service_id int, day date, begin_time time, end_time time, begin_at timestamptz,
    end_at timestamptz, cutoff_at timestamptz, released_at timestamptz, capacity_orders int, capacity_units int,
    capacity_crates int, cost_cents int, standard_cost_cents int, eco boolean, companies_only boolean, closed boolean)`;
  const columns = sql`slot_template_id, delivery_service_id, day, begin_time, end_time, begin_at, end_at, cutoff_at,
    released_at, capacity_orders, capacity_units, capacity_crates, cost_cents, standard_cost_cents, eco, companies_only, closed`;
  await sql`
    insert into timeslot (warehouse_id, ${columns})
    select ${warehouseId}, ${columns} from ${wanted}
     order by delivery_service_id, day, begin_time
    on conflict (warehouse_id, delivery_service_id, day, begin_time) do nothing`.execute(tx);
  // The statement touches only rows that differ, smallest id first: customers choosing a slot hardly ever wait.
  await sql`
    with differing as (
      select t.timeslot_id, w.* from timeslot t join ${wanted}
          on t.delivery_service_id = w.delivery_service_id and t.day = w.day and t.begin_time = w.begin_time
       where t.warehouse_id = ${warehouseId}
         and (t.slot_template_id, t.end_time, t.begin_at, t.end_at, t.cutoff_at, t.capacity_orders, t.capacity_units,
              t.capacity_crates, t.cost_cents, t.standard_cost_cents, t.eco, t.companies_only, t.closed)
             is distinct from
             (w.slot_template_id, w.end_time, w.begin_at, w.end_at, w.cutoff_at, greatest(w.capacity_orders, t.taken_orders),
              greatest(w.capacity_units, t.taken_units), ${cratesKept}, w.cost_cents, w.standard_cost_cents, w.eco,
              w.companies_only, w.closed)
       order by t.timeslot_id for no key update of t)
    update timeslot t
       set slot_template_id = w.slot_template_id, end_time = w.end_time, begin_at = w.begin_at, end_at = w.end_at,
           cutoff_at = w.cutoff_at, capacity_orders = greatest(w.capacity_orders, t.taken_orders),
           capacity_units = greatest(w.capacity_units, t.taken_units), capacity_crates = ${cratesKept}, cost_cents = w.cost_cents,
           standard_cost_cents = w.standard_cost_cents, eco = w.eco, companies_only = w.companies_only, closed = w.closed
      from differing w where t.timeslot_id = w.timeslot_id`.execute(tx);
}

/** A slot whose template is gone takes no more orders; those it has are delivered. */
export async function closeRemovedSlots(
  tx: Tx,
  warehouseId: number,
  today: string,
  slots: readonly DatedSlot[],
): Promise<void> {
  const kept = [...new Set(slots.map((slot) => slot.slotTemplateId))];
  await sql`
    update timeslot set closed = true
     where warehouse_id = ${warehouseId} and day >= ${today}::date and not closed
       and (slot_template_id is null or slot_template_id <> all(${kept}::int[]))`.execute(tx);
}
