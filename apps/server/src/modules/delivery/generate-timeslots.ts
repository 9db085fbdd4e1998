import { addDays, generateSlots, shopDay } from '@sporta/domain';
import { type Tx, withTransaction } from '../../platform/db/database.ts';
import type { Deps } from '../../platform/deps.ts';
import { readStoreHours } from '../warehouses/index.ts';
import { closeOutsideHours } from './close-outside-hours.ts';
import { activeWarehouseIds, closeRemovedSlots, readExceptions, readTemplates, writeSlots } from './timeslots.repo.ts';
import { reservePlaces } from './weekly/reserve-places.ts';

/**
 * Makes the dated slots of the next days from templates, exceptions and the store's hours, and brings those already there up to date (fee,
 * capacity, closures). Repeating it changes nothing. One day more than can be booked is made, so that it is there when it
 * is released at 06:00. A capacity is never lowered below what is taken: who has a place keeps it. Customers who keep a window every week have their place
 * in the new slots before anybody else sees them.
 * @param onlyWarehouseId one warehouse, e.g. after its templates were edited; else all active ones
 */
export async function generateTimeslots(deps: Deps, onlyWarehouseId?: number): Promise<void> {
  const { db, config, clock } = deps;
  const warehouses = await activeWarehouseIds(db, onlyWarehouseId);
  const today = shopDay(clock.now().getTime());
  for (const warehouseId of warehouses) {
    await withTransaction(db, (tx) => generateForWarehouse(tx, warehouseId, today, config.slots.days));
  }
  await reservePlaces(deps);
}

async function generateForWarehouse(tx: Tx, warehouseId: number, today: string, days: number): Promise<void> {
  const templates = await readTemplates(tx, warehouseId);
  const byId = new Map(templates.map((template) => [template.slotTemplateId, template]));
  const exceptions = await readExceptions(tx, warehouseId, today);
  const hours = await readStoreHours(tx, warehouseId, today);
  const bookable = generateSlots({ templates, exceptions, fromDay: today, days });
  const next = generateSlots({ templates, exceptions, fromDay: addDays(today, 1), days });
  const planned = [...bookable, ...next.filter((slot) => slot.day === addDays(today, days))];
  const slots = closeOutsideHours(planned, hours, (slot) => byId.get(slot.slotTemplateId)!.deliveryServiceId);
  await writeSlots(tx, warehouseId, slots, byId);
  await closeRemovedSlots(tx, warehouseId, today, slots);
}
