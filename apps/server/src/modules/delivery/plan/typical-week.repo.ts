/* The typical week. Raw SQL where hours are compared. */
import type { SlotTerms } from '@sporta/domain';
import { sql } from 'kysely';
import type { Tx } from '../../../platform/db/database.ts';
import type { PlanOf } from './read-plan.ts';

export interface TypicalWindow {
  weekday: number;
  beginTime: string;
  endTime: string;
}

/** Whether a window of the typical week lies over this one, and is not the same. */
export async function overlapsAnother(
  tx: Tx,
  of: PlanOf,
  { weekday, beginTime, endTime }: TypicalWindow,
): Promise<boolean> {
  const row = await tx
    .selectFrom('slot_template')
    .select('slot_template_id')
    .where('warehouse_id', '=', of.warehouseId)
    .where('delivery_service_id', '=', of.deliveryServiceId)
    .where('weekday', '=', weekday)
    .where('active', '=', true)
    .where('begin_time', '<', endTime)
    .where('end_time', '>', beginTime)
    .where(sql<boolean>`(begin_time, end_time) is distinct from (${beginTime}::time, ${endTime}::time)`)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

/** Writes a window of the typical week; the one that began at the same hour, in use or not, becomes this one. */
export async function writeTypical(
  tx: Tx,
  of: PlanOf,
  window: TypicalWindow,
  { active, ...terms }: SlotTerms & { active: boolean },
): Promise<void> {
  const values = {
    capacity_orders: terms.capacityOrders,
    capacity_units: terms.capacityUnits,
    capacity_crates: terms.capacityCrates,
    cutoff_minutes: terms.cutoffMinutes,
    cost_cents: terms.costCents,
    eco: terms.eco,
    companies_only: terms.companiesOnly,
    active,
  };
  await tx
    .insertInto('slot_template')
    .values({
      warehouse_id: of.warehouseId,
      delivery_service_id: of.deliveryServiceId,
      weekday: window.weekday,
      begin_time: window.beginTime,
      end_time: window.endTime,
      ...values,
    })
    .onConflict((conflict) =>
      conflict
        .columns(['warehouse_id', 'delivery_service_id', 'weekday', 'begin_time'])
        .doUpdateSet({ ...values, end_time: window.endTime }),
    )
    .execute();
}

/** Whether orders were taken, for days still to come, in a window that began at this hour and ended at another one. */
export async function isSoldWithAnotherEnd(tx: Tx, of: PlanOf, window: TypicalWindow, today: string): Promise<boolean> {
  const row = await tx
    .selectFrom('timeslot')
    .select('timeslot_id')
    .where('warehouse_id', '=', of.warehouseId)
    .where('delivery_service_id', '=', of.deliveryServiceId)
    .where('day', '>=', today)
    .where(sql<boolean>`extract(isodow from day) = ${window.weekday}`)
    .where('begin_time', '=', window.beginTime)
    .where('end_time', '<>', window.endTime)
    .where('taken_orders', '>', 0)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}
