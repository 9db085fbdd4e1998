import { sql } from 'kysely';
import type { Db } from '../../platform/db/database.ts';
import type { StaffRights } from '../../platform/staff-rights.ts';

/** Stores somebody may plan, the first one first. */
export function plannableStores(db: Db, stores: StaffRights['stores']) {
  return db
    .selectFrom('warehouse')
    .select(['warehouse_id as warehouseId', 'name', 'latitude', 'longitude'])
    .where('active', '=', true)
    .$if(stores !== 'all', (query) => query.where('warehouse_id', 'in', [...(stores as readonly number[]), 0]))
    .orderBy('is_default', 'desc')
    .orderBy('warehouse_id')
    .execute();
}

/** Orders that still have a place in a slot, the first ones first. */
export function ordersInSlot(db: Db, timeslotId: number) {
  return db
    .selectFrom('slot_booking as b')
    .innerJoin('orders as o', 'o.order_id', 'b.order_id')
    .innerJoin('account as a', 'a.account_id', 'o.account_id')
    .leftJoin('company as c', 'c.company_id', 'o.company_id')
    .select([
      'o.order_id as orderId',
      'o.order_number as orderNumber',
      sql<string>`coalesce(c.name, trim(a.first_name || ' ' || a.last_name))`.as('customer'),
      'o.warehouse_id as warehouseId',
      'o.delivery_service_id as deliveryServiceId',
      'b.timeslot_id as timeslotId',
      'b.units',
      'b.crates',
    ])
    .where('b.timeslot_id', '=', timeslotId)
    .where('b.state', '=', 'confirmed')
    .orderBy('b.slot_booking_id')
    .execute();
}

export type OrderInSlot = Awaited<ReturnType<typeof ordersInSlot>>[number];
