import type { RoundState, StopState } from '@sporta/contract';
import { sql } from 'kysely';
import type { Db, Tx } from '../../platform/db/database.ts';
import { assertLockOrder } from '../../platform/db/locks.ts';

/* Tables round_plan, round and round_stop. Who changes the plan of a slot locks its row first, then the rounds by ascending id. */

export interface RoundRow {
  roundId: number;
  timeslotId: number;
  warehouseId: number;
  number: number;
  vanId: number;
  vanName: string;
  vanCrates: number;
  driverId: number | null;
  driverName: string | null;
  state: RoundState;
  leavesAt: Date;
  departsAt: Date;
  returnsAt: Date;
  metres: number;
  startedAt: Date | null;
  finishedAt: Date | null;
}

export interface StopRow {
  roundStopId: number;
  roundId: number;
  orderId: number;
  position: number;
  state: StopState;
  crates: number;
  serviceSeconds: number;
  driveSeconds: number;
  /** As planned. */
  arrivesAt: Date;
  latitude: number;
  longitude: number;
  arrivedAt: Date | null;
  doneAt: Date | null;
  doorCode: string | null;
}

export interface PlanRow {
  revision: number;
  /** Why the planner found no place, by order. */
  leftOut: Record<string, string>;
}

const roundColumns = [
  'r.round_id as roundId',
  'r.timeslot_id as timeslotId',
  'r.warehouse_id as warehouseId',
  'r.number',
  'r.van_id as vanId',
  'v.name as vanName',
  'v.crates as vanCrates',
  'r.driver_id as driverId',
  sql<string | null>`nullif(trim(a.first_name || ' ' || a.last_name), '')`.as('driverName'),
  sql<RoundState>`r.state`.as('state'),
  'r.leaves_at as leavesAt',
  'r.departs_at as departsAt',
  'r.returns_at as returnsAt',
  'r.metres',
  'r.started_at as startedAt',
  'r.finished_at as finishedAt',
] as const;

const rounds = (db: Db | Tx) =>
  db
    .selectFrom('round as r')
    .innerJoin('van as v', 'v.van_id', 'r.van_id')
    .leftJoin('account as a', 'a.account_id', 'r.driver_id')
    .select(roundColumns);

export function roundsOfSlot(db: Db | Tx, timeslotId: number): Promise<RoundRow[]> {
  return rounds(db).where('r.timeslot_id', '=', timeslotId).orderBy('r.number').execute();
}

export function findRound(db: Db | Tx, roundId: number): Promise<RoundRow | undefined> {
  return rounds(db).where('r.round_id', '=', roundId).executeTakeFirst();
}

/** Confirmed rounds of a driver in slots of a day, and those that are still on the road. */
export function roundsOfDriver(db: Db, driverId: number, day: string): Promise<RoundRow[]> {
  return rounds(db)
    .innerJoin('timeslot as t', 't.timeslot_id', 'r.timeslot_id')
    .where('r.driver_id', '=', driverId)
    .where('r.state', '<>', 'draft')
    .where(({ eb, or }) => or([eb('t.day', '=', day), eb('r.state', '=', 'started')]))
    .orderBy('r.departs_at')
    .execute();
}

/** When vans come back from rounds of earlier slots of the day. */
export async function vansBackAt(db: Db, day: string, before: Date): Promise<Map<number, Date>> {
  const rows = await db
    .selectFrom('round as r')
    .innerJoin('timeslot as t', 't.timeslot_id', 'r.timeslot_id')
    .where('t.day', '=', day)
    .where('t.begin_at', '<', before)
    .groupBy('r.van_id')
    .select(({ fn }) => ['r.van_id as vanId', fn.max('r.returns_at').as('at')])
    .execute();
  return new Map(rows.map(({ vanId, at }) => [vanId, at]));
}

export function stopsOfRounds(db: Db | Tx, roundIds: readonly number[]): Promise<StopRow[]> {
  return db
    .selectFrom('round_stop')
    .select([
      'round_stop_id as roundStopId',
      'round_id as roundId',
      'order_id as orderId',
      'position',
      sql<StopState>`state`.as('state'),
      'crates',
      'service_seconds as serviceSeconds',
      'drive_seconds as driveSeconds',
      'arrives_at as arrivesAt',
      'latitude',
      'longitude',
      'arrived_at as arrivedAt',
      'done_at as doneAt',
      'door_code as doorCode',
    ])
    .where('round_id', '=', sql<number>`any(${[...roundIds]}::int[])`)
    .orderBy('round_id')
    .orderBy('position')
    .execute();
}

export async function readPlan(db: Db | Tx, timeslotId: number): Promise<PlanRow> {
  const row = await db
    .selectFrom('round_plan')
    .select(['revision', sql<Record<string, string>>`left_out`.as('leftOut')])
    .where('timeslot_id', '=', timeslotId)
    .executeTakeFirst();
  return row ?? { revision: 0, leftOut: {} };
}

