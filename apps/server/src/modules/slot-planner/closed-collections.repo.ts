/* Raw: hours are printed. */
import type { HoursPlan } from '@sporta/contract';
import { deliveryServiceIds } from '@sporta/contract/constants.ts';
import { sql } from 'kysely';
import type { Db } from '../../platform/db/database.ts';

/** Pick-up windows of a store that are closed, have not ended, and have orders nobody moved; by beginning. */
export async function closedCollections(db: Db, warehouseId: number, now: Date): Promise<HoursPlan['collections']> {
  const { rows } = await sql<HoursPlan['collections'][number]>`
    select t.timeslot_id as "timeslotId", to_char(t.day, 'YYYY-MM-DD') as date, to_char(t.begin_time, 'HH24:MI') as "beginTime",
           to_char(t.end_time, 'HH24:MI') as "endTime", count(*)::int as orders
      from timeslot t join slot_booking b on b.timeslot_id = t.timeslot_id and b.state = 'confirmed'
     where t.warehouse_id = ${warehouseId} and t.delivery_service_id = ${deliveryServiceIds.pickup}
       and t.closed and t.day >= (${now}::timestamptz)::date and t.end_at > ${now}
     group by t.timeslot_id order by t.begin_at`.execute(db);
  return rows;
}
