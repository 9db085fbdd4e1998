/* Raw: places are read out of the addresses that orders keep. */
import { deliveryServiceIds } from '@sporta/contract/constants.ts';
import type { Position } from '@sporta/routing';
import { sql } from 'kysely';
import type { Db } from '../../platform/db/database.ts';

/** Where an order `o` is brought. */
const stop = sql`(o.address->>'latitude')::float8 as latitude, (o.address->>'longitude')::float8 as longitude`;
const isKnown = sql`o.address->>'latitude' is not null and o.address->>'longitude' is not null`;

/** Where the orders of a slot are brought; those whose place on the map is not known are left out. */
export async function readStopsOfSlot(db: Db, timeslotId: number): Promise<readonly Position[]> {
  const { rows } = await sql<Position>`
    select ${stop} from slot_booking b join orders o on o.order_id = b.order_id
     where b.timeslot_id = ${timeslotId} and b.state = 'confirmed' and ${isKnown}`.execute(db);
  return rows;
}

/** Where orders placed already are brought, by slot; those whose place on the map is not known are left out. */
export async function readStops(
  db: Db,
  {
    warehouseId,
    deliveryServiceId,
    fromDay,
    days,
  }: { warehouseId: number; deliveryServiceId: number; fromDay: string; days: number },
): Promise<ReadonlyMap<number, readonly Position[]>> {
  if (deliveryServiceId !== deliveryServiceIds.home) return new Map();
  const { rows } = await sql<Position & { timeslotId: number }>`
    select t.timeslot_id as "timeslotId", ${stop}
      from timeslot t join slot_booking b on b.timeslot_id = t.timeslot_id and b.state = 'confirmed'
      join orders o on o.order_id = b.order_id
     where t.warehouse_id = ${warehouseId} and t.delivery_service_id = ${deliveryServiceId}
       and t.day >= ${fromDay}::date and t.day < ${fromDay}::date + ${days}::int
       and ${isKnown}`.execute(db);
  return Map.groupBy(rows, ({ timeslotId }) => timeslotId);
}
