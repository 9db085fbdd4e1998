import type { RoundBoard } from '@sporta/contract';
import { sql } from 'kysely';
import type { Db } from '../../platform/db/database.ts';

/** Rounds of a store that are on the road after their slot is over, the longest out first. */
export function roundsStillOut(db: Db, warehouseId: number, now: Date): Promise<RoundBoard['stillOut']> {
  return db
    .selectFrom('round as r')
    .innerJoin('timeslot as t', 't.timeslot_id', 'r.timeslot_id')
    .innerJoin('van as v', 'v.van_id', 'r.van_id')
    .leftJoin('account as a', 'a.account_id', 'r.driver_id')
    .select([
      'r.round_id as roundId',
      'r.number',
      'v.name as vanName',
      sql<string>`trim(concat(a.first_name, ' ', a.last_name))`.as('driverName'),
      sql<string>`t.day::text`.as('day'),
      't.timeslot_id as timeslotId',
      sql<string>`to_char(t.begin_time, 'HH24:MI')`.as('beginTime'),
      sql<string>`to_char(t.end_time, 'HH24:MI')`.as('endTime'),
    ])
    .where('r.state', '=', 'started')
    .where('r.warehouse_id', '=', warehouseId)
    .where('t.end_at', '<', now)
    .orderBy('t.end_at')
    .orderBy('r.number')
    .limit(50)
    .execute();
}
