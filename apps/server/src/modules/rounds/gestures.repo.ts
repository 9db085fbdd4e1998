import type { Db, Tx } from '../../platform/db/database.ts';

export interface KnownGesture {
  accountId: number;
  refusal: string | null;
  message: string | null;
}

/** What became of a gesture that came before. */
export function findGesture(db: Db | Tx, gestureId: string): Promise<KnownGesture | undefined> {
  return db
    .selectFrom('round_gesture')
    .select(['account_id as accountId', 'refusal', 'message'])
    .where('gesture_id', '=', gestureId)
    .executeTakeFirst();
}

export interface GestureRow {
  id: string;
  roundId: number;
  orderId: number | undefined;
  accountId: number;
  device: string;
  kind: string;
  madeAt: Date;
  receivedAt: Date;
  refusal?: { code: string; message: string };
}

/** @returns false when it was written before */
export async function insertGesture(tx: Tx, gesture: GestureRow): Promise<boolean> {
  const row = await tx
    .insertInto('round_gesture')
    .values({
      gesture_id: gesture.id,
      round_id: gesture.roundId,
      order_id: gesture.orderId ?? null,
      account_id: gesture.accountId,
      device: gesture.device,
      kind: gesture.kind,
      made_at: gesture.madeAt,
      received_at: gesture.receivedAt,
      refusal: gesture.refusal?.code ?? null,
      message: gesture.refusal?.message ?? null,
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning('gesture_id')
    .executeTakeFirst();
  return row !== undefined;
}
