/* Raw: hours are printed. */
import { deliveryServiceIds } from '@sporta/contract/constants.ts';
import { type RawBuilder, sql } from 'kysely';
import type { Db, Tx } from '../../platform/db/database.ts';

export interface PickupToCome {
  orderId: number;
  orderNumber: string;
  /** `YYYY-MM-DD`, "HH:MM". */
  day: string;
  beginTime: string;
  endTime: string;
}

/** Whether somebody may still come to fetch an order, in a statement that reads `orders`. No window lasts a day: an index begins there. */
export const isPickupToCome = (now: Date): RawBuilder<boolean> => sql<boolean>`
  (delivery_service_id = ${deliveryServiceIds.pickup} and state in ('confirmed', 'reopened', 'picking', 'picked', 'ready')
    and slot_end_at > ${now} and slot_begin_at > ${now}::timestamptz - interval '1 day')`;

/** Orders to be fetched from a store whose window has not ended; the soonest first. */
export async function pickupsToCome(db: Db | Tx, warehouseId: number, now: Date): Promise<PickupToCome[]> {
  const { rows } = await sql<PickupToCome>`
    select order_id as "orderId", order_number as "orderNumber", to_char(slot_begin_at at time zone 'Europe/Rome', 'YYYY-MM-DD') as day,
           to_char(slot_begin_at at time zone 'Europe/Rome', 'HH24:MI') as "beginTime",
           to_char(slot_end_at at time zone 'Europe/Rome', 'HH24:MI') as "endTime"
      from orders
     where warehouse_id = ${warehouseId} and ${isPickupToCome(now)}
     order by slot_begin_at, order_id`.execute(db);
  return rows;
}
