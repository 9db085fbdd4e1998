import type { AttemptKind, RefusalReason, StopProof, StopState } from '@sporta/contract';
import { sql } from 'kysely';
import type { Db, Tx } from '../../platform/db/database.ts';

/* What happens at the door: table round_stop and those below it. Who writes here has the round locked. */

export interface DoorStop {
  roundStopId: number;
  roundId: number;
  orderId: number;
  position: number;
  state: StopState;
  crates: number;
  doorCode: string | null;
  wrongCodes: number;
  arrivedAt: Date | null;
  doneAt: Date | null;
  age: 'adult' | 'refused' | null;
  empties: number;
  tries: number;
  attempts: { how: AttemptKind; at: string }[];
  notes: { text: string; at: string }[];
  proof: StopProof | null;
  signature: string | null;
  signedBy: string | null;
  backReason: string | null;
  handedOver: string[];
  refused: { orderLineId: number; quantity: number; reason: RefusalReason }[];
  photos: { id: string; subject: 'goods' | 'door'; at: string }[];
}

const columns = [
  's.round_stop_id as roundStopId',
  's.round_id as roundId',
  's.order_id as orderId',
  's.position',
  sql<StopState>`s.state`.as('state'),
  's.crates',
  's.door_code as doorCode',
  's.wrong_codes as wrongCodes',
  's.arrived_at as arrivedAt',
  's.done_at as doneAt',
  sql<'adult' | 'refused' | null>`s.age`.as('age'),
  's.empties',
  's.tries',
  sql<DoorStop['attempts']>`s.attempts`.as('attempts'),
  sql<DoorStop['notes']>`s.notes`.as('notes'),
  sql<StopProof | null>`s.proof`.as('proof'),
  's.signature',
  's.signed_by as signedBy',
  's.back_reason as backReason',
  sql<string[]>`array(select code from round_stop_crate c where c.round_stop_id = s.round_stop_id order by code)`.as(
    'handedOver',
  ),
  sql<
    DoorStop['refused']
  >`(select coalesce(jsonb_agg(jsonb_build_object('orderLineId', order_line_id, 'quantity', quantity,
    'reason', reason) order by at, order_line_id), '[]') from round_refusal f where f.round_stop_id = s.round_stop_id)`.as(
    'refused',
  ),
  sql<DoorStop['photos']>`(select coalesce(jsonb_agg(jsonb_build_object('id', photo_id, 'subject', subject, 'at', at)
    order by at), '[]') from round_photo p where p.round_stop_id = s.round_stop_id)`.as('photos'),
] as const;

export function doorStopsOf(db: Db | Tx, roundIds: readonly number[]): Promise<DoorStop[]> {
  return db
    .selectFrom('round_stop as s')
    .select(columns)
    .where('s.round_id', '=', sql<number>`any(${[...roundIds]}::int[])`)
    .orderBy('s.round_id')
    .orderBy('s.position')
    .execute();
}

/** The latest stop of an order, on whatever round. */
export function lastStopOf(db: Db | Tx, orderId: number): Promise<DoorStop | undefined> {
  return db
    .selectFrom('round_stop as s')
    .select(columns)
    .where('s.order_id', '=', orderId)
    .orderBy('s.round_stop_id', 'desc')
    .limit(1)
    .executeTakeFirst();
}

export async function updateStop(
  tx: Tx,
  stopId: number,
  values: Partial<{
    state: StopState;
    position: number;
    arrived_at: Date;
    done_at: Date;
    age: 'adult' | 'refused';
    empties: number;
    tries: number;
    wrong_codes: number;
    proof: StopProof;
    signature: string | null;
    signed_by: string | null;
    back_reason: string;
    door_code: null;
  }>,
): Promise<void> {
  await tx.updateTable('round_stop').set(values).where('round_stop_id', '=', stopId).execute();
}

/** @returns the orders among these whose customers nobody told before */
export async function markToldLate(tx: Tx, roundId: number, orderIds: readonly number[], now: Date): Promise<number[]> {
  const rows = await tx
    .updateTable('round_stop')
    .set({ told_late_at: now })
    .where('round_id', '=', roundId)
    .where('order_id', '=', sql<number>`any(${[...orderIds]}::int[])`)
    .where('told_late_at', 'is', null)
    .returning('order_id as orderId')
    .execute();
  return rows.map(({ orderId }) => orderId);
}

export async function addAttempt(tx: Tx, stopId: number, attempt: { how: AttemptKind; at: string }): Promise<void> {
  await tx
    .updateTable('round_stop')
    .set({ attempts: sql`attempts || ${JSON.stringify([attempt])}::jsonb` })
    .where('round_stop_id', '=', stopId)
    .execute();
}

export async function addNote(tx: Tx, stopId: number, note: { text: string; at: string }): Promise<void> {
  await tx
    .updateTable('round_stop')
    .set({ notes: sql`notes || ${JSON.stringify([note])}::jsonb` })
    .where('round_stop_id', '=', stopId)
    .execute();
}

export async function handOverCrate(tx: Tx, stopId: number, code: string, at: Date): Promise<void> {
  await tx
    .insertInto('round_stop_crate')
    .values({ round_stop_id: stopId, code, handed_over_at: at })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

export async function takeCrateBack(tx: Tx, stopId: number, code: string): Promise<void> {
  await tx.deleteFrom('round_stop_crate').where('round_stop_id', '=', stopId).where('code', '=', code).execute();
}

export async function writeRefusal(
  tx: Tx,
  stopId: number,
  { orderLineId, quantity, reason, at }: { orderLineId: number; quantity: number; reason: RefusalReason; at: Date },
): Promise<void> {
  await tx
    .insertInto('round_refusal')
    .values({ round_stop_id: stopId, order_line_id: orderLineId, quantity, reason, at })
    .onConflict((conflict) =>
      conflict.columns(['round_stop_id', 'order_line_id']).doUpdateSet({ quantity, reason, at }),
    )
    .execute();
}

export async function deleteRefusal(tx: Tx, stopId: number, orderLineId: number): Promise<void> {
  await tx
    .deleteFrom('round_refusal')
    .where('round_stop_id', '=', stopId)
    .where('order_line_id', '=', orderLineId)
    .execute();
}

export async function insertPhoto(
  tx: Tx,
  photo: { id: string; stopId: number; subject: 'goods' | 'door'; at: Date; image: Buffer },
): Promise<void> {
  await tx
    .insertInto('round_photo')
    .values({
      photo_id: photo.id,
      round_stop_id: photo.stopId,
      subject: photo.subject,
      at: photo.at,
      image: photo.image,
    })
    .execute();
}

/** Pictures of a stop, the first one first. */
export function photosOf(db: Db, stopId: number) {
  return db
    .selectFrom('round_photo')
    .select([sql<'goods' | 'door'>`subject`.as('subject'), 'at', 'image'])
    .where('round_stop_id', '=', stopId)
    .orderBy('at')
    .execute();
}

/** Lines of orders that only an adult may take. */
export async function alcoholOf(db: Db | Tx, orderIds: readonly number[]): Promise<Set<number>> {
  const rows = await db
    .selectFrom('order_line')
    .select('order_line_id as id')
    .where('order_id', '=', sql<number>`any(${[...orderIds]}::int[])`)
    .where('alcohol', '=', true)
    .where(sql<boolean>`outcome is distinct from 'missing'`)
    .execute();
  return new Set(rows.map(({ id }) => id));
}