/** Locks the plan of a slot, which is there from then on. @returns its revision */
export async function lockPlan(tx: Tx, timeslotId: number): Promise<number> {
  assertLockOrder(tx, 'round');
  await tx
    .insertInto('round_plan')
    .values({ timeslot_id: timeslotId })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  const { revision } = await tx
    .selectFrom('round_plan')
    .select('revision')
    .where('timeslot_id', '=', timeslotId)
    .forUpdate()
    .executeTakeFirstOrThrow();
  return revision;
}

export async function countPlanChange(tx: Tx, timeslotId: number, leftOut?: Record<string, string>): Promise<void> {
  await tx
    .updateTable('round_plan')
    .set({
      revision: sql`revision + 1`,
      ...(leftOut ? { left_out: JSON.stringify(leftOut) } : {}),
    })
    .where('timeslot_id', '=', timeslotId)
    .execute();
}

/** Locks a round: its driver's gestures and its start take turns. */
export async function lockRound(tx: Tx, roundId: number): Promise<RoundRow | undefined> {
  assertLockOrder(tx, 'round');
  const row = await tx
    .selectFrom('round')
    .select('round_id')
    .where('round_id', '=', roundId)
    .forUpdate()
    .executeTakeFirst();
  return row && findRound(tx, roundId);
}

export async function lockRoundsOfSlot(tx: Tx, timeslotId: number): Promise<RoundRow[]> {
  assertLockOrder(tx, 'round');
  await tx
    .selectFrom('round')
    .select('round_id')
    .where('timeslot_id', '=', timeslotId)
    .orderBy('round_id')
    .forUpdate()
    .execute();
  return roundsOfSlot(tx, timeslotId);
}

export interface NewRound {
  timeslotId: number;
  warehouseId: number;
  vanId: number;
  leavesAt: Date;
}

/** An empty round with the next free number. */
export async function insertRound(tx: Tx, round: NewRound): Promise<number> {
  const { round_id: roundId } = await tx
    .insertInto('round')
    .values({
      timeslot_id: round.timeslotId,
      warehouse_id: round.warehouseId,
      van_id: round.vanId,
      number: sql<number>`(select coalesce(max(number), 0) + 1 from round where timeslot_id = ${round.timeslotId})`,
      leaves_at: round.leavesAt,
      departs_at: round.leavesAt,
      returns_at: round.leavesAt,
    })
    .returning('round_id')
    .executeTakeFirstOrThrow();
  return roundId;
}

export async function deleteRounds(tx: Tx, roundIds: readonly number[]): Promise<void> {
  await tx
    .deleteFrom('round')
    .where('round_id', '=', sql<number>`any(${[...roundIds]}::int[])`)
    .execute();
}

export async function updateRound(
  tx: Tx,
  roundId: number,
  values: Partial<{
    driver_id: number | null;
    state: RoundState;
    leaves_at: Date;
    departs_at: Date;
    returns_at: Date;
    metres: number;
    confirmed_at: Date;
    started_at: Date;
    finished_at: Date;
  }>,
): Promise<void> {
  await tx.updateTable('round').set(values).where('round_id', '=', roundId).execute();
}

export interface NewStop {
  orderId: number;
  crates: number;
  serviceSeconds: number;
  driveSeconds: number;
  arrivesAt: Date;
  latitude: number;
  longitude: number;
  doorCode: string | null;
}

/** The stops of rounds that have not started are written as a whole; an order is on one round only, the last that took it. */
export async function replaceStops(tx: Tx, roundId: number, stops: readonly NewStop[]): Promise<void> {
  await tx.deleteFrom('round_stop').where('round_id', '=', roundId).execute();
  if (stops.length === 0) return;
  await tx
    .insertInto('round_stop')
    .values(
      stops.map((stop, index) => ({
        round_id: roundId,
        order_id: stop.orderId,
        position: index + 1,
        crates: stop.crates,
        service_seconds: stop.serviceSeconds,
        drive_seconds: stop.driveSeconds,
        arrives_at: stop.arrivesAt,
        latitude: stop.latitude,
        longitude: stop.longitude,
        door_code: stop.doorCode,
      })),
    )
    .execute();
}

/** Takes orders off rounds that have not started, whatever their slot. */
export async function freeOrders(tx: Tx, orderIds: readonly number[]): Promise<void> {
  await tx
    .deleteFrom('round_stop')
    .where('order_id', '=', sql<number>`any(${[...orderIds]}::int[])`)
    .where('state', '=', 'waiting')
    .where('round_id', 'in', tx.selectFrom('round').select('round_id').where('state', 'in', ['draft', 'confirmed']))
    .execute();
}

/** Takes a stop off a round that is about to start. */
export async function deleteStops(tx: Tx, stopIds: readonly number[]): Promise<void> {
  await tx
    .deleteFrom('round_stop')
    .where('round_stop_id', '=', sql<number>`any(${[...stopIds]}::int[])`)
    .execute();
}

export async function writeDoorCode(tx: Tx, stopId: number, code: string): Promise<void> {
  await tx.updateTable('round_stop').set({ door_code: code }).where('round_stop_id', '=', stopId).execute();
}

export async function writeCrates(tx: Tx, stopId: number, crates: number): Promise<void> {
  await tx.updateTable('round_stop').set({ crates }).where('round_stop_id', '=', stopId).execute();
}
