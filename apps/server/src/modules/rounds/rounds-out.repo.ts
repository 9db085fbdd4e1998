import type { RoundBoard } from '@sporta/contract';
import { sql } from 'kysely';
import type { Db, Tx } from '../../platform/db/database.ts';
import type { TimedStop } from './expected-times.ts';
import { planned } from './slot-orders.repo.ts';

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

export interface RoundOnTheRoad {
  roundId: number;
  number: number;
  timeslotId: number;
  /** `HH:MM` of its slot. */
  beginTime: string;
  endTime: string;
  startedAt: Date;
  stops: (TimedStop & { windowEnd: Date; toldLateAt: Date | null })[];
}

type Row = Omit<RoundOnTheRoad, 'stops'> & RoundOnTheRoad['stops'][number];

/** Rounds that have left and are not back, with what decides when they are at their doors. @param which of these stores, or one round */
export async function roundsOnTheRoad(
  db: Db | Tx,
  which: 'all' | readonly number[] | { roundId: number },
): Promise<RoundOnTheRoad[]> {
  const wanted =
    which === 'all'
      ? sql`true`
      : 'roundId' in which
        ? sql`r.round_id = ${which.roundId}`
        : sql`r.warehouse_id = any(${[...which]}::int[])`;
  const { rows } = await sql<Row>`
    select r.round_id as "roundId", r.number, r.timeslot_id as "timeslotId", r.started_at as "startedAt",
      to_char(t.begin_time, 'HH24:MI') as "beginTime", to_char(t.end_time, 'HH24:MI') as "endTime",
      s.order_id as "orderId", s.state, s.position, s.latitude, s.longitude, s.service_seconds as "serviceSeconds",
      s.drive_seconds as "driveSeconds", s.arrives_at as "arrivesAt", s.arrived_at as "arrivedAt", s.done_at as "doneAt",
      o.slot_begin_at as "windowBegin", o.slot_end_at as "windowEnd", s.told_late_at as "toldLateAt"
    from round r join timeslot t using (timeslot_id) join round_stop s using (round_id) join orders o on o.order_id = s.order_id
    where r.state = 'started' and o.state in ${planned} and ${wanted}
    order by r.round_id, s.position`.execute(db);
  const rounds = Map.groupBy(rows, ({ roundId }) => roundId);
  return [...rounds.values()].map((stops) => {
    const { roundId, number, timeslotId, beginTime, endTime, startedAt } = stops[0]!;
    return { roundId, number, timeslotId, beginTime, endTime, startedAt, stops };
  });
}
